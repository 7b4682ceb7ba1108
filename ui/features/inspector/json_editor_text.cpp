// The editor's text: whole outside, with long strings put aside inside.
#include "ui/features/inspector/json_editor.h"
#include "ui/widgets/size_meter.h"

#include <QMimeData>
#include <QScrollBar>

#include <algorithm>

namespace davenport::inspector {

using json::LongStrings;

namespace {

unsigned long word(qsizetype value) {
    return static_cast<unsigned long>(value);
}

std::string_view viewOf(const QByteArray &bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

} // namespace

qsizetype JsonEditor::positions() const { return SendScintilla(SCI_GETLENGTH); }

qsizetype JsonEditor::cursorPosition() const { return SendScintilla(SCI_GETCURRENTPOS); }

const LongStrings::Places &JsonEditor::places() const {
    if (!m_placesKnown) {
        m_places = m_strings.places(view(0, positions()));
        m_placesKnown = true;
    }
    return m_places;
}

qsizetype JsonEditor::toDocument(qsizetype position) const {
    return static_cast<qsizetype>(LongStrings::toDocument(places(), static_cast<std::size_t>(position)));
}

qsizetype JsonEditor::toPosition(qsizetype offset) const {
    return static_cast<qsizetype>(LongStrings::toShortened(places(), static_cast<std::size_t>(offset)));
}

QByteArray JsonEditor::bytes() const {
    const std::string_view all = view(0, positions());
    if (m_strings.isEmpty()) {
        return {all.data(), static_cast<qsizetype>(all.size())};
    }
    return QByteArray::fromStdString(m_strings.expand(all));
}

qint64 JsonEditor::byteCount() const { return toDocument(positions()); }

bool JsonEditor::holds(std::string_view text) const {
    if (static_cast<std::size_t>(byteCount()) != text.size()) {
        return false;
    }
    const std::string_view all = view(0, positions());
    std::size_t done = 0;
    for (const LongStrings::Place &place : places()) {
        const std::size_t length = place.begin - done;
        if (text.substr(place.document - length, length) != all.substr(done, length) ||
            text.substr(place.document, place.size) != m_strings.pieceAt(all, place.begin)) {
            return false;
        }
        done = place.begin + LongStrings::kMark;
    }
    return text.substr(text.size() - (all.size() - done)) == all.substr(done);
}

// Each mark is as wide as the box that is painted over it.
void JsonEditor::readMarks() {
    for (; m_marksKnown < m_strings.pieceCount(); ++m_marksKnown) {
        const QByteArray mark(m_strings.mark(m_marksKnown).data(), static_cast<qsizetype>(LongStrings::kMark));
        const QString box =
            tr("+ %1").arg(widgets::SizeMeter::bytesText(static_cast<qint64>(m_strings.piece(m_marksKnown).size())));
        SendScintilla(SCI_SETREPRESENTATION, mark.constData(), QByteArray(box.size() + 1, 'm').constData());
    }
}

void JsonEditor::setDocument(const QByteArray &text) {
    const bool wasReadOnly = isReadOnly();
    setReadOnly(false);
    clearProblem();
    setHits({}, 0, -1);
    setChangedLines({});
    SendScintilla(SCI_SETUNDOCOLLECTION, 0UL);
    SendScintilla(SCI_CLEARALL);
    m_strings.clear();
    m_marksKnown = 0;
    const std::string shortened = m_strings.collapse(viewOf(text));
    readMarks();
    SendScintilla(SCI_SETSCROLLWIDTH, 1UL);
    SendScintilla(SCI_APPENDTEXT, shortened.size(), shortened.data());
    m_placesKnown = false;
    SendScintilla(SCI_SETUNDOCOLLECTION, 1UL);
    SendScintilla(SCI_EMPTYUNDOBUFFER);
    SendScintilla(SCI_GOTOPOS, 0UL);
    horizontalScrollBar()->setValue(0);
    setReadOnly(wasReadOnly);
}

void JsonEditor::replaceDocument(const QByteArray &text) { replaceRange(0, byteCount(), text); }

void JsonEditor::replaceRange(qsizetype begin, qsizetype end, const QByteArray &text) {
    const qsizetype cursor = cursorPosition();
    qsizetype from = toPosition(begin);
    qsizetype to = toPosition(end);
    std::string now = text.toStdString();
    // A piece that is put aside is replaced as a whole: what is to stay of it is written anew.
    if (const qsizetype missing = begin - toDocument(from); missing > 0) {
        now.insert(0, m_strings.pieceAt(view(0, positions()), static_cast<std::size_t>(from))
                          .substr(0, static_cast<std::size_t>(missing)));
    }
    if (const qsizetype missing = end - toDocument(to); missing > 0) {
        now += m_strings.pieceAt(view(0, positions()), static_cast<std::size_t>(to))
                   .substr(static_cast<std::size_t>(missing));
        to += static_cast<qsizetype>(LongStrings::kMark);
    }
    now = m_strings.collapse(now);
    readMarks();
    SendScintilla(SCI_BEGINUNDOACTION);
    SendScintilla(SCI_SETTARGETSTART, word(from));
    SendScintilla(SCI_SETTARGETEND, word(to));
    SendScintilla(SCI_REPLACETARGET, now.size(), now.data());
    SendScintilla(SCI_ENDUNDOACTION);
    m_placesKnown = false;
    if (begin == 0) {
        SendScintilla(SCI_GOTOPOS, word(std::min<qsizetype>(cursor, positions())));
    }
}

void JsonEditor::goTo(qsizetype offset, qsizetype selectTo) {
    const qsizetype position = toPosition(offset);
    const long line = SendScintilla(SCI_LINEFROMPOSITION, word(position));
    SendScintilla(SCI_ENSUREVISIBLEENFORCEPOLICY, static_cast<unsigned long>(line));
    SendScintilla(SCI_SETSEL, word(selectTo < 0 ? position : toPosition(selectTo)), static_cast<long>(position));
    SendScintilla(SCI_SCROLLCARET);
}

qsizetype JsonEditor::cursorOffset() const { return toDocument(cursorPosition()); }

std::optional<std::pair<qsizetype, qsizetype>> JsonEditor::problemRange() const {
    if (!m_problem) {
        return std::nullopt;
    }
    return std::pair(toDocument(m_problem->first), toDocument(m_problem->second));
}

// Other programs get the whole text.
QMimeData *JsonEditor::toMimeData(const QByteArray &text, bool rectangular) const {
    return QsciScintilla::toMimeData(QByteArray::fromStdString(m_strings.expand(viewOf(text))), rectangular);
}

QByteArray JsonEditor::fromMimeData(const QMimeData *source, bool &rectangular) const {
    return QByteArray::fromStdString(m_strings.collapse(viewOf(QsciScintilla::fromMimeData(source, rectangular))));
}

} // namespace davenport::inspector
