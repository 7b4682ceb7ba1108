#pragma once

#include <QWidget>

class QLabel;

namespace davenport::widgets {
class Button;
class Chip;
class IconButton;
class Pill;
class SizeMeter;
} // namespace davenport::widgets

namespace davenport::inspector {

/// What the head of the inspector says of the revision on show.
enum class RevisionRole { Winner, Conflict, Earlier, Deleted, New };

/// The head of the inspector: id split into partition and key, conflicts, revision, size, Save and Revert. It shows what it
/// is told and emits what is pressed. GUI thread only.
class InspectorHeader : public QWidget {
    Q_OBJECT
public:
    explicit InspectorHeader(QWidget *parent = nullptr);

    /// `partition` is empty in a database without partitions.
    void setDocumentId(const QString &partition, const QString &key);
    void setConflicts(int count);
    void setRevision(const QString &rev, RevisionRole role);
    /// Bytes; a limit of 0 means none is known.
    void setSize(qint64 bytes, qint64 limit);
    /// How many lines differ from what was opened; 0 hides the note.
    void setEdited(int lines);
    /// Whether Save is possible, and if not, why (its tool tip).
    void setSavable(bool savable, const QString &reason);
    void setRevertable(bool revertable);
    /// Save and Revert are hidden for a revision that cannot be edited.
    void setEditable(bool editable);

    QString editedText() const;
    widgets::Button *saveButton() const { return m_save; }
    widgets::Button *revertButton() const { return m_revert; }
    widgets::Pill *conflictPill() const { return m_conflicts; }

signals:
    void saveRequested();
    void revertRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_id;
    QString m_rev;
    widgets::Chip *m_partition;
    QLabel *m_colon;
    widgets::Chip *m_key;
    widgets::Pill *m_conflicts;
    QLabel *m_revLabel;
    widgets::IconButton *m_copyRev;
    widgets::Pill *m_role;
    widgets::SizeMeter *m_size;
    widgets::Button *m_save;
    widgets::Button *m_revert;
    QLabel *m_edited;
};

} // namespace davenport::inspector
