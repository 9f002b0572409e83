/// A store as a person would write it for this app alone: a struct that is changed in place by one switch, and one
/// subscriber that is called by reference.
@MainActor
final class FloorStore {
  private(set) var state: FloorState
  private let subscriber: @MainActor (FloorStore) -> Void
  private let sideEffects: [@MainActor (FloorStore) -> Void]

  init(
    _ state: FloorState = FloorState(),
    sideEffects: Int = 0,
    subscriber: @escaping @MainActor (FloorStore) -> Void = { _ in Calls.count &+= 1 }
  ) {
    self.state = state
    self.subscriber = subscriber
    self.sideEffects = (0..<sideEffects).map { _ in { _ in Calls.count &+= 1 } }
  }

  @inline(never)
  func dispatch(_ action: FloorAction) {
    reduce(&state, action)
    subscriber(self)
    for sideEffect in sideEffects { sideEffect(self) }
  }
}

/// Counts the calls of subscribers and side effects, so that no call can be left out.
@MainActor
enum Calls {
  static var count = 0
}

/// Objects that live as long as the program. A workload that held them itself would count their references each time.
@MainActor
enum Kept {
  private static var objects: [Any] = []

  static func keep(_ objects: Any...) {
    self.objects += objects
  }
}
