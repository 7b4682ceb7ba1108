#pragma once

#include "ui/features/inspector/draft_keeper.h"
#include "ui/shell/feature.h"
#include "ui/shell/unsaved_work.h"

#include <QObject>
#include <QString>

class QMenu;

namespace davenport::session {
class StudioContext;
}

namespace davenport::inspector {

class InspectorDock;

/// Puts the inspector at the right edge, with its actions; keeps drafts over the end of the program and asks about them.
class InspectorFeature : public QObject, public shell::Feature, public shell::UnsavedSource {
    Q_OBJECT
public:
    /// `context` must outlive the feature. Drafts are kept in `draftFile`.
    InspectorFeature(session::StudioContext &context, const QString &draftFile);

    QString id() const override { return QStringLiteral("inspector"); }
    void install(shell::Frame &frame) override;

    /// For the tour and for tests; null before install().
    InspectorDock *dock() const { return m_dock; }
    DraftStore &drafts() { return m_drafts; }

    /// Where drafts are kept: a file in the program's data folder of this user.
    static QString defaultDraftFile();

    shell::UnsavedWork unsavedWork() override;
    QString keep() override;
    void discard() override;

private:
    void addActions(shell::Frame &frame);
    void updateActions();
    /// Says which documents have unsaved edits: the drafts, and what stands in the editor.
    void tellUnsaved();
    void fillMenu(QMenu &menu);
    void showRevisionsIn(QMenu &menu);
    void showDraftsIn(QMenu &menu);

    session::StudioContext &m_context;
    DraftStore m_drafts;
    DraftKeeper m_keeper;
    shell::Frame *m_frame = nullptr;
    InspectorDock *m_dock = nullptr;
};

} // namespace davenport::inspector
