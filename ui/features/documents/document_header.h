#pragma once

#include <QHeaderView>

namespace davenport::documents {

/// The header of the documents' table: 28 px, the sorted column marked, an arrow behind its name. A click on the id's
/// column turns the order round. GUI thread only.
class DocumentHeader : public QHeaderView {
    Q_OBJECT
public:
    explicit DocumentHeader(QWidget *parent = nullptr);

    void setDescending(bool descending);

signals:
    /// The id's column was clicked.
    void orderToggled();

protected:
    void paintSection(QPainter *painter, const QRect &rect, int logicalIndex) const override;
    QSize sectionSizeFromContents(int logicalIndex) const override;
    QSize sizeHint() const override;

private:
    bool m_descending = false;
};

} // namespace davenport::documents
