/// Finds the leaf of an action of any type, by which registrations are looked up. Only generated actions have leaves.
struct ActionIndex<Action>: Sendable {
  /// The number of leaves; 0 for actions that are not generated.
  let leafCount: Int
  /// The leaves that a key path can match, and whether the whole path is known; nil if it may match any action.
  let place: @Sendable (any AnyKeyPath & Sendable) -> KeyPathTable.Place?
  private let leafFinder: LeafFinder<Action>?

  init() {
    guard let type = Action.self as? any DomainAction.Type else {
      self.leafCount = 0
      self.leafFinder = nil
      self.place = { _ in nil }
      return
    }
    self.leafCount = type.leafCount
    self.leafFinder = ActionIndex.leafFinder(of: type)
    self.place = { path in type.place(of: path) }
  }

  /// The leaves that a key path can match; nil if it may match any action.
  func leaves(_ path: any AnyKeyPath & Sendable) -> Range<Int>? { place(path)?.leaves }

  /// The position of an action among its leaves; nil for an action that is not generated.
  @inline(__always)
  func leafIndex(of action: Action) -> Int? {
    leafFinder?.leafIndex(of: action)
  }

  private static func leafFinder<Root: DomainAction>(of type: Root.Type) -> LeafFinder<Action>? {
    // `Root` and `Action` are the same type here, which the compiler does not know.
    GeneratedLeafFinder<Root>() as? LeafFinder<Action>
  }
}

/// Finds the leaf of an action. It is a class, because a cast closure would be wrapped twice and cost more per call.
private class LeafFinder<Action>: @unchecked Sendable {
  func leafIndex(of action: Action) -> Int {
    preconditionFailure("every finder overrides this")
  }
}

private final class GeneratedLeafFinder<Action: DomainAction>: LeafFinder<Action>, @unchecked Sendable {
  override func leafIndex(of action: Action) -> Int { action.leafIndex }
}
