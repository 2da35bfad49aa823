// Work that takes its time, and waiting where waiting is allowed.
import Dispatch

/// Keeps the current thread busy for so many ms.
func work(milliseconds: Double) {
  let start = ContinuousClock.now
  while ContinuousClock.now - start < .milliseconds(milliseconds) {}
}

/// Does what blocks a thread on one that may be blocked.
func offThePool(_ work: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { done in
    DispatchQueue.global().async {
      work()
      done.resume()
    }
  }
}
