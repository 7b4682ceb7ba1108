#pragma once

#include <QString>

namespace davenport::shell {

class Frame;

/// One thing the studio can do. The list of features is in app/; each registers its actions, panels and sources with the
/// frame and opens its pages there. Features know the frame and not each other.
class Feature {
public:
    virtual ~Feature() = default;

    /// The noun of the feature, as its folder is called.
    virtual QString id() const = 0;

    /// Registers everything with `frame`, once, before the window is shown. The frame outlives the feature.
    virtual void install(Frame &frame) = 0;
};

} // namespace davenport::shell
