#if canImport(Combine) || (OpenCombine && canImport(OpenCombine))

#if canImport(Combine)
import Combine
#else
import OpenCombine
#endif

/// Something that is only cancelled any more.
// Unchecked: the only use is `cancel()`, which Combine asks every subscription to take from any thread, and which any
// other cancellable that is handed over here has to take from there too.
struct CancelledAnywhere: @unchecked Sendable {
  private let work: any Cancellable

  init(_ work: any Cancellable) {
    self.work = work
  }

  func cancel() {
    work.cancel()
  }
}

#endif
