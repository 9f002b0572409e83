/// How the runtime finds what was registered for an action of any type: by its leaf, if the action is generated.
struct ActionIndex<Action>: Sendable {
  /// The position of an action among its leaves; nil for actions that are not generated.
  let leafIndex: (@Sendable (Action) -> Int)?
  /// The leaves that an accessor's key path can match; nil where it may match any action.
  let leaves: @Sendable (any AnyKeyPath & Sendable) -> Range<Int>?

  init() {
    guard let type = Action.self as? any DomainAction.Type else {
      self.leafIndex = nil
      self.leaves = { _ in nil }
      return
    }
    self.leafIndex = ActionIndex.leafIndex(of: type)
    self.leaves = { path in type.leaves(of: path) }
  }

  private static func leafIndex<Root: DomainAction>(of type: Root.Type) -> (@Sendable (Action) -> Int)? {
    let leafIndex: @Sendable (Root) -> Int = { $0.leafIndex }
    return leafIndex as? @Sendable (Action) -> Int
  }
}
