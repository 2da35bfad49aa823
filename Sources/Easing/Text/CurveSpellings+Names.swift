// What Apple's, Android's and design tools' names mean, one line each.

extension CurveSpellings {
  static let vocabularies =
    [
      uikit, coreAnimation, swiftUI, android, material, figma, figmaBare, reactNative, reactSpring,
      gsap, flutter, compose,
    ]

  private static let uikit = Vocabulary(
    owner: "UIKit",
    prefixes: [
      "UIView.AnimationCurve.", "UIViewAnimationCurve", "UIView.AnimationOptions.curve",
      "UIViewAnimationOptions.curve", "UIViewAnimationOptionCurve",
    ],
    words: [
      ("easeInOut", "easeInOut"),
      ("easeIn", "easeIn"),
      ("easeOut", "easeOut"),
      ("linear", "linear"),
    ])

  private static let coreAnimation = Vocabulary(
    owner: "Core Animation",
    prefixes: ["CAMediaTimingFunctionName.", "kCAMediaTimingFunction"],
    words: [
      ("linear", "linear"),
      ("easeIn", "easeIn"),
      ("easeOut", "easeOut"),
      ("easeInEaseOut", "easeInOut"),
      ("default", "ease"),
    ])

  private static let swiftUI = Vocabulary(
    owner: "SwiftUI",
    prefixes: ["UnitCurve.", "Animation."],
    words: [
      ("linear", "linear"),
      ("easeIn", "easeIn"),
      ("easeOut", "easeOut"),
      ("easeInOut", "easeInOut"),
      ("circularEaseIn", "easeInCirc"),
      ("circularEaseOut", "easeOutCirc"),
      ("circularEaseInOut", "easeInOutCirc"),
      ("spring", "smooth"),
      ("smooth", "smooth"),
      ("snappy", "snappy"),
      ("bouncy", "bouncy"),
      ("interactiveSpring", "interactiveSpring"),
    ])

  private static let android = Vocabulary(
    owner: "Android and Compose",
    prefixes: ["", "androidx.compose.animation.core."],
    words: [
      ("FastOutSlowInEasing", "cubic-bezier(0.4, 0, 0.2, 1)"),
      ("LinearOutSlowInEasing", "cubic-bezier(0, 0, 0.2, 1)"),
      ("FastOutLinearInEasing", "cubic-bezier(0.4, 0, 1, 1)"),
      ("LinearEasing", "linear"),
      ("FastOutSlowInInterpolator", "cubic-bezier(0.4, 0, 0.2, 1)"),
      ("LinearOutSlowInInterpolator", "cubic-bezier(0, 0, 0.2, 1)"),
      ("FastOutLinearInInterpolator", "cubic-bezier(0.4, 0, 1, 1)"),
      ("LinearInterpolator", "linear"),
      ("AccelerateInterpolator", "easeInQuad"),
      ("DecelerateInterpolator", "easeOutQuad"),
      ("AccelerateDecelerateInterpolator", "easeInOutSine"),
      ("AnticipateInterpolator", "easeInBack(2)"),
      ("OvershootInterpolator", "easeOutBack(2)"),
    ])

  // Material 2 has the curves of "legacy" as its standard ones.
  private static let material = Vocabulary(
    owner: "Material",
    prefixes: ["material.", "Easing.", "md.sys.motion.easing.", "md-sys-motion-easing-"],
    words: [
      ("standard", "cubic-bezier(0.2, 0, 0, 1)"),
      ("standardAccelerate", "cubic-bezier(0.3, 0, 1, 1)"),
      ("standardDecelerate", "cubic-bezier(0, 0, 0, 1)"),
      ("emphasizedAccelerate", "cubic-bezier(0.3, 0, 0.8, 0.15)"),
      ("emphasizedDecelerate", "cubic-bezier(0.05, 0.7, 0.1, 1)"),
      ("legacy", "cubic-bezier(0.4, 0, 0.2, 1)"),
      ("legacyAccelerate", "cubic-bezier(0.4, 0, 1, 1)"),
      ("legacyDecelerate", "cubic-bezier(0, 0, 0.2, 1)"),
    ])

  private static let figma = Vocabulary(
    owner: "Figma",
    prefixes: ["figma."],
    words: [
      ("easeInAndOut", "easeInOut"),
      ("easeIn", "easeIn"),
      ("easeOut", "easeOut"),
      ("linear", "linear"),
      ("easeInBack", "cubic-bezier(0.3, -0.05, 0.7, -0.5)"),
      ("easeOutBack", "cubic-bezier(0.45, 1.45, 0.8, 1)"),
      ("easeInAndOutBack", "cubic-bezier(0.7, -0.4, 0.4, 1.4)"),
      ("gentle", "spring(mass: 1, stiffness: 100, damping: 15)"),
      ("quick", "spring(mass: 1, stiffness: 300, damping: 20)"),
      ("bouncy", "spring(mass: 1, stiffness: 600, damping: 15)"),
      ("slow", "spring(mass: 1, stiffness: 80, damping: 20)"),
    ])

  private static let figmaBare = Vocabulary(
    owner: "Figma",
    prefixes: [""],
    words: [
      ("easeInAndOut", "easeInOut")
    ])

  private static let reactNative = Vocabulary(
    owner: "React Native",
    prefixes: ["Easing."],
    words: [
      ("linear", "linear"),
      ("ease", "easeIn"),
      ("quad", "easeInQuad"),
      ("cubic", "easeInCubic"),
      ("sin", "easeInSine"),
      ("circle", "easeInCirc"),
      ("exp", "easeInExpoPublished"),
      ("bounce", "easeOutBounce"),
      ("back", "easeInBack"),
      ("step0", "step-start"),
      ("step1", "step-end"),
    ])

  private static let reactSpring = Vocabulary(
    owner: "react-spring",
    prefixes: ["react-spring.", "config."],
    words: [
      ("default", "spring(tension: 170, friction: 26)"),
      ("gentle", "spring(tension: 120, friction: 14)"),
      ("wobbly", "spring(tension: 180, friction: 12)"),
      ("stiff", "spring(tension: 210, friction: 20)"),
      ("slow", "spring(tension: 280, friction: 60)"),
      ("molasses", "spring(tension: 280, friction: 120)"),
    ])

  // GSAP's swing in each half is that of one end; its exponentials have no name here.
  private static let gsap = Vocabulary(
    owner: "GSAP",
    prefixes: ["gsap."],
    words: [
      ("back.inOut", "easeInOutBack(1.70158)")
    ])
}
