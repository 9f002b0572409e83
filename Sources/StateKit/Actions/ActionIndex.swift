/// How the runtime finds what was registered for an action of any type: by its leaf, if the action is generated.
struct ActionIndex<Action>: Sendable {
  /// The position of an action among its leaves; nil for actions that are not generated.
  let leafIndex: (@Sendable (Action) -> Int)?
  /// How many leaves there are; 0 for actions that are not generated.
  let leafCount: Int
  /// The leaves that an accessor's key path can match; nil where it may match any action.
  let leaves: @Sendable ([AnyKeyPath]) -> [Range<Int>?]

  init() {
    guard let type = Action.self as? any DomainAction.Type else {
      self.leafIndex = nil
      self.leafCount = 0
      self.leaves = { $0.map { _ in nil } }
      return
    }
    self.leafIndex = ActionIndex.leafIndex(of: type)
    self.leafCount = ActionIndex.leafCount(of: type)
    self.leaves = { paths in ActionIndex.leaves(of: paths, in: type) }
  }

  private static func leafCount<Root: DomainAction>(of type: Root.Type) -> Int {
    type.actionTree.leafCount
  }

  private static func leafIndex<Root: DomainAction>(of type: Root.Type) -> (@Sendable (Action) -> Int)? {
    let leafIndex: @Sendable (Root) -> Int = { $0.leafIndex }
    return leafIndex as? @Sendable (Action) -> Int
  }

  private static func leaves<Root: DomainAction>(of paths: [AnyKeyPath], in type: Root.Type) -> [Range<Int>?]
  {
    let table = KeyPathTable(root: type)
    return paths.map { table.leaves(of: $0) }
  }
}
