#include "ui/shell/field_provider.h"

#include "ui/shell/frame.h"
#include "ui/shell/page.h"

#include <QPointer>
#include <QTableView>

namespace davenport::shell {

FieldProvider::FieldProvider(Frame &frame, QObject *parent) : PaletteProvider(parent), m_frame(frame) {}

QString FieldProvider::section() const {
    return tr("Fields");
}

// The largest table on show: a page may have small ones beside it.
QTableView *FieldProvider::table() const {
    QTableView *largest = nullptr;
    const Page *page = m_frame.currentPage();
    const QList<QTableView *> tables = page == nullptr ? QList<QTableView *>() : page->findChildren<QTableView *>();
    for (QTableView *one : tables) {
        const auto area = [](const QTableView *view) { return view->width() * view->height(); };
        if (one->isVisible() && one->model() != nullptr && (largest == nullptr || area(one) > area(largest))) {
            largest = one;
        }
    }
    return largest;
}

void FieldProvider::search(int question, const QString &text, int limit) {
    QList<PaletteEntry> entries;
    const QPointer<QTableView> view = table();
    const int columns = view ? view->model()->columnCount() : 0;
    for (int column = 0; column < columns && entries.size() < limit; ++column) {
        const QString name = view->model()->headerData(column, Qt::Horizontal).toString();
        if (name.isEmpty() || view->isColumnHidden(column) || !name.contains(text, Qt::CaseInsensitive)) {
            continue;
        }
        PaletteEntry entry;
        entry.text = name;
        entry.detail = m_frame.currentPage()->title();
        entry.icon = QStringLiteral("type-key");
        entry.mono = true;
        entry.run = [view, column] {
            if (view) {
                const int row = qMax(0, view->currentIndex().row());
                view->setFocus(Qt::OtherFocusReason);
                view->setCurrentIndex(view->model()->index(row, column));
                view->scrollTo(view->currentIndex());
            }
        };
        entries.append(entry);
    }
    emit found(question, entries);
}

} // namespace davenport::shell
