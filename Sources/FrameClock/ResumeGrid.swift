// Where frames fall after a pause.

/// The grid on which frames go on after a pause; paused time counts in neither.
public enum ResumeGrid: String, CaseIterable, Hashable, Sendable {
  /// The grid from before: the next frame comes at the next whole frame time since the start.
  case keep
  /// A grid that starts with the resume: the next frame comes one frame's time after it.
  case restart
}
