extension RuntimeIssue {
  /// An action was dispatched for an absent child.
  static func absentChild(_ action: some Any, from source: ActionSource) -> RuntimeIssue {
    let (name, description) = (name(of: action), actionDescription(of: action))
    return RuntimeIssue(
      .absentChild,
      "The action \(name) came for a child that is not there, and changed nothing"
        + (name == description ? "." : ": \(description)."),
      source: source
    )
  }

  /// Actions derived one another without an end.
  static func endlessDerivation(of action: some Any, from source: ActionSource, limit: Int) -> RuntimeIssue {
    RuntimeIssue(
      .endlessDerivation,
      "\(limit) actions were derived from one, so the next was dropped. The path: \(path(to: action, source)).",
      source: source
    )
  }

  /// A child stays, although its action dismisses it.
  static func lostDismissal(by action: some Any, from source: ActionSource) -> RuntimeIssue {
    RuntimeIssue(
      .lostDismissal,
      """
      The action \(name(of: action)) dismisses a child, which stays, because a closure called its reducer as a function. \
      Use `pullback`, or call the reducer with `reduce(_:_:touching:)` in `Reducer.marking`.
      """,
      source: source
    )
  }

  /// A handler wrote a copy of a property instead of the property.
  static func overwrittenProperty(_ copy: String, by action: some Any, from source: ActionSource)
    -> RuntimeIssue
  {
    RuntimeIssue(
      .overwrittenProperty,
      """
      A handler of the action \(name(of: action)) wrote \(copy), which has the value of a property of its parent and was \
      overwritten: change the parent's property.
      """,
      source: source
    )
  }

  /// An invariant no longer holds.
  ///
  /// - Parameter action: The action that broke it; nil for a first state.
  static func brokenInvariant(_ broken: BrokenInvariant, by action: (some Any)?, from source: ActionSource?)
    -> RuntimeIssue
  {
    RuntimeIssue(
      .brokenInvariant,
      "The invariant \(broken.path) does not hold \(action.map { "after the action \(name(of: $0))" } ?? "in the first state")"
        + (broken.reason.map { ": \($0)" } ?? ".") + " (\(broken.declaration))",
      source: source
    )
  }

  /// The closure for a declared effect was not supplied.
  static func missingEffect(
    _ name: String,
    for action: some Any,
    domain: String,
    source: ActionSource
  ) -> RuntimeIssue {
    let effect = name.split(separator: ".").last ?? ""
    return RuntimeIssue(
      .missingEffect,
      """
      The action \(RuntimeIssue.name(of: action)) needs the effect \(name), which is not supplied: register \
      \(domain)Effects with '\(effect)' in the store's side effects.
      """,
      source: source
    )
  }

  /// The closure for an effect that the state starts was not supplied.
  ///
  /// - Parameter isOngoing: Whether it runs as long as a condition holds.
  static func missingEffectOfState(
    _ name: String,
    isOngoing: Bool,
    domain: String,
    source: ActionSource
  ) -> RuntimeIssue {
    let effect = name.split(separator: ".").last ?? ""
    let reason = isOngoing ? "is to run in the present state" : "is to start after a change of the state"
    return RuntimeIssue(
      .missingEffect,
      """
      The effect \(name) \(reason), and is not supplied: register \(domain)Effects with '\(effect)' \
      in the store's side effects.
      """,
      source: source
    )
  }

  /// A host without a dispatch was to dispatch an action.
  static func undispatched(_ action: some Any, from source: ActionSource) -> RuntimeIssue {
    RuntimeIssue(
      .hostWithoutStore,
      """
      The action \(name(of: action)) was dropped, because its host was created without a dispatch. Give the host one, or \
      use `turn` and `run(_:dispatch:)` instead of `reduce` and `run()`.
      """,
      source: source
    )
  }

  /// A store's reducers called `reduce` for an action again.
  ///
  /// - Parameter first: The place of the first call.
  static func repeatedReduce(
    of action: some Any,
    after first: String,
    from source: ActionSource
  ) -> RuntimeIssue {
    RuntimeIssue(
      .repeatedReduce,
      """
      The action \(name(of: action)) came to `reduce` once more, after the call at \(first), so that this call started \
      nothing. Call `reduce` once for each action; for a copy of the state call `domain.reducer`.
      """,
      source: source
    )
  }

  /// A host without a state was to call side effects.
  static func uncalledSideEffects(of action: some Any, from source: ActionSource) -> RuntimeIssue {
    RuntimeIssue(
      .hostWithoutStore,
      """
      The side effects for the action \(name(of: action)) were not called, because their host was created without a state \
      and a dispatch. Give the host both.
      """,
      source: source
    )
  }

  /// A side effect was registered for actions that do not exist in the tree.
  static func unknownActionType(
    _ type: Any.Type,
    in tree: Any.Type,
    source: ActionSource
  ) -> RuntimeIssue {
    RuntimeIssue(
      .unknownActionType,
      """
      The side effect for \(type) is never called: the tree of \(tree) has no such actions. Let its closure take the \
      action type of a domain in that tree, or \(tree) itself for every action.
      """,
      source: source
    )
  }

  /// The number of side effects by key paths at which unlisted key paths are reported.
  static let manyKeyPaths = 20

  /// Many side effects are registered by key paths.
  static func unlistedKeyPaths(_ count: Int, of tree: Any.Type) -> RuntimeIssue {
    RuntimeIssue(
      .unlistedKeyPaths,
      """
      \(count) side effects for \(tree) are registered by key paths that are not listed, so that each is tried on many \
      actions. Write "accessors": "indexed" in the schemas of these actions, and each is found by its number.
      """,
      source: nil
    )
  }

  /// An effect waits for actions behind a `map` that cannot convert them back.
  static func unheardActions(_ type: Any.Type, source: ActionSource) -> RuntimeIssue {
    RuntimeIssue(
      .unheardActions,
      """
      An effect waits for actions of \(type), and none will come: it is converted by a 'map' that does not convert actions \
      back. Use 'map(_:from:)', or a middleware whose input and output have the same type.
      """,
      source: source
    )
  }

  static func unknownEffects(
    _ effects: Any.Type,
    of action: Any.Type,
    in tree: Any.Type,
    source: ActionSource
  ) -> RuntimeIssue {
    RuntimeIssue(
      .unknownActionType,
      """
      The closures of \(effects) are never called: the tree of \(tree) has no \(action). Add its domain to the children of \
      a domain in that tree, or register it with the store that has it.
      """,
      source: source
    )
  }

  /// - Parameters:
  ///   - closures: The names of the closures that two values have.
  ///   - places: The paths of the domain; an empty one is the store's own.
  static func repeatedEffects(
    _ effects: Any.Type,
    _ closures: [String],
    at places: [String],
    source: ActionSource
  ) -> RuntimeIssue {
    let names = places.map { $0.isEmpty ? "the store's own domain" : "'\($0)'" }
    return RuntimeIssue(
      .repeatedEffects,
      """
      Two values of \(effects) in one list have \(closures.map { "'\($0)'" }.joined(separator: ", ")) for \
      \(names.joined(separator: " and ")), and the later ones are used. Leave one out, or register each at its place with \
      'register(_:at:)'.
      """,
      source: source
    )
  }

  /// The newest round of the loop, or the last steps if no action repeats.
  private static func path(to action: some Any, _ source: ActionSource) -> String {
    let steps = source.lastCause.map { Array($0.steps.prefix(100)) } ?? []
    let round = steps.firstIndex { name(of: $0.action) == name(of: action) }
    let path = steps.prefix(round.map { $0 + 1 } ?? 10).reversed()
    return path.map { "\(actionDescription(of: $0.action)) → (\($0.route)) → " }.joined()
      + actionDescription(of: action)
  }

  /// The part of an action that is the same in each round, although the payload may change.
  private static func name(of action: some Any) -> String {
    (action as? any DomainAction)?.name ?? actionDescription(of: action)
  }
}
