#include "app/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace davenport::app {

void installLanguage(const QString &chosen) {
    const QLocale locale = chosen.isEmpty() ? QLocale() : QLocale(chosen);
    // What English says with "%n thing(s)" is read from the source; only other languages have files.
    auto *own = new QTranslator(QCoreApplication::instance());
    if (own->load(locale, QStringLiteral("davenport"), QStringLiteral("_"), QStringLiteral(":/davenport/translations"))) {
        QCoreApplication::installTranslator(own);
    }
    auto *qt = new QTranslator(QCoreApplication::instance());
    if (qt->load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(qt);
    }
}

} // namespace davenport::app
