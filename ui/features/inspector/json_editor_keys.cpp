// Keys and mouse of the editor.
#include "ui/features/inspector/json_editor.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>

#include <memory>

namespace davenport::inspector {
namespace {

bool isFindKey(const QKeyEvent *event) {
    return event->matches(QKeySequence::Find) || event->key() == Qt::Key_F3;
}

} // namespace

bool JsonEditor::event(QEvent *event) {
    if (event->type() == QEvent::ShortcutOverride && isFindKey(static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QsciScintilla::event(event);
}

void JsonEditor::keyPressEvent(QKeyEvent *event) {
    if (event->matches(QKeySequence::Find)) {
        emit findRequested();
        return;
    }
    if (event->key() == Qt::Key_F3) {
        emit findNextRequested((event->modifiers() & Qt::ShiftModifier) == 0);
        return;
    }
    if (!isReadOnly() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) &&
        event->modifiers() == Qt::NoModifier && indentNewLine()) {
        return;
    }
    if (!isReadOnly() && (event->text() == QLatin1String("}") || event->text() == QLatin1String("]"))) {
        dedentCloser(event->text().at(0).toLatin1());
    }
    QsciScintilla::keyPressEvent(event);
}

bool JsonEditor::indentNewLine() {
    if (hasSelectedText()) {
        removeSelectedText();
    }
    const qsizetype cursor = cursorPosition();
    const long line = SendScintilla(SCI_LINEFROMPOSITION, static_cast<unsigned long>(cursor));
    const qsizetype lineBegin = SendScintilla(SCI_POSITIONFROMLINE, static_cast<unsigned long>(line));
    const std::string_view before = view(lineBegin, cursor);
    const std::size_t indent = std::min(before.find_first_not_of(" \t"), before.size());
    const std::size_t lastInk = before.find_last_not_of(" \t");
    const char opener = lastInk == std::string_view::npos ? '\0' : before[lastInk];
    const char next = cursor < positions() ? view(cursor, cursor + 1).front() : '\0';
    std::string text = "\n" + std::string(before.substr(0, indent));
    const std::string outer = text;
    if (opener == '{' || opener == '[') {
        text += "  ";
    }
    const bool closesHere = (opener == '{' && next == '}') || (opener == '[' && next == ']');
    const std::string all = closesHere ? text + outer : text;
    SendScintilla(SCI_BEGINUNDOACTION);
    SendScintilla(SCI_ADDTEXT, static_cast<unsigned long>(all.size()), all.c_str());
    SendScintilla(SCI_GOTOPOS, static_cast<unsigned long>(cursor) + text.size());
    SendScintilla(SCI_ENDUNDOACTION);
    return true;
}

// A closing bracket typed as the first ink of a line goes under the line that opened it.
void JsonEditor::dedentCloser(char closer) {
    const qsizetype cursor = cursorPosition();
    const long line = SendScintilla(SCI_LINEFROMPOSITION, static_cast<unsigned long>(cursor));
    const qsizetype lineBegin = SendScintilla(SCI_POSITIONFROMLINE, static_cast<unsigned long>(line));
    const std::string_view before = view(lineBegin, cursor);
    if (hasSelectedText() || before.empty() || before.find_first_not_of(" \t") != std::string_view::npos) {
        return;
    }
    // What was just typed has no styles yet.
    SendScintilla(SCI_COLOURISE, static_cast<unsigned long>(SendScintilla(SCI_GETENDSTYLED)), static_cast<long>(cursor));
    // The opener is looked for backwards, by bracket styles alone and not too far.
    constexpr qsizetype kFar = 200'000;
    const char opener = closer == '}' ? '{' : '[';
    int depth = 1;
    for (qsizetype at = lineBegin - 1; at >= 0 && at > lineBegin - kFar; --at) {
        const char c = view(at, at + 1).front();
        if ((c != opener && c != closer) || SendScintilla(SCI_GETSTYLEAT, static_cast<unsigned long>(at)) != 6) {
            continue;
        }
        depth += c == closer ? 1 : -1;
        if (depth == 0) {
            const long openLine = SendScintilla(SCI_LINEFROMPOSITION, static_cast<unsigned long>(at));
            SendScintilla(SCI_SETLINEINDENTATION, static_cast<unsigned long>(line),
                          SendScintilla(SCI_GETLINEINDENTATION, static_cast<unsigned long>(openLine)));
            SendScintilla(SCI_GOTOPOS,
                          static_cast<unsigned long>(
                              SendScintilla(SCI_GETLINEINDENTPOSITION, static_cast<unsigned long>(line))));
            return;
        }
    }
}

void JsonEditor::mousePressEvent(QMouseEvent *event) {
    const int line = lineOfY(event->pos().y());
    if (event->button() == Qt::LeftButton && m_foldBoxes.value(line).contains(event->pos())) {
        toggleFoldAt(line);
        return;
    }
    QsciScintilla::mousePressEvent(event);
}

void JsonEditor::mouseMoveEvent(QMouseEvent *event) {
    QsciScintilla::mouseMoveEvent(event);
    if (event->buttons() == Qt::NoButton && m_foldBoxes.value(lineOfY(event->pos().y())).contains(event->pos())) {
        viewport()->setCursor(Qt::PointingHandCursor);
    }
}

void JsonEditor::contextMenuEvent(QContextMenuEvent *event) {
    const std::unique_ptr<QMenu> own(createStandardContextMenu());
    QMenu *menu = own.get();
    menu->addSeparator();
    menu->addAction(tr("Fold all"), this, [this] { setAllFolded(true); });
    menu->addAction(tr("Unfold all"), this, [this] { setAllFolded(false); });
    menu->addAction(tr("Find…"), this, &JsonEditor::findRequested);
    menu->exec(event->globalPos());
}

} // namespace davenport::inspector
