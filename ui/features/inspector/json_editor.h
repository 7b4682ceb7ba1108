#pragma once

#include "engine/base/error.h"
#include "ui/features/inspector/fold_label.h"
#include "ui/json/long_strings.h"

#include <Qsci/qsciscintilla.h>

#include <QHash>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace davenport::inspector {

/// An editor for JSON text: line numbers, change bar, folding with labels, brace matching, indenting, a squiggle under a
/// problem. Only what is visible is tokenized and long strings are put aside (a box stands for them), so a text of many
/// megabytes opens at once and typing in it costs nothing. The text is bytes of UTF-8 and is never reformatted; offsets are
/// those of the whole text, as the engine counts. GUI thread only.
class JsonEditor : public QsciScintilla {
    Q_OBJECT
public:
    explicit JsonEditor(QWidget *parent = nullptr);

    /// The text as it stands.
    QByteArray bytes() const;
    /// The number of bytes of the text.
    qint64 byteCount() const;
    /// Whether the text is exactly `text`; does not copy it.
    bool holds(std::string_view text) const;
    /// Another document: the text is replaced, undo begins anew, the cursor is at the start.
    void setDocument(const QByteArray &text);
    /// The same document with another text: one step that undo takes back.
    void replaceDocument(const QByteArray &text);
    /// Replaces the bytes from `begin` to `end` as one step that undo takes back.
    void replaceRange(qsizetype begin, qsizetype end, const QByteArray &text);

    /// Puts the change bar at these lines (from 0) and takes it from all others.
    void setChangedLines(const std::vector<int> &lines);
    /// Underlines the token at `where` and shows `message` as its tool tip.
    void setProblem(const base::TextPosition &where, const QString &message);
    void clearProblem();
    /// The underlined bytes [begin, end), if a problem is shown.
    std::optional<std::pair<qsizetype, qsizetype>> problemRange() const;

    /// Marks the hits of a search, each `length` bytes long, and `current` (an index, -1 for none) more strongly.
    void setHits(const std::vector<qsizetype> &offsets, qsizetype length, qsizetype current);
    /// Puts the cursor there and brings it into view, unfolding what hides it.
    void goTo(qsizetype offset, qsizetype selectTo = -1);
    /// The cursor's byte offset.
    qsizetype cursorOffset() const;

    /// What the string or number at the byte `position` of the shown text means to a person, or nothing: a time, the length
    /// of a long string, a number that others round.
    QString noteAt(qsizetype position) const;

    /// Folds or unfolds every object and array below the first level.
    void setAllFolded(bool folded);
    void toggleFoldAt(int line);

signals:
    /// The person asked for the search bar.
    void findRequested();
    /// F3 (true) or Shift+F3.
    void findNextRequested(bool forward);

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    QMimeData *toMimeData(const QByteArray &text, bool rectangular) const override;
    QByteArray fromMimeData(const QMimeData *source, bool &rectangular) const override;

private:
    void setUpMargins();
    void applyTheme();
    void updateNumberWidth();
    void styleUpTo(int position);
    void matchBraces();
    void readMarks();
    const json::LongStrings::Places &places() const;
    qsizetype toDocument(qsizetype position) const;
    qsizetype toPosition(qsizetype offset) const;
    qsizetype positions() const;
    qsizetype cursorPosition() const;
    bool indentNewLine();
    void dedentCloser(char closer);
    int lineOfY(int y) const;
    QRect lineRect(int line) const;
    void paintMargins(QPainter &painter, int line, const QRect &row);
    void paintFold(QPainter &painter, int line, const QRect &row);
    void paintLongStrings(QPainter &painter, int line, const QRect &row);
    const FoldLabel &foldLabel(int line);
    bool isFoldHeader(int line) const;
    bool isFolded(int line) const;
    std::string_view view(qsizetype begin, qsizetype end) const;

    std::optional<std::pair<qsizetype, qsizetype>> m_problem; // positions
    QString m_problemText;
    QHash<int, FoldLabel> m_foldLabels;
    QHash<int, QRect> m_foldBoxes; // as painted last, for the mouse
    mutable json::LongStrings m_strings; // pasting puts strings aside, too
    mutable json::LongStrings::Places m_places;
    mutable bool m_placesKnown = true;
    mutable std::size_t m_marksKnown = 0;
};

} // namespace davenport::inspector
