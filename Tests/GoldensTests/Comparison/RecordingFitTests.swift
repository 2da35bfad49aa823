// Recordings laid over a motion: the offset is found, larger faults are not forgiven.
import FrameTables
import Goldens
import Testing

/// A smooth motion of half a second.
private func smooth(_ time: Double) -> Double {
  let t = min(max(time / 0.5, 0), 1)
  return t * t * (3 - 2 * t)
}

private func recording(
  late: Double, from origin: Double = 0, distance: Double = 336
) -> (times: [Double], values: [Double]) {
  let times = (0..<45).map { Double($0) / 60 }
  return (times, times.map { origin + distance * smooth($0 - late) })
}

struct RecordingFitTests {
  @Test(
    arguments: [0, 0.0167, 0.0334, 0.05, -0.01, -0.033], [(0.0, 336.0), (812, -336), (40, 336)])
  func `a recording that is late or early is found`(
    late: Double, place: (origin: Double, distance: Double)
  ) {
    let (times, values) = recording(late: late, from: place.origin, distance: place.distance)
    let fit = RecordingFit(times: times, values: values, scale: 336, progress: smooth)
    #expect((fit.offset - late).magnitude < 1e-4)
    #expect(fit.worst < 0.1)
    #expect((fit.origin - place.origin).magnitude < 1e-9)
    #expect(fit.distance == place.distance)
  }

  @Test func `ten frames are too many`() {
    let (times, values) = recording(late: 10.0 / 60)
    let fit = RecordingFit(times: times, values: values, scale: 336, progress: smooth)
    #expect(fit.worst > 50)
    #expect(fit.offset <= 4.0001 / 60)
  }

  @Test func `another distance is no offset`() {
    let (times, values) = recording(late: 0, distance: 320)
    let fit = RecordingFit(times: times, values: values, scale: 336, progress: smooth)
    #expect(fit.worst > 15)
  }
}
