#pragma once

class QJsonObject;
class QWidget;

namespace davenport::shell {

/// What a person has put into the fields below `root` (texts, choices, ticks, numbers) and how far its views are scrolled.
/// Fields are known by their object name, else their accessible name. Read-only, secret and hidden fields are left out.
/// GUI thread only.
QJsonObject readForm(const QWidget &root);

/// Puts what readForm() gave into the fields that are still there; the rest is passed over. A view whose rows come later
/// is scrolled when they have come, unless that takes more than ten seconds or somebody scrolls first. GUI thread only.
void fillForm(QWidget &root, const QJsonObject &state);

} // namespace davenport::shell
