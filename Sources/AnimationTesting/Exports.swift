// One import for a test: what it needs to say what moves, when, and how exactly.
@_exported public import Easing
@_exported public import FrameClock
@_exported public import FrameTables
@_exported public import Goldens
@_exported public import KeyboardMotion
@_exported public import SceneText
@_exported public import Timing
