#pragma once

#include <QDialog>
#include <QStringList>

namespace davenport::shell {

/// A page that would lose work if it closed.
struct UnsavedPage {
    QString title;
    QStringList work;
};

/// Lists the work that would be lost and asks whether to close all the same. Accepted means yes.
class UnsavedDialog : public QDialog {
    Q_OBJECT
public:
    UnsavedDialog(const QList<UnsavedPage> &pages, QWidget *parent);
};

} // namespace davenport::shell
