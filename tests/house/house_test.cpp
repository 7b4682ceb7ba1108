#include "tests/house/house_rules.h"
#include "tests/house/include_table.h"
#include "tests/house/source_text.h"

#include <QDirIterator>
#include <QFile>
#include <QSet>
#include <QTest>

namespace davenport::house {

/// The rules of the house: first each on an offence made up for it, then all on the project's own sources.
class HouseTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void includesAreFoundWhateverTheirSpelling_data();
    void includesAreFoundWhateverTheirSpelling();
    void textThatIsNoIncludeIsLeftAlone_data();
    void textThatIsNoIncludeIsLeftAlone();
    void edges_data();
    void edges();
    void otherRulesNoticeOffences();
    void sourcesFollowTheIncludeTable();
    void roomsLinkWhatTheyInclude();
    void documentShowsTheTable();
    void sourcesAreShort();
    void nobodyRunsTheEventLoopByHand();
    void nothingIsLeftUndone();
    void roomsHaveAReadme();

private:
    struct File {
        QString path; ///< from the repository's root
        std::string text;
    };

    static QByteArray readFile(const QString &path);
    QList<File> filesBelow(const QStringList &folders, const QStringList &patterns) const;
    static void expectNone(const Offences &offences);

    QList<File> m_sources;   ///< of the rooms: engine, ui, plugins, app
    QList<File> m_everyText; ///< those, the tests' and the build's own
};

namespace {

const QStringList kRooms = {"engine", "ui", "plugins", "app"};
const QStringList kCode = {"*.h", "*.cpp"};

} // namespace

QByteArray HouseTest::readFile(const QString &path) {
    QFile file(QStringLiteral(DAVENPORT_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QList<HouseTest::File> HouseTest::filesBelow(const QStringList &folders, const QStringList &patterns) const {
    const QDir root(QStringLiteral(DAVENPORT_SOURCE_DIR));
    QList<File> files;
    for (const QString &folder : folders) {
        QDirIterator walk(root.filePath(folder), patterns, QDir::Files, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            const QString path = root.relativeFilePath(walk.next());
            files.append({path, readFile(path).toStdString()});
        }
    }
    std::sort(files.begin(), files.end(), [](const File &a, const File &b) { return a.path < b.path; });
    return files;
}

void HouseTest::expectNone(const Offences &offences) {
    QString text;
    for (const std::string &offence : offences) {
        text += QLatin1Char('\n') + QString::fromStdString(offence);
    }
    QVERIFY2(offences.empty(), qPrintable(text));
}

void HouseTest::initTestCase() {
    m_sources = filesBelow(kRooms, kCode);
    m_everyText = filesBelow(kRooms + QStringList{"tests", "cmake", "installers"},
                             kCode + QStringList{"*.js", "*.cmake", "CMakeLists.txt", "*.sh"});
    QSet<QString> rooms;
    for (const File &file : std::as_const(m_sources)) {
        rooms.insert(file.path.section('/', 0, 1));
    }
    // A walk that finds nothing would make every rule below pass.
    for (const char *room : {"engine/base", "engine/api", "engine/storage", "engine/database"}) {
        QVERIFY2(rooms.contains(room), room);
    }
    QVERIFY(m_everyText.size() > m_sources.size());
}

void HouseTest::includesAreFoundWhateverTheirSpelling_data() {
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("form");
    QTest::addColumn<QByteArray>("target");
    const int quoted = static_cast<int>(IncludeForm::Quoted);
    const int angled = static_cast<int>(IncludeForm::Angled);
    const int other = static_cast<int>(IncludeForm::Other);

    QTest::newRow("plain") << QByteArray("#include <sqlite3.h>\n") << 1 << angled << QByteArray("sqlite3.h");
    QTest::newRow("quoted") << QByteArray("\n#include \"a/b.h\"") << 2 << quoted << QByteArray("a/b.h");
    QTest::newRow("spaces") << QByteArray("  #\t include   <QString>  \n") << 1 << angled << QByteArray("QString");
    QTest::newRow("no space") << QByteArray("#include<QString>") << 1 << angled << QByteArray("QString");
    QTest::newRow("comment inside") << QByteArray("#/* x */include/**/<QString> // y") << 1 << angled
                                    << QByteArray("QString");
    QTest::newRow("after a comment") << QByteArray("/* a\nb */ #include <QString>") << 1 << angled
                                     << QByteArray("QString");
    QTest::newRow("joined lines") << QByteArray("x\n#inc\\\nlude <QStr\\\ning>\n") << 2 << angled
                                  << QByteArray("QString");
    QTest::newRow("carriage returns") << QByteArray("#include <QString>\r\n") << 1 << angled << QByteArray("QString");
    QTest::newRow("digraph") << QByteArray("%:include <QString>") << 1 << angled << QByteArray("QString");
    QTest::newRow("include_next") << QByteArray("#include_next <QString>") << 1 << angled << QByteArray("QString");
    QTest::newRow("import") << QByteArray("#import <QString>") << 1 << angled << QByteArray("QString");
    QTest::newRow("macro") << QByteArray("#include HEADER") << 1 << other << QByteArray("HEADER");
    QTest::newRow("conditional") << QByteArray("#if __has_include(<QString>)") << 1 << other
                                 << QByteArray("#if __has_include(<QString>)");
    QTest::newRow("module") << QByteArray("import <QString>;") << 1 << other << QByteArray("import <QString>;");
    QTest::newRow("after a digit separator")
        << QByteArray("int a = 1'000;\n#include <QString>\nint b = 2'000;") << 2 << angled << QByteArray("QString");
    QTest::newRow("after a quote character")
        << QByteArray("char c = '\"';\n#include <QString>\nchar d = '\"';") << 2 << angled << QByteArray("QString");
}

void HouseTest::includesAreFoundWhateverTheirSpelling() {
    QFETCH(QByteArray, source);
    const std::vector<Include> includes = includesOf(codeLines(source.toStdString()));
    QCOMPARE(includes.size(), std::size_t(1));
    QTEST(includes[0].line, "line");
    QTEST(static_cast<int>(includes[0].form), "form");
    QTEST(QByteArray::fromStdString(includes[0].target), "target");
}

void HouseTest::textThatIsNoIncludeIsLeftAlone_data() {
    QTest::addColumn<QByteArray>("source");
    QTest::newRow("line comment") << QByteArray("// #include <QString>\n//\\\n#include <QString>\n");
    QTest::newRow("block comment") << QByteArray("/*\n#include <QString>\n*/");
    QTest::newRow("raw string") << QByteArray("auto s = R\"x(\n#include <QString>\n)\" )x\";");
    QTest::newRow("string") << QByteArray("auto s = \"/* \\\" #include <QString>\";");
    QTest::newRow("other directive") << QByteArray("#define includes 1\n#pragma once");
    QTest::newRow("a function of that name") << QByteArray("void import(int x);\nreader.import(x);");
}

void HouseTest::textThatIsNoIncludeIsLeftAlone() {
    QFETCH(QByteArray, source);
    QCOMPARE(includesOf(codeLines(source.toStdString())).size(), std::size_t(0));
}

void HouseTest::edges_data() {
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("include");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char *path, const char *include, bool allowed) {
        QTest::newRow((QByteArray(path) + " " + include).constData())
            << QByteArray(path) << QByteArray(include) << allowed;
    };
    row("engine/storage/connection.cpp", "<sqlite3.h>", true);
    row("engine/storage/statement.cpp", "\"engine/storage/connection.h\"", true);
    row("engine/database/writer.cpp", "\"engine/storage/connection.h\"", true);
    row("engine/database/writer.cpp", "<vector>", true);
    row("engine/database/writer.cpp", "<sys/file.h>", true);
    row("ui/features/documents/documents_page.cpp", "\"ui/features/documents/documents_model.h\"", true);
    row("ui/features/documents/documents_page.cpp", "\"ui/shell/page.h\"", true);
    row("ui/features/documents/documents_page.cpp", "\"documents_page.moc\"", true);
    row("app/main.cpp", "\"engine/database/local_database.h\"", true);

    row("engine/database/writer.cpp", "<sqlite3.h>", false);
    row("engine/database/writer.cpp", "\"sqlite3.h\"", false);
    row("engine/base/error.h", "<QString>", false);
    row("engine/base/error.h", "<QtCore/qstring.h>", false);
    row("engine/base/error.h", "<qglobal.h>", false);
    row("engine/base/error.cpp", "\"error.moc\"", false);
    row("engine/base/error.h", "<boost/any.hpp>", false);
    row("engine/base/error.h", "<engine/api/document.h>", false);
    row("engine/base/error.h", "\"engine/api/document.h\"", false);
    row("engine/base/error.h", "\"engine/base/../api/document.h\"", false);
    row("engine/base/error.h", "\"error_text.h\"", false);
    row("engine/base/error.h", "\"/usr/include/sqlite3.h\"", false);
    row("engine/base/error.h", "DAVENPORT_HEADER", false);
    row("engine/storage/connection.h", "\"engine/revision/tree.h\"", false);
    row("engine/revision/tree.h", "\"engine/storage/connection.h\"", false);
    row("engine/transfer/reader.h", "\"engine/database/local_database.h\"", false);
    row("ui/features/documents/documents_page.cpp", "\"ui/features/transfer/import_dialog.h\"", false);
    row("ui/features/documents/documents_page.cpp", "\"engine/database/local_database.h\"", false);
    row("ui/features/documents/documents_page.cpp", "\"engine/storage/connection.h\"", false);
    row("ui/features/documents/documents_page.cpp", "<sqlite3.h>", false);
    row("ui/shell/main_window.cpp", "\"ui/features/documents/documents_page.h\"", false);
    row("ui/shell/main_window.cpp", "\"engine/api/session.h\"", false);
    row("app/main.cpp", "\"engine/storage/connection.h\"", false);
    row("app/cli/main.cpp", "<QString>", false);
    row("ui/theme/theme.cpp", "\"ui/widgets/button.h\"", false);
    row("ui/widgets/button.cpp", "\"app/main.h\"", false);
    row("engine/unheard/of.cpp", "<vector>", false);
    row("ui/stray.cpp", "<QString>", false);
}

void HouseTest::edges() {
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, include);
    QFETCH(bool, allowed);
    // A file that is named after a library's is none of the project's.
    const auto exists = [](std::string_view file) {
        return file.find('/') != std::string_view::npos && file[0] != '/';
    };
    const Offences offences = checkIncludes(path.toStdString(), "\n#include " + include.toStdString() + "\n", exists);
    QCOMPARE(offences.empty(), allowed);
    if (!allowed) {
        QCOMPARE(offences.size(), std::size_t(1));
        QVERIFY(QByteArray::fromStdString(offences[0]).startsWith(path + ":"));
    }
}

void HouseTest::otherRulesNoticeOffences() {
    const auto nowhere = [](std::string_view) { return false; };
    QCOMPARE(
        checkIncludes("engine/base/a.cpp", "#include \"engine/base/gone.h\"\n", nowhere),
        Offences{"engine/base/a.cpp:1: \"engine/base/gone.h\" is no file of the project (libraries stand in angles)"});

    QCOMPARE(checkLinkedLibraries("engine/base/CMakeLists.txt", "a\ndavenport_room(base PUBLIC Qt6::Core)\n").size(),
             std::size_t(1));
    QCOMPARE(checkLinkedLibraries("engine/database/CMakeLists.txt", "davenport_room(x PRIVATE SQLite::SQLite3)").size(),
             std::size_t(1));
    QVERIFY(checkLinkedLibraries("engine/storage/CMakeLists.txt", "davenport_room(x PRIVATE SQLite::SQLite3)").empty());

    std::string text;
    for (int i = 0; i < 700; ++i) {
        text += "\n";
    }
    QVERIFY(checkLength("a.cpp", text).empty());
    QCOMPARE(checkLength("a.cpp", text + "x").size(), std::size_t(1));

    QCOMPARE(checkEventLoop("a.cpp", "\nqApp->processEvents();\n"), Offences{"a.cpp:2: runs the event loop by hand"});
    QVERIFY(checkEventLoop("a.cpp", "// processEvents is not used\n").empty());

    QCOMPARE(checkLeftovers("a.cpp", std::string("x\n// TO") + "DO later\n"),
             Offences{"a.cpp:2: a note of work left undone"});
    QVERIFY(checkLeftovers("a.cpp", "toDoList(mastodon);\n").empty());

    const std::string longReadme(41, '\n');
    const std::string shortReadme(40, '\n');
    QCOMPARE(checkReadme("engine/base", nullptr).size(), std::size_t(1));
    QCOMPARE(checkReadme("engine/base", &longReadme).size(), std::size_t(1));
    QVERIFY(checkReadme("engine/base", &shortReadme).empty());
}

void HouseTest::sourcesFollowTheIncludeTable() {
    const auto exists = [](std::string_view path) {
        return QFile::exists(QStringLiteral(DAVENPORT_SOURCE_DIR "/") +
                             QString::fromUtf8(path.data(), static_cast<int>(path.size())));
    };
    Offences offences;
    for (const File &file : std::as_const(m_sources)) {
        const Offences found = checkIncludes(file.path.toStdString(), file.text, exists);
        offences.insert(offences.end(), found.begin(), found.end());
    }
    expectNone(offences);
}

void HouseTest::roomsLinkWhatTheyInclude() {
    Offences offences;
    for (const File &file : filesBelow(kRooms, {"CMakeLists.txt"})) {
        const Offences found = checkLinkedLibraries(file.path.toStdString(), file.text);
        offences.insert(offences.end(), found.begin(), found.end());
    }
    expectNone(offences);
}

void HouseTest::documentShowsTheTable() {
    const QByteArray document = readFile("docs/ARCHITECTURE.md");
    for (const Room &room : includeTable()) {
        const QByteArray row = QByteArray::fromStdString(documentedRow(room));
        QVERIFY2(document.contains('\n' + row + '\n'), ("docs/ARCHITECTURE.md lacks: " + row).constData());
    }
}

void HouseTest::sourcesAreShort() {
    Offences offences;
    for (const File &file : std::as_const(m_everyText)) {
        const Offences found = checkLength(file.path.toStdString(), file.text);
        offences.insert(offences.end(), found.begin(), found.end());
    }
    expectNone(offences);
}

void HouseTest::nobodyRunsTheEventLoopByHand() {
    Offences offences;
    for (const File &file : std::as_const(m_sources)) {
        const Offences found = checkEventLoop(file.path.toStdString(), file.text);
        offences.insert(offences.end(), found.begin(), found.end());
    }
    expectNone(offences);
}

void HouseTest::nothingIsLeftUndone() {
    Offences offences;
    for (const File &file : std::as_const(m_everyText)) {
        const Offences found = checkLeftovers(file.path.toStdString(), file.text);
        offences.insert(offences.end(), found.begin(), found.end());
    }
    expectNone(offences);
}

void HouseTest::roomsHaveAReadme() {
    QSet<QString> folders;
    for (const File &file : std::as_const(m_sources)) {
        folders.insert(file.path.section('/', 0, -2));
    }
    Offences offences;
    for (const QString &folder : std::as_const(folders)) {
        const bool there = QFile::exists(QStringLiteral(DAVENPORT_SOURCE_DIR "/") + folder + "/README.md");
        const std::string readme = readFile(folder + "/README.md").toStdString();
        const Offences found = checkReadme(folder.toStdString(), there ? &readme : nullptr);
        offences.insert(offences.end(), found.begin(), found.end());
    }
    std::sort(offences.begin(), offences.end());
    expectNone(offences);
}

} // namespace davenport::house

QTEST_APPLESS_MAIN(davenport::house::HouseTest)
#include "house_test.moc"
