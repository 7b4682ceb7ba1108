#pragma once

#include <QJsonObject>

namespace davenport::shell {
class Page;
}

namespace davenport::app {

/// Where one is on a documents' page: partition, filter, order, view and row. Empty for another page.
QJsonObject documentsPlace(const shell::Page &page);

/// Goes there again. What is not understood is passed over: a condition that cannot be read is left out.
void goToDocumentsPlace(shell::Page &page, const QJsonObject &place);

} // namespace davenport::app
