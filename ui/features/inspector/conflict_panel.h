#pragma once

#include "ui/features/inspector/document_reader.h"

#include <QWidget>

class QLabel;

namespace davenport::widgets {
class Button;
}

namespace davenport::inspector {

class ChangeList;

/// Shows what somebody else did to the document meanwhile and offers the three ways on. My text stays in the editor all
/// the while. GUI thread only.
class ConflictPanel : public QWidget {
    Q_OBJECT
public:
    explicit ConflictPanel(QWidget *parent = nullptr);

    /// Shows itself. `opened` is the revision that my edit was begun on.
    void present(const Meanwhile &meanwhile, const QString &opened);
    QString headline() const;
    ChangeList *changes() const { return m_changes; }

signals:
    /// Put their text in the editor (asked twice; undo brings mine back).
    void takeTheirs();
    /// Go on with my text on top of their revision.
    void keepMine();
    void dismissed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void askAboutTheirs();
    void resetQuestion();

    QLabel *m_headline;
    QLabel *m_text;
    ChangeList *m_changes;
    widgets::Button *m_theirs;
    widgets::Button *m_mine;
    bool m_asked = false;
};

} // namespace davenport::inspector
