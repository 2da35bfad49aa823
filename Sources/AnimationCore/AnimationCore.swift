// The umbrella: one import for all libraries.
@_exported public import Easing
@_exported public import FrameClock
@_exported public import FrameTables
@_exported public import Goldens
@_exported public import KeyboardMotion
@_exported public import SceneText
@_exported public import Timing
@_exported public import ViewMotion
