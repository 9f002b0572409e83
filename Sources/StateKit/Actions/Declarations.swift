/// The declarations in the schemas of a store's domains, found by closures that are compiled in the module of the
/// store's types. There the types are known at compile time; here they would be looked up for each action.
@usableFromInline
struct Declarations<State, Action: Sendable>: Sendable {
  @usableFromInline typealias Bridges = @Sendable (Action) -> [_DeclaredBridge<State, Action>]?
  @usableFromInline typealias Effects = @Sendable (Action) -> [_DeclaredEffect<State, Action>]?

  /// Calls the last parameter with the actions that bridges derive in the state at an address, because the state would
  /// be copied otherwise.
  @usableFromInline typealias Derive =
    @Sendable (
      [_DeclaredBridge<State, Action>], UnsafePointer<State>, (Action, _DeclaredBridge<State, Action>) -> Void
    ) -> Void

  /// Binds bridges to the children that they belong to, in the state at an address.
  @usableFromInline typealias Bind =
    @Sendable ([_DeclaredBridge<State, Action>], UnsafePointer<State>) -> [_DeclaredBridge<State, Action>]

  /// The bridges of an action; nil without bridges.
  let bridges: Bridges?
  let bind: Bind
  let derive: Derive
  /// The requests and effects that an action starts or ends; nil without either.
  let effects: Effects?
  /// What the state starts.
  let triggers: [_StateTrigger<State, Action>]

  /// The declarations of a generated action; an action is not asked for kinds of declarations that its tree does not
  /// contain.
  @usableFromInline
  init(
    bridges: @escaping Bridges,
    bind: @escaping Bind,
    derive: @escaping Derive,
    effects: @escaping Effects
  )
  where Action: DomainAction, State == Action.DomainState {
    let tree = Action.actionTree
    self.bridges = tree.declaresBridges ? bridges : nil
    self.bind = bind
    self.derive = derive
    self.effects = tree.declaresEffects ? effects : nil
    self.triggers = tree.declaresEffects ? Action.stateTriggers : []
  }

  /// The declarations of a store that is created by hand: the effects of any generated action, without bridges.
  init() {
    self.bridges = nil
    self.bind = { bridges, _ in bridges }
    self.derive = { _, _, _ in }
    let type = Action.self as? any DomainAction.Type
    self.effects = type.flatMap { Declarations.effects(of: $0) }
    self.triggers = type.flatMap { Declarations.triggers(of: $0) }?.filter { !$0.isBridge } ?? []
  }

  private static func triggers<Root: DomainAction>(of type: Root.Type) -> [_StateTrigger<State, Action>]? {
    type.stateTriggers as? [_StateTrigger<State, Action>]
  }

  private static func effects<Root: DomainAction>(of type: Root.Type) -> Effects? {
    guard type.actionTree.declaresEffects else { return nil }
    let effects: @Sendable (Root) -> [_DeclaredEffect<Root.DomainState, Root>]? = { action in
      let effects = action.declaredEffects
      return effects.isEmpty ? nil : effects
    }
    // The types are equal for such a store, which the compiler does not know.
    return (effects as Any) as? Effects
  }
}
