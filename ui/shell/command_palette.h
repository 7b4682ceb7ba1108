#pragma once

#include "ui/shell/palette_provider.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;

namespace davenport::shell {

class PaletteDelegate;
class PaletteModel;

/// The box over a veil in which one types to find commands, databases, documents and fields. Fills its parent while it
/// is open. Up, Down, Return choose; Tab narrows to the
/// chosen database or the chosen kind; Esc or a click on the veil closes and gives the focus back.
class CommandPalette : public QWidget {
    Q_OBJECT
public:
    explicit CommandPalette(QWidget *parent);

    /// Adds a source and takes ownership. Sources answer in the order in which they were added.
    void addProvider(PaletteProvider *provider);

    /// Opens, with `text` typed already, and takes the focus.
    void open(const QString &text = {});
    bool isOpen() const { return isVisible(); }

    /// Closes and gives the focus back to the widget that had it.
    void close();

    /// The rows on show and the line one types into, for tests.
    PaletteModel &model() { return *m_model; }
    QLineEdit &input() { return *m_input; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void ask();
    void answer(PaletteProvider *provider, int question, const QList<PaletteEntry> &entries);
    void move(int step);
    void run(int row);
    void narrow();
    void offerDocuments();
    void place();

    QWidget *m_box;
    QLineEdit *m_input;
    QListView *m_list;
    QLabel *m_nothing;
    QWidget *m_footer = nullptr;
    PaletteModel *m_model;
    PaletteDelegate *m_delegate;
    QList<PaletteProvider *> m_providers;
    QPointer<QWidget> m_formerFocus;
    int m_question = 0;
    bool m_offered = false; ///< the only row is the offer to look for documents
};

} // namespace davenport::shell
