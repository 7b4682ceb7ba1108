#include "ui/features/related/history_view.h"

#include "ui/json/references.h"
#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <numeric>

namespace davenport::related {

HistoryView::HistoryView(session::StudioContext *context, QWidget *parent)
    : QWidget(parent), m_context(context),
      m_model(new CellModel({QStringLiteral("_rev"), tr("what"), tr("changed members")}, this)),
      m_table(new CellTable(m_model, {28, 250, 150}, this)), m_note(new QLabel(this)) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_note);
    m_table->setAccessibleName(tr("Changes of this document, newest first"));
    m_note->setProperty("look", "hint");
    m_note->setWordWrap(true);
    m_note->setContentsMargins(12, 6, 12, 6);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex &index) {
        m_context->setCurrentDocument({m_document.database, m_document.id, m_revs.value(index.row())});
    });
    show({});
}

void HistoryView::show(const session::DocumentLocator &document) {
    // A revision of the same document that is looked at is no reason to read its history anew.
    m_receiver.supersede();
    m_document = document;
    if (document.isEmpty()) {
        m_model->setRows({});
        showNote(tr("Choose a document to see what happened to it."));
        return;
    }
    document.database->run(
        m_receiver,
        [id = document.id.toStdString()](api::Session &session, const base::Work &work) {
            return read(session, id, work);
        },
        [this](const QList<Step> &steps) { showSteps(steps); },
        [this](const base::Error &error) {
            if (error.code() != base::ErrorCode::Cancelled) {
                m_model->setRows({});
                showNote(error.code() == base::ErrorCode::NotFound ? tr("The document is not in the database yet.")
                                                                   : QString::fromStdString(error.reason()));
            }
        },
        {}, async::Lane::Background);
}

QList<HistoryView::Step> HistoryView::read(api::Session &session, const std::string &id, const base::Work &work) {
    const std::vector<api::RevisionNode> tree = session.revisions()->tree(id);
    std::vector<std::size_t> order(tree.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return tree[a].generation != tree[b].generation ? tree[a].generation > tree[b].generation
                                                        : tree[a].rev > tree[b].rev;
    });
    std::map<std::size_t, std::string> bodies;
    const auto bodyOf = [&](std::size_t node) -> const std::string & {
        const auto known = bodies.find(node);
        if (known != bodies.end()) {
            return known->second;
        }
        api::GetOptions options;
        options.rev = tree[node].rev;
        return bodies.emplace(node, session.documents()->get(id, options).body).first->second;
    };
    QList<Step> steps;
    for (const std::size_t number : order) {
        work.check();
        const api::RevisionNode &node = tree[number];
        Step step;
        step.rev = QString::fromStdString(node.rev);
        step.deleted = node.deleted;
        step.winner = node.winner;
        step.leaf = node.leaf;
        step.kept = node.bodyKept;
        step.what = node.deleted           ? tr("deleted")
                    : node.parent >= 0     ? tr("edited")
                    : node.generation == 1 ? tr("created")
                                           : tr("history begins");
        if (node.leaf && !node.winner && !node.deleted) {
            step.what += tr(", in conflict");
        }
        const bool parentKept = node.parent >= 0 && tree[std::size_t(node.parent)].bodyKept;
        if (!node.bodyKept) {
            step.changed = tr("body not kept");
        } else if (steps.size() < kCompared && parentKept) {
            QStringList names;
            for (const std::string &name : json::changedMembers(bodyOf(std::size_t(node.parent)), bodyOf(number))) {
                names.append(QString::fromStdString(name));
            }
            step.changed = names.isEmpty() ? tr("no member changed") : names.join(QStringLiteral(" · "));
        }
        steps.append(step);
        bodies.erase(number); // its children came before it: nobody compares with it again
    }
    return steps;
}

void HistoryView::showSteps(const QList<Step> &steps) {
    QList<CellRow> rows;
    m_revs.clear();
    for (const Step &step : steps) {
        m_revs.append(step.rev);
        CellRow row;
        row.icon = step.deleted  ? QStringLiteral("revision-tombstone")
                   : step.winner ? QStringLiteral("revision-winner")
                   : step.leaf   ? QStringLiteral("revision-fork")
                                 : QString();
        row.iconText = step.deleted  ? tr("tombstone")
                       : step.winner ? tr("winner")
                       : step.leaf   ? tr("conflict")
                                     : QString();
        row.tip = step.kept ? tr("%1\nReturn shows it in the inspector").arg(step.rev)
                            : tr("%1\nKnown by its id alone: replication history, or compacted").arg(step.rev);
        row.cells = {{step.rev, step.kept ? theme::Token::Text : theme::Token::Text3, true, 0},
                     {step.what, step.deleted ? theme::Token::Violet : theme::Token::Text, false, 0},
                     {step.changed, step.kept ? theme::Token::Text2 : theme::Token::Text3, false, 0}};
        rows.append(row);
    }
    m_model->setRows(std::move(rows));
    showNote({});
}

void HistoryView::showNote(const QString &note) {
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_table->setVisible(note.isEmpty());
}

} // namespace davenport::related
