#pragma once

#include "ui/async/receiver.h"
#include "ui/session/document_locator.h"

#include <QStringList>
#include <QWidget>

class QsciScintilla;

namespace davenport::documents {

/// Some documents as text, one after another, to read and copy. Long ones are shown in part, and say so. GUI thread only.
class JsonPageView : public QWidget {
    Q_OBJECT
public:
    /// How many documents it shows at once.
    static constexpr int kDocuments = 25;

    explicit JsonPageView(QWidget *parent = nullptr);

    /// Reads and shows these documents, at most kDocuments, again if they are on show already and `fresh`. What was shown
    /// stays until they are there.
    void showDocuments(const session::DatabasePtr &database, const QStringList &ids, bool fresh);
    /// Marks the documents with these ids at their left edge, and puts the cursor into the one that is current.
    void setSelection(const QStringList &ids, const QString &current);
    /// The text on show.
    QString text() const;

signals:
    /// The cursor is in another document.
    void currentChanged(const QString &id);
    void failed(const davenport::base::Error &error);

private:
    void paintInTheme();
    void onCursor(int line);
    void showSelection();

    QsciScintilla *m_editor;
    QStringList m_ids;       ///< of the documents on show
    QList<int> m_firstLines; ///< of each of them
    QString m_current;
    QStringList m_asked;    ///< ids that were asked for last
    QStringList m_selected;
    async::Receiver m_receiver;
};

} // namespace davenport::documents
