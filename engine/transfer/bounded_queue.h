#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <optional>

namespace davenport::transfer {

/// Hands values from one thread to another; a full queue makes the giver wait, so that memory stays bounded.
template <class T>
class BoundedQueue {
public:
    explicit BoundedQueue(std::size_t capacity) : m_capacity(capacity) {}

    /// Waits for room. False when the queue was closed: nobody will take the value.
    bool push(T value) {
        std::unique_lock lock(m_mutex);
        m_room.wait(lock, [this] { return m_closed || m_values.size() < m_capacity; });
        if (m_closed) {
            return false;
        }
        m_values.push_back(std::move(value));
        m_filled.notify_one();
        return true;
    }

    /// Waits for a value. Empty when the queue was closed and holds no more.
    std::optional<T> pop() {
        std::unique_lock lock(m_mutex);
        m_filled.wait(lock, [this] { return m_closed || !m_values.empty(); });
        if (m_values.empty()) {
            return std::nullopt;
        }
        std::optional<T> value(std::move(m_values.front()));
        m_values.pop_front();
        m_room.notify_one();
        return value;
    }

    /// No more values: those inside may still be taken.
    void close() {
        const std::lock_guard lock(m_mutex);
        m_closed = true;
        m_room.notify_all();
        m_filled.notify_all();
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_room;
    std::condition_variable m_filled;
    std::deque<T> m_values;
    std::size_t m_capacity;
    bool m_closed = false;
};

} // namespace davenport::transfer
