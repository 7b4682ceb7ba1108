#pragma once

#include <QProxyStyle>

namespace davenport::theme {

/// Fusion with the parts redrawn that a style sheet cannot draw: tick boxes, arrows, menus, buttons with roles, the
/// focus ring on keyboard focus. A button's look is chosen by the dynamic property "role": "primary", "plain" (the
/// default), "ghost" or "danger"; "small" = true makes it 22 px high, "keyHint" puts a key box behind its text.
class StudioStyle : public QProxyStyle {
    Q_OBJECT
public:
    StudioStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                         const QWidget *widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                           const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returnData) const override;
    QIcon standardIcon(StandardPixmap which, const QStyleOption *option, const QWidget *widget) const override;
    using QProxyStyle::polish;
    void polish(QWidget *widget) override;
};

} // namespace davenport::theme
