#if canImport(Combine) || (OpenCombine && canImport(OpenCombine))

#if canImport(Combine)
import Combine
#else
import OpenCombine
#endif

/// Work that can only be cancelled.
// Unchecked: the only use is `cancel()`. Combine requires that every subscription accepts it from any thread, and other
// cancellables that are passed here must accept it, too.
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
