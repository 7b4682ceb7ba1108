#include "ui/features/welcome/welcome_feature.h"

#include "ui/features/welcome/welcome_page.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/frame.h"

namespace davenport::welcome {

WelcomeFeature::WelcomeFeature(session::StudioContext *context, session::RecentWorkspaces *recent, QSettings *settings)
    : m_context(context), m_recent(recent), m_settings(settings) {}

WelcomePage *WelcomeFeature::page() const { return m_page; }

void WelcomeFeature::install(shell::Frame &frame) {
    m_frame = &frame;
    shell::ActionSpec spec;
    spec.id = QStringLiteral("welcome.show");
    spec.text = tr("&Welcome");
    spec.icon = QStringLiteral("go-home");
    spec.menu = QStringLiteral("Help");
    spec.section = 10;
    frame.actions().add(spec, this, [this](bool) { show(); });
}

void WelcomeFeature::show() {
    if (m_page) {
        m_frame->showPage(m_page);
        return;
    }
    m_page = new WelcomePage(m_context, m_recent, m_settings);
    connect(m_page, &WelcomePage::sampleRequested, this, &WelcomeFeature::sampleRequested);
    connect(m_page, &WelcomePage::taskCancelled, this, &WelcomeFeature::taskCancelled);
    m_frame->openPage(m_page);
}

void WelcomeFeature::showTask(const QString &text) {
    show();
    m_page->showTask(text);
}

void WelcomeFeature::reportTask(const base::Progress &progress) {
    if (m_page) {
        m_page->reportTask(progress);
    }
}

void WelcomeFeature::finishTask() {
    if (m_page) {
        m_page->finishTask();
    }
}

} // namespace davenport::welcome
