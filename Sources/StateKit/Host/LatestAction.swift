/// The last action in a host's reducer, until `run`, and where `reduce` was called for it.
///
/// The action has a place in memory instead of an optional property, whose type would be looked up for each action.
final class LatestAction<Action>: @unchecked Sendable {
  private let place = UnsafeMutablePointer<Action>.allocate(capacity: 1)
  private(set) var isThere = false
  private(set) var file = ""
  private(set) var line: UInt = 0
  /// Whether the action did not change the state.
  var isWithoutChange = false

  deinit {
    forget()
    place.deallocate()
  }

  var action: Action { place.pointee }

  func keep(_ action: Action, _ file: String, _ line: UInt) {
    forget()
    place.initialize(to: action)
    isThere = true
    isWithoutChange = false
    self.file = file
    self.line = line
  }

  func forget() {
    guard isThere else { return }
    isThere = false
    place.deinitialize(count: 1)
  }
}
