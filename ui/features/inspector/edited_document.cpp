#include "ui/features/inspector/edited_document.h"

#include "ui/features/inspector/document_text.h"
#include "ui/session/open_database.h"

namespace davenport::inspector {
namespace {

constexpr int kCheckDelay = 160;

// A job of the studio reports a refused write the way every other failure is reported.
api::WriteOutcome orThrow(api::WriteOutcome outcome) {
    if (outcome.error) {
        throw *outcome.error;
    }
    return outcome;
}

struct Written {
    std::string rev;
    std::string text;
    ReadDocument read;
};

} // namespace

EditedDocument::EditedDocument(QObject *parent) : QObject(parent), m_worker(QStringLiteral("inspector")) {
    m_checkTimer.setSingleShot(true);
    m_checkTimer.setInterval(kCheckDelay);
    connect(&m_checkTimer, &QTimer::timeout, this, &EditedDocument::runCheck);
}

void EditedDocument::setState(State state) {
    m_state = state;
    emit stateChanged();
}

void EditedDocument::setBusy(bool busy) {
    if (busy != m_busy) {
        m_busy = busy;
        emit busyChanged(busy);
    }
}

void EditedDocument::close() {
    m_reads.supersede();
    m_writes.supersede();
    m_checks.supersede();
    m_checkTimer.stop();
    disconnect(m_feed);
    m_locator = {};
    m_read = {};
    m_error.reset();
    m_new = false;
    setBase({}, {});
    setBusy(false);
    setState(State::Empty);
}

void EditedDocument::open(const session::DocumentLocator &locator) {
    close();
    if (locator.isEmpty()) {
        return;
    }
    m_locator = locator;
    setState(State::Loading);
    m_feed = connect(locator.database.get(), &session::OpenDatabase::changed, this, &EditedDocument::follow);
    locator.database->run(
        m_reads,
        [id = locator.id.toStdString(), rev = locator.rev.toStdString()](api::Session &session, const base::Work &) {
            return readDocument(session, id, rev);
        },
        [this](ReadDocument read) {
            adopt(read);
            setState(State::Open);
            emit opened();
        },
        [this](const base::Error &error) { fail(error); });
}

void EditedDocument::openNew(const session::DatabasePtr &database, const QString &id) {
    close();
    m_locator = {database, id, {}};
    m_new = true;
    setState(State::Open);
    emit opened();
}

bool EditedDocument::isEditable() const {
    if (m_state != State::Open || !m_locator.database) {
        return false;
    }
    return m_new || (m_locator.database->capabilities().writable && m_read.document.rev == m_read.winner &&
                     !m_read.document.deleted);
}

void EditedDocument::setBase(const QByteArray &text, const QString &rev) {
    m_base = std::make_shared<const std::string>(text.toStdString());
    m_baseRev = rev;
    m_new = rev.isEmpty() && !m_locator.isEmpty();
}

void EditedDocument::adopt(const ReadDocument &read) {
    m_read = read;
    m_base = std::make_shared<const std::string>(m_read.text);
    m_baseRev = QString::fromStdString(m_read.document.rev);
    m_new = false;
}

void EditedDocument::fail(const base::Error &error) {
    m_error = error;
    setState(State::Failed);
}

void EditedDocument::check(const QByteArray &text) {
    m_toCheck = [text] { return text; };
    m_checkTimer.stop();
    runCheck();
}

void EditedDocument::checkSoon(std::function<QByteArray()> text) {
    m_toCheck = std::move(text);
    m_checkTimer.start();
}

void EditedDocument::runCheck() {
    m_checks.supersede();
    m_worker.run(
        m_checks,
        [text = m_toCheck().toStdString(), base = m_base,
         expected = TextExpectation{m_locator.id.toStdString(), m_baseRev.toStdString()}](const base::Work &) {
            TextFindings findings;
            findings.lines = changedLines(*base, text);
            try {
                checkDocumentText(text, expected);
            } catch (const base::Error &error) {
                findings.problem = error;
            }
            return findings;
        },
        [this](const TextFindings &findings) { emit checked(findings); });
}

void EditedDocument::compare(const QByteArray &text) {
    m_writes.supersede();
    setBusy(true);
    m_worker.run(
        m_writes,
        [text = text.toStdString(), base = m_base,
         expected = TextExpectation{m_locator.id.toStdString(), m_baseRev.toStdString()}](const base::Work &) {
            checkDocumentText(text, expected);
            return compareDocuments(base->empty() ? "{}" : std::string_view(*base), text);
        },
        [this](const JsonDifference &difference) {
            setBusy(false);
            emit compared(difference);
        },
        [this](const base::Error &error) {
            setBusy(false);
            emit refused(error);
        });
}

void EditedDocument::save(const QByteArray &text) {
    m_writes.supersede();
    setBusy(true);
    m_locator.database->run(
        m_writes,
        [id = m_locator.id.toStdString(), rev = m_baseRev.toStdString(),
         text = text.toStdString()](api::Session &session, const base::Work &) {
            Written written;
            written.rev = orThrow(session.documents()->put(id, text, rev)).rev;
            written.text = withRevision(text, written.rev);
            written.read = readDocument(session, id, {});
            return written;
        },
        [this](Written written) {
            setBusy(false);
            m_read = std::move(written.read);
            const auto saveText = QByteArray::fromStdString(written.text);
            setBase(saveText, QString::fromStdString(written.rev));
            m_locator.rev.clear();
            if (!m_feed) {
                m_feed = connect(m_locator.database.get(), &session::OpenDatabase::changed, this,
                                 &EditedDocument::follow);
            }
            emit saved(m_baseRev, saveText);
        },
        [this, text](const base::Error &error) { onWriteFailed(error, text); });
}

void EditedDocument::remove(const QByteArray &textOnShow) {
    m_writes.supersede();
    setBusy(true);
    m_locator.database->run(
        m_writes,
        [id = m_locator.id.toStdString(), rev = m_baseRev.toStdString()](api::Session &session, const base::Work &) {
            orThrow(session.documents()->remove(id, rev));
        },
        [this] {
            setBusy(false);
            emit removed();
        },
        [this, textOnShow](const base::Error &error) { onWriteFailed(error, textOnShow); });
}

void EditedDocument::onWriteFailed(const base::Error &error, const QByteArray &text) {
    if (error.code() == base::ErrorCode::Conflict) {
        askMeanwhile(text);
        return;
    }
    setBusy(false);
    emit refused(error);
}

void EditedDocument::askMeanwhile(const QByteArray &text) {
    setBusy(true);
    m_locator.database->run(
        m_writes,
        [id = m_locator.id.toStdString(), base = m_base, rev = m_baseRev.toStdString(),
         mine = text.toStdString()](api::Session &session, const base::Work &) {
            return readMeanwhile(session, id, *base, rev, mine);
        },
        [this](const Meanwhile &meanwhile) {
            setBusy(false);
            emit conflicted(meanwhile);
        },
        [this](const base::Error &error) {
            setBusy(false);
            emit refused(error);
        });
}

void EditedDocument::follow(const session::ChangeBatch &batch) {
    if (m_state == State::Open && !m_new && (!batch.complete || batch.ids.contains(m_locator.id))) {
        refresh();
    }
}

void EditedDocument::refresh() {
    m_reads.supersede();
    m_locator.database->run(
        m_reads,
        [id = m_locator.id.toStdString(), rev = m_locator.rev.toStdString()](api::Session &session,
                                                                            const base::Work &) {
            return readDocument(session, id, rev);
        },
        [this](ReadDocument read) {
            const bool other = read.document.rev != m_read.document.rev || read.tree.size() != m_read.tree.size() ||
                               read.conflictCount() != m_read.conflictCount();
            m_read = std::move(read);
            if (other) {
                emit changedMeanwhile();
            }
        },
        [this](const base::Error &) {
            m_read.winner.clear(); // purged, or compacted away: nothing to go on from
            emit changedMeanwhile();
        });
}

} // namespace davenport::inspector
