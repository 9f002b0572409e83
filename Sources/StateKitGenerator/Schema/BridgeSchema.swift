/// A bridge as its author wrote it, from one action or event: a bridge from several actions is several bridges.
struct BridgeSchema {
  let location: SourceLocation
  /// The action; for an event, its word.
  var on: PathSchema
  /// The event of the state that triggers the bridge; nil if an action does.
  var event: StateEventSchema?
  let dispatch: PathSchema
  /// Nil if the action goes to one element of each list on its path.
  var to: Located<BridgeTarget>?
  let with: [AssignmentSchema]
  let when: ConditionSchema?
  let documentation: String?
  /// The warnings that this declaration allows.
  var allow: [AllowanceSchema] = []
}

extension BridgeSchema {
  /// Whether the action goes to all elements of the lists on its path.
  var isToEach: Bool { to?.value == .each }
}

/// A dotted path, component by component: `lifecycle.didBecomeActive`. Never empty.
struct PathSchema {
  let components: [Located<String>]
  /// The labels of the values that name elements, by the positions of the lists on the path: `id` in `rows[$id].title`.
  var elements: [Int: Located<String>] = [:]
  /// Whether the path stands for one of the actions that `*` means, which may be an action that other domains may not name.
  var isOneOfAll = false
}

extension PathSchema {
  /// The last component of a path to all actions of a domain: those that it declares, even if domains above may not
  /// name them, those of its bound properties, and all phases of its requests, but not the actions of its children.
  /// After `binding` it stands for the actions of the bound properties. It has the same meaning under `on` and `until`
  /// of bridges, effects and requests.
  static let allActions = "*"

  /// Whether the path leads to all actions of a domain: `users.*`.
  var isAllActions: Bool { components[components.count - 1].value == Self.allActions }
}

extension PathSchema {
  /// The path as the author wrote it.
  var text: String {
    components.indices.map { position in
      components[position].value + (elements[position].map { "[$\($0.value)]" } ?? "")
    }.joined(separator: ".")
  }

  /// The path as one name, at its first letter.
  var name: Located<String> { Located(text, at: components[0].location) }

  /// The location of the last component.
  var end: SourceLocation { components[components.count - 1].location }
}
