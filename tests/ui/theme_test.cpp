#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/theme/tone.h"
#include "ui/widgets/size_meter.h"

#include <QApplication>
#include <QCheckBox>
#include <QDirIterator>
#include <QLineEdit>
#include <QRadioButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace davenport;
using theme::Mode;
using theme::Theme;
using theme::Token;

namespace {

double channel(double value) {
    return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

// Relative luminance and contrast as the web's accessibility guidelines define them.
double luminance(const QColor &color) {
    return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF()) + 0.0722 * channel(color.blueF());
}

double contrast(const QColor &a, const QColor &b) {
    const double one = luminance(a);
    const double two = luminance(b);
    return (std::max(one, two) + 0.05) / (std::min(one, two) + 0.05);
}

const QList<Token> kTextTokens = {Token::Text,  Token::Text2,  Token::Text3, Token::Accent, Token::Green, Token::Amber,
                                  Token::Red,   Token::Violet, Token::Blue,  Token::Jkey,   Token::Jstr,  Token::Jnum,
                                  Token::Jbool, Token::Jnull,  Token::Jobj,  Token::Jop};
const QList<Token> kSurfaces = {Token::Window, Token::Panel, Token::Base, Token::Alt};
const QList<theme::Tone> kTones = {theme::Tone::Neutral, theme::Tone::Accent, theme::Tone::Green, theme::Tone::Amber,
                                   theme::Tone::Red,     theme::Tone::Violet, theme::Tone::Blue};

// The strongest contrast of any pixel of `widget` with its upper left corner.
double strongestContrast(QWidget &widget, const QRect &part) {
    const QImage image = widget.grab(part).toImage();
    const QColor ground = image.pixelColor(0, 0);
    double strongest = 1;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            strongest = std::max(strongest, contrast(ground, image.pixelColor(x, y)));
        }
    }
    return strongest;
}

} // namespace

class ThemeTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(Theme::Choice::Light); }
    void init() { Theme::instance().setChoice(Theme::Choice::Light); }

    void textIsReadableOnEverySurface_data() {
        QTest::addColumn<int>("mode");
        QTest::newRow("light") << static_cast<int>(Mode::Light);
        QTest::newRow("dark") << static_cast<int>(Mode::Dark);
    }
    void textIsReadableOnEverySurface() {
        QFETCH(int, mode);
        const auto in = [mode](Token token) { return theme::tokenColor(token, static_cast<Mode>(mode)); };
        const auto check = [&in](Token text, Token ground) {
            const double reached = contrast(in(text), in(ground));
            QVERIFY2(reached >= 4.5, qPrintable(QStringLiteral("%1 on %2 reaches only %3")
                                                    .arg(theme::tokenName(text), theme::tokenName(ground))
                                                    .arg(reached)));
        };
        for (const Token text : kTextTokens) {
            for (const Token ground : kSurfaces) {
                check(text, ground);
            }
        }
        for (const theme::Tone tone : kTones) {
            check(theme::strongToken(tone), theme::softToken(tone));
            check(Token::Text, theme::softToken(tone));
        }
        check(Token::Text, Token::Sel);
        check(Token::Text2, Token::Sel);
        check(Token::Text, Token::Sel2);
        check(Token::OnAccent, Token::Accent);
        check(Token::OnAccent, Token::Accent2);
    }

    void everyTokenHasAName() {
        QSet<QString> names;
        for (int i = 0; i < theme::kTokenCount; ++i) {
            const auto token = static_cast<Token>(i);
            const QString name = theme::tokenName(token);
            QVERIFY(!names.contains(name));
            names.insert(name);
            QVERIFY(theme::tokenByName(name) == token);
        }
        QVERIFY(!theme::tokenByName(u"nosuch").has_value());
    }

    void theStyleSheetNamesOnlyTokensThatExist() {
        QVERIFY(!qApp->styleSheet().isEmpty());
        QVERIFY2(!qApp->styleSheet().contains(QLatin1Char('@')), qPrintable(qApp->styleSheet()));
        QCOMPARE(Theme::instance().resolve(QStringLiteral("color: @accent; size: @nosuch")),
                 QStringLiteral("color: #ff0e6c70; size: @nosuch"));
    }

    void everyIconDrawsSomethingInTheColourAsked() {
        const QStringList names = theme::Icons::names();
        QVERIFY(names.size() >= 80);
        for (const QString &name : names) {
            for (const int px : {12, 14, 16, 18}) {
                for (const qreal ratio : {1.0, 2.0}) {
                    const QPixmap pixmap = theme::Icons::pixmap(name, px, QColor(0, 200, 0), ratio);
                    QCOMPARE(pixmap.width(), qRound(px * ratio));
                    QCOMPARE(pixmap.devicePixelRatio(), ratio);
                    const QImage image = pixmap.toImage();
                    int painted = 0;
                    int green = 0;
                    for (int y = 0; y < image.height(); ++y) {
                        for (int x = 0; x < image.width(); ++x) {
                            const QColor color = image.pixelColor(x, y);
                            painted += color.alpha() > 100 ? 1 : 0;
                            green += color.alpha() > 100 && color.green() > color.red() + 50 ? 1 : 0;
                        }
                    }
                    QVERIFY2(painted >= 3, qPrintable(name));
                    QVERIFY2(green == painted || name == QStringLiteral("application-davenport"), qPrintable(name));
                }
            }
        }
        QVERIFY(theme::Icons::icon(QStringLiteral("nosuch")).isNull());
        QVERIFY(theme::Icons::pixmap(QStringLiteral("nosuch"), 16, Token::Text, 1).isNull());
    }

    void anIconFollowsTheThemeWithoutBeingSetAgain() {
        const QIcon icon = theme::Icons::icon(QStringLiteral("database"), Token::Text);
        const auto brightest = [&icon] {
            const QImage image = icon.pixmap(16, 16).toImage();
            int lightness = 0;
            for (int y = 0; y < 16; ++y) {
                for (int x = 0; x < 16; ++x) {
                    const QColor color = image.pixelColor(x, y);
                    lightness = color.alpha() > 200 ? std::max(lightness, color.lightness()) : lightness;
                }
            }
            return lightness;
        };
        QVERIFY(brightest() < 80);
        Theme::instance().setChoice(Theme::Choice::Dark);
        QVERIFY(brightest() > 180);
    }

    void aSwitchRestylesWhatIsOpenAndIsToldOnce() {
        QLineEdit edit;
        edit.resize(120, 26);
        edit.show();
        const auto middle = [&edit] { return edit.grab().toImage().pixelColor(60, 20); };
        QCOMPARE(middle(), theme::tokenColor(Token::Base, Mode::Light));
        QSignalSpy spy(&Theme::instance(), &Theme::changed);
        Theme::instance().setChoice(Theme::Choice::Dark);
        QCOMPARE(spy.count(), 1);
        QCOMPARE(middle(), theme::tokenColor(Token::Base, Mode::Dark));
        QCOMPARE(edit.palette().color(QPalette::Text), theme::tokenColor(Token::Text, Mode::Dark));
        Theme::instance().setChoice(Theme::Choice::Dark);
        QCOMPARE(spy.count(), 1);
        QVERIFY(Theme::instance().isDark());
    }

    void tickBoxesAreVisibleInBothThemes() {
        QCheckBox box(QStringLiteral("box"));
        QRadioButton radio(QStringLiteral("radio"));
        box.resize(80, 26);
        radio.resize(80, 26);
        for (const Theme::Choice choice : {Theme::Choice::Light, Theme::Choice::Dark}) {
            Theme::instance().setChoice(choice);
            for (const bool on : {false, true}) {
                box.setChecked(on);
                radio.setChecked(on);
                QVERIFY(strongestContrast(box, QRect(0, 0, 16, 26)) >= 3);
                QVERIFY(strongestContrast(radio, QRect(0, 0, 16, 26)) >= 3);
            }
        }
    }

    void choicesHaveNames() {
        for (const Theme::Choice choice : {Theme::Choice::Light, Theme::Choice::Dark, Theme::Choice::System}) {
            QVERIFY(Theme::choiceByName(Theme::choiceName(choice), Theme::Choice::Light) == choice);
        }
        QVERIFY(Theme::choiceByName(u"pink", Theme::Choice::System) == Theme::Choice::System);
    }

    void fontsAreTheOnesChosen() {
        QCOMPARE(QFontInfo(Theme::instance().uiFont()).family(), QStringLiteral("Inter"));
        QCOMPARE(QFontInfo(Theme::instance().codeFont()).family(), QStringLiteral("JetBrains Mono"));
        QCOMPARE(QFontInfo(Theme::instance().uiFont()).pixelSize(), 13);
    }

    void numbersAndSizesReadWell() {
        using widgets::SizeMeter;
        QCOMPARE(SizeMeter::bytesText(0), QStringLiteral("0 B"));
        QCOMPARE(SizeMeter::bytesText(999), QStringLiteral("999 B"));
        QCOMPARE(SizeMeter::bytesText(1900), QStringLiteral("1.9 KB"));
        QCOMPARE(SizeMeter::bytesText(8000000), QStringLiteral("8 MB"));
        QCOMPARE(SizeMeter::bytesText(999999), QStringLiteral("1 MB"));
        QCOMPARE(SizeMeter::numberText(51877), QStringLiteral("51\u2009877"));
        QCOMPARE(SizeMeter::numberText(-1234567), QStringLiteral("-1\u2009234\u2009567"));
        QCOMPARE(SizeMeter::numberText(999), QStringLiteral("999"));
    }

    void noColourIsSpelledOutsideTheTheme() {
        static const QRegularExpression spelled(
            QStringLiteral("#[0-9A-Fa-f]{6}\\b|QColor\\(\\s*\\d|qRgba?\\(|Qt::(white|black|red|green|blue|gray|"
                           "darkGray|lightGray|yellow)\\b"));
        QDirIterator files(QStringLiteral(DAVENPORT_SOURCE_DIR "/ui"), {QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                           QDir::Files, QDirIterator::Subdirectories);
        int looked = 0;
        while (files.hasNext()) {
            const QString path = files.next();
            if (path.contains(QStringLiteral("/ui/theme/"))) {
                continue;
            }
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QRegularExpressionMatch match = spelled.match(QString::fromUtf8(file.readAll()));
            QVERIFY2(!match.hasMatch(), qPrintable(path + QStringLiteral(": ") + match.captured()));
            ++looked;
        }
        QVERIFY(looked > 20);
    }
};

QTEST_MAIN(ThemeTest)
#include "theme_test.moc"
