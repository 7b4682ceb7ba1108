#include "app/documents_place.h"

#include "ui/features/documents/documents_page.h"

#include <QJsonArray>

namespace davenport::app {

namespace {

constexpr auto kPartition = "partition";
constexpr auto kConflicted = "conflictedOnly";
constexpr auto kConditions = "conditions";
constexpr auto kSortBy = "sortBy";
constexpr auto kDescending = "descending";
constexpr auto kId = "id";
constexpr auto kRowsAbove = "rowsAbove";
constexpr auto kMode = "mode";

/// A field's path is kept as a condition on it, which is read back by the same parser.
documents::Condition existing(const documents::FieldPath &path) {
    return {path, documents::Operator::Exists, {}};
}

std::optional<documents::Condition> read(const QJsonValue &text) {
    const auto parsed = documents::parseCondition(text.toString().toStdString());
    const auto *condition = std::get_if<documents::Condition>(&parsed);
    return condition == nullptr ? std::nullopt : std::optional(*condition);
}

QString written(const documents::Condition &condition) {
    return QString::fromStdString(documents::conditionText(condition));
}

} // namespace

QJsonObject documentsPlace(const shell::Page &page) {
    const auto *documents = qobject_cast<const documents::DocumentsPage *>(&page);
    if (documents == nullptr) {
        return {};
    }
    const documents::DocumentPlace place = documents->place();
    QJsonArray conditions;
    for (const documents::Condition &condition : place.conditions) {
        conditions.append(written(condition));
    }
    QJsonObject kept{{kPartition, place.partition},
                     {kConflicted, place.conflictedOnly},
                     {kConditions, conditions},
                     {kDescending, place.descending},
                     {kId, place.id},
                     {kRowsAbove, place.rowsAbove},
                     {kMode, static_cast<int>(documents->mode())}};
    if (place.sortBy) {
        kept.insert(QLatin1String(kSortBy), written(existing(*place.sortBy)));
    }
    return kept;
}

void goToDocumentsPlace(shell::Page &page, const QJsonObject &kept) {
    auto *documents = qobject_cast<documents::DocumentsPage *>(&page);
    if (documents == nullptr || kept.isEmpty()) {
        return;
    }
    documents::DocumentPlace place;
    place.database = documents->database();
    place.partition = kept.value(QLatin1String(kPartition)).toString();
    place.conflictedOnly = kept.value(QLatin1String(kConflicted)).toBool();
    place.descending = kept.value(QLatin1String(kDescending)).toBool();
    place.id = kept.value(QLatin1String(kId)).toString();
    place.rowsAbove = kept.value(QLatin1String(kRowsAbove)).toInt();
    const QJsonArray conditions = kept.value(QLatin1String(kConditions)).toArray();
    for (const QJsonValue &text : conditions) {
        if (const auto condition = read(text)) {
            place.conditions.push_back(*condition);
        }
    }
    if (const auto sorted = read(kept.value(QLatin1String(kSortBy)))) {
        place.sortBy = sorted->field;
    }
    const int mode = kept.value(QLatin1String(kMode)).toInt();
    if (mode >= 0 && mode <= static_cast<int>(documents::ViewMode::Json)) {
        documents->setMode(static_cast<documents::ViewMode>(mode));
    }
    documents->goToPlace(place);
}

} // namespace davenport::app
