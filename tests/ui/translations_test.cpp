#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

using namespace davenport;

namespace {

struct Message {
    QString source;
    QStringList translations;
    bool plural = false;
    bool unfinished = false;
};

QList<Message> messagesOf(const QString &path) {
    QFile file(path);
    QList<Message> messages;
    if (!file.open(QIODevice::ReadOnly)) {
        return messages;
    }
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == QLatin1String("message")) {
            messages.append(Message());
            messages.last().plural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
        } else if (xml.name() == QLatin1String("source")) {
            messages.last().source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            messages.last().unfinished = xml.attributes().hasAttribute(QLatin1String("type"));
            if (!messages.last().plural) {
                messages.last().translations << xml.readElementText();
            }
        } else if (xml.name() == QLatin1String("numerusform")) {
            messages.last().translations << xml.readElementText();
        }
    }
    return messages;
}

QStringList placesOf(const QString &text) {
    static const QRegularExpression pattern(QStringLiteral("%(L?\\d|n)"));
    QStringList places;
    for (auto it = pattern.globalMatch(text); it.hasNext();) {
        places << it.next().captured();
    }
    places.removeDuplicates();
    places.sort();
    return places;
}

} // namespace

/// Every language file is complete, keeps the places for values, and is in the program.
class TranslationsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { theme::Theme::instance().install(theme::Theme::Choice::Light); }

    void nothingIsUnfinished_data() {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(DAVENPORT_SOURCE_DIR "/resources/translations"));
        const QStringList files = folder.entryList({QStringLiteral("davenport_*.ts")});
        QVERIFY(!files.isEmpty());
        for (const QString &file : files) {
            QTest::newRow(qPrintable(file)) << folder.filePath(file);
        }
    }
    void nothingIsUnfinished() {
        QFETCH(QString, path);
        const QList<Message> messages = messagesOf(path);
        QVERIFY(messages.size() > 1000);
        for (const Message &message : messages) {
            QVERIFY2(!message.unfinished, qPrintable(message.source));
            QCOMPARE(message.translations.size(), message.plural ? 2 : 1);
            for (const QString &translation : message.translations) {
                QVERIFY2(!translation.isEmpty(), qPrintable(message.source));
                QVERIFY2(placesOf(translation) == placesOf(message.source), qPrintable(translation));
            }
        }
    }

    void germanSpeaks() {
        QTranslator german;
        QVERIFY(german.load(QLocale(QLocale::German), QStringLiteral("davenport"), QStringLiteral("_"),
                            QStringLiteral(":/davenport/translations")));
        QCoreApplication::installTranslator(&german);
        QCOMPARE(QCoreApplication::translate("davenport::widgets::DestructiveDialog", "Cancel"),
                 QStringLiteral("Abbrechen"));
        QCOMPARE(QCoreApplication::translate("TimeText", "%n day(s) ago", nullptr, 1), QStringLiteral("vor 1 Tag"));
        QCOMPARE(QCoreApplication::translate("TimeText", "%n day(s) ago", nullptr, 3), QStringLiteral("vor 3 Tagen"));
        QCoreApplication::removeTranslator(&german);
    }
};

QTEST_MAIN(TranslationsTest)
#include "translations_test.moc"
