// Where a run ends: on a frame, if only the rounding of a sum keeps it from one.

extension FrameRate {
  /// The time of the frame that a time in s misses by no more than sums round; else the time itself.
  ///
  /// 0.2 s and 0.4 s are 0.6000000000000001 s, which is meant to be frame 36 of 60 per second.
  package func settled(_ time: Double) -> Double {
    guard time.isFinite else { return time }
    let frame = frame(at: time)
    return [frame, frame + 1].map(self.time(ofFrame:)).first {
      ($0 - time).magnitude <= 4 * time.ulp
    } ?? time
  }
}
