import StateKitTestSupport

/// Something to hold, that tells when it was let go of.
final class Witness: Sendable {
  let released: Gate

  init(_ released: Gate) {
    self.released = released
  }

  deinit {
    released.open()
  }
}
