#include "ui/features/inspector/new_document_dialog.h"

#include "engine/base/digest.h"
#include "ui/session/open_database.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace davenport::inspector {

using widgets::Button;

NewDocumentDialog::NewDocumentDialog(Purpose purpose, const session::DatabasePtr &database, const QString &partition,
                                     const QString &note, QWidget *parent)
    : QDialog(parent), m_database(database), m_partition(partition), m_id(new QLineEdit), m_problem(new QLabel) {
    const bool copy = purpose == Purpose::Duplicate;
    setWindowTitle(copy ? tr("Duplicate document") : tr("New document"));
    setMinimumWidth(460);
    auto *label = new QLabel(database->info().partitioned ? tr("Id, as partition:key, in %1").arg(database->name())
                                                          : tr("Id in %1").arg(database->name()));
    label->setBuddy(m_id);
    m_id->setFont(theme::Theme::instance().codeFont(12));
    m_id->setAccessibleName(tr("Document id"));
    m_problem->setWordWrap(true);
    m_problem->setMinimumHeight(34);
    m_problem->setAlignment(Qt::AlignTop);
    auto *suggest = new Button(tr("New uuid"), QStringLiteral("view-refresh"));
    suggest->setToolTip(tr("Puts another unique key into the id"));
    auto *cancel = new Button(tr("Cancel"));
    m_ok = new Button(copy ? tr("Duplicate") : tr("Create"), QStringLiteral("list-add"), Button::Role::Primary);
    m_ok->setDefault(true);

    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(m_id, 1);
    row->addWidget(suggest);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_ok);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(8);
    layout->addWidget(label);
    layout->addLayout(row);
    layout->addWidget(m_problem);
    if (!note.isEmpty()) {
        auto *noteLabel = new QLabel(note);
        noteLabel->setWordWrap(true);
        layout->addWidget(noteLabel);
    }
    layout->addLayout(buttons);

    setDocumentId(suggestion());
    m_id->setFocus();
    connect(m_id, &QLineEdit::textChanged, this, &NewDocumentDialog::onEdited);
    connect(suggest, &QPushButton::clicked, this, [this] {
        const qsizetype colon = m_id->text().indexOf(QLatin1Char(':'));
        if (m_database->info().partitioned && colon > 0) {
            m_partition = m_id->text().left(colon);
        }
        setDocumentId(suggestion());
    });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_ok, &QPushButton::clicked, this, &NewDocumentDialog::tryAccept);
}

QString NewDocumentDialog::suggestion() const {
    const QString uuid = QString::fromStdString(base::makeUuid());
    return m_database->info().partitioned ? m_partition + QLatin1Char(':') + uuid : uuid;
}

QString NewDocumentDialog::documentId() const { return m_id->text(); }

void NewDocumentDialog::setDocumentId(const QString &id) {
    m_id->setText(id);
    // The key is what one usually types over.
    const qsizetype colon = m_database->info().partitioned ? id.indexOf(QLatin1Char(':')) : -1;
    if (colon == 0) {
        m_id->setCursorPosition(0);
    } else {
        m_id->setSelection(static_cast<int>(id.size()), -static_cast<int>(id.size() - colon - 1));
    }
    onEdited();
}

QString NewDocumentDialog::problem() const { return m_problem->text(); }

QString NewDocumentDialog::idProblem(const QString &id, bool partitioned) {
    if (id.isEmpty()) {
        return tr("An id has at least one character.");
    }
    const bool design = id.startsWith(QLatin1String("_design/")) && id.size() > 8;
    if (id.startsWith(QLatin1Char('_')) && !design) {
        return tr("Only ids of design documents (_design/name) begin with an underscore.");
    }
    if (partitioned && !design) {
        const qsizetype colon = id.indexOf(QLatin1Char(':'));
        if (colon < 0) {
            return tr("This database is partitioned: an id is partition:key.");
        }
        if (colon == 0) {
            return tr("The partition before the colon is missing.");
        }
        if (colon == id.size() - 1) {
            return tr("The key behind the colon is missing.");
        }
    }
    return {};
}

void NewDocumentDialog::showProblem(const QString &text) {
    m_problem->setText(text);
    QPalette palette = m_problem->palette();
    palette.setColor(QPalette::WindowText, theme::color(theme::Token::Red));
    m_problem->setPalette(palette);
}

void NewDocumentDialog::onEdited() {
    m_receiver.supersede();
    const QString problem = idProblem(m_id->text(), m_database->info().partitioned);
    showProblem(problem);
    m_ok->setEnabled(problem.isEmpty());
}

void NewDocumentDialog::tryAccept() {
    m_ok->setEnabled(false);
    m_receiver.supersede();
    m_database->run(
        m_receiver,
        [id = m_id->text().toStdString()](api::Session &session, const base::Work &) {
            api::AllDocsQuery query;
            query.keys = std::vector<std::string>{id};
            bool taken = false;
            session.documents()->allDocs(query, [&](api::AllDocsRow &row) {
                taken = row.found && !row.deleted;
                return false;
            });
            return taken;
        },
        [this](bool taken) {
            if (taken) {
                showProblem(tr("There is a document of this id already."));
            } else {
                accept();
            }
        },
        [this](const base::Error &error) { showProblem(QString::fromStdString(error.reason())); });
}

} // namespace davenport::inspector
