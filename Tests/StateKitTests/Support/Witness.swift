import StateKitTestSupport

/// An object that signals its release.
final class Witness: Sendable {
  let released: Gate

  init(_ released: Gate) {
    self.released = released
  }

  deinit {
    released.open()
  }
}
