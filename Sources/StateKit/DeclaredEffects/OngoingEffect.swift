/// An effect that a schema declares with `while`: it runs as long as a condition of the state holds.
///
///     "effects": { "listen": { "while": "isRecording", "kind": "stream", "output": "heard" } }
///
/// It begins when the condition becomes true, or when the store or the child that it belongs to begins with it, and is
/// cancelled when the condition becomes false or the child is removed. If its work ends by itself, it begins again only
/// after the condition was false. If a value of `with` changes, it begins anew.
///
/// Generated code creates it, and a store keeps it. The idea is that of the event sources of Mobius.
public struct _OngoingEffect<State, Action: Sendable>: Sendable {
  /// A place at which the condition holds.
  struct Place {
    /// The path from the state, which separates the effects of two domains or elements.
    let path: [EffectToken]
    /// The values of `with`.
    let values: [_OngoingValue]
    let effect: () -> _DeclaredEffect<State, Action>
  }

  /// Calls its last parameter for each place at which the condition holds.
  ///
  /// With a focus it looks only at the elements that an action is for. It returns the path of the part that it looked at.
  typealias Search =
    @Sendable (State, OngoingFocus<Action>?, (Place) -> Void) -> [EffectToken]

  /// The name with the path to its domain, for example `rows.listen`.
  let name: String
  /// The domains whose changes can start or end it, counted from the domain of the state; nil if they are unknown.
  let domains: [Range<Int>]?
  let search: Search

  init(_ name: String, _ domains: [Range<Int>]?, _ search: @escaping Search) {
    self.name = name
    self.domains = domains
    self.search = search
  }

  /// For generated code: an effect of one domain.
  ///
  /// - Parameters:
  ///   - name: The name of the effect.
  ///   - isWanted: Whether the effect is to run in a state.
  ///   - values: The values of `with` in a state; nil without any.
  ///   - effect: The effect in a state in which it is to run.
  public init(
    _ name: String,
    while isWanted: @escaping @Sendable (State) -> Bool,
    values: (@Sendable (State) -> [_OngoingValue])? = nil,
    effect: @escaping @Sendable (State) -> _DeclaredEffect<State, Action>
  ) where Action: DomainAction, State == Action.DomainState {
    self.init(name, [0..<Action.actionTree.domainCount]) { state, _, found in
      if isWanted(state) {
        found(Place(path: [], values: values?(state) ?? [], effect: { effect(state) }))
      }
      return []
    }
  }

  /// Whether changes can start or end it.
  func isConcerned(by touched: TouchedDomains) -> Bool {
    guard let domains else { return !touched.isEmpty }
    return domains.contains { touched.overlaps($0) }
  }
}

/// For generated code: a value of `with`. If it changes, the effect begins anew.
public struct _OngoingValue: Sendable {
  private let differs: @Sendable (any Sendable) -> Bool
  private let value: any Sendable

  /// A value that is compared.
  public init<Value: Equatable & Sendable>(_ value: Value) {
    self.value = value
    self.differs = { other in (other as? Value).map { !isSame($0, value) } ?? true }
  }

  /// A value that cannot be compared, so that effects do not begin anew for it.
  public init<Value: Sendable>(_ value: Value) {
    self.value = value
    self.differs = { _ in false }
  }

  func differs(from other: _OngoingValue) -> Bool { differs(other.value) }
}

/// The action after which effects with `while` are looked for, and what it changed.
struct OngoingFocus<Action> {
  let action: Action
  let touched: TouchedDomains
  /// The number of the domain of the action.
  let domain: Int

  /// The focus in a child, if the action is for it.
  func inside<ParentState, State, Child>(
    _ scope: Scope<ParentState, Action, State, Child>
  ) -> OngoingFocus<Child>? {
    scope.extract(action).flatMap { inside(scope.domains(), $0) }
  }

  private func inside<Child>(_ domains: Range<Int>?, _ action: Child) -> OngoingFocus<Child>? {
    guard let domains else { return nil }
    return OngoingFocus<Child>(action: action, touched: touched, domain: domain + domains.lowerBound)
  }

  /// The focus in an element; nil if other elements of its list may have changed.
  func insideElement<Child>(_ domains: Range<Int>?, _ action: Child) -> OngoingFocus<Child>? {
    // The domain of the list may have changed other elements.
    if touched.hasChangedChildren || touched.overlaps(domain..<domain + 1) { return nil }
    return inside(domains, action)
  }
}

extension _OngoingEffect {
  /// The same effect, seen from a parent domain.
  func pullback<ParentState, ParentAction: DomainAction>(
    _ scope: Scope<ParentState, ParentAction, State, Action>
  ) -> _OngoingEffect<ParentState, ParentAction> {
    pullback(scope) { state, focus, found in
      search(scope.get(state), focus?.inside(scope)) { found($0.pullback { $0.pullback(scope) }) }
    }
  }

  /// The same effect, seen from a parent domain in which this one may be absent.
  func pullback<ParentState, ParentAction: DomainAction>(
    _ scope: Scope<ParentState, ParentAction, State?, Action>
  ) -> _OngoingEffect<ParentState, ParentAction> {
    pullback(scope) { state, focus, found in
      guard let child = scope.get(state) else { return [] }
      return search(child, focus?.inside(scope)) {
        found($0.pullback { $0.pullback(scope, isElement: false) })
      }
    }
  }

  /// The same effect, seen from the parent of a list or of a stack.
  ///
  /// - Parameters:
  ///   - element: The id and the action of the element that a parent's action is for.
  ///   - find: The state of an element.
  ///   - all: All elements with their ids.
  ///   - scope: The scope of an element.
  func pullback<ParentState, ParentAction: DomainAction, PartState, PartAction, ID: Hashable & Sendable>(
    _ list: Scope<ParentState, ParentAction, PartState, PartAction>,
    element: @escaping @Sendable (PartAction) -> (id: ID, action: Action)?,
    find: @escaping @Sendable (PartState, ID) -> State?,
    all: @escaping @Sendable (PartState, (ID, State) -> Void) -> Void,
    isElement: Bool,
    _ scope: @escaping @Sendable (ID) -> Scope<ParentState, ParentAction, State?, Action>
  ) -> _OngoingEffect<ParentState, ParentAction> {
    @Sendable func inElement(_ id: ID, _ place: Place) -> _OngoingEffect<ParentState, ParentAction>.Place {
      place.pullback(behind: [EffectToken(id)]) { $0.pullback(scope(id), isElement: isElement) }
    }
    return pullback(list, isList: true) { state, focus, found in
      let elements = list.get(state)
      if let focus, let (id, action) = list.extract(focus.action).flatMap(element),
        let inner = focus.insideElement(list.domains(), action)
      {
        let path = [EffectToken(id)]
        guard let element = find(elements, id) else { return path }
        return path + search(element, inner) { found(inElement(id, $0)) }
      }
      all(elements) { id, element in
        _ = search(element, nil) { found(inElement(id, $0)) }
      }
      return []
    }
  }

  /// - Parameter search: A search whose paths begin behind the scope.
  private func pullback<ParentState, ParentAction: DomainAction, PartState, PartAction>(
    _ scope: Scope<ParentState, ParentAction, PartState, PartAction>,
    isList: Bool = false,
    _ search: @escaping _OngoingEffect<ParentState, ParentAction>.Search
  ) -> _OngoingEffect<ParentState, ParentAction> {
    let steps = scope.steps ?? []
    let first = scope.domains()?.lowerBound
    var moved = first.flatMap { first in
      self.domains?.map { $0.lowerBound + first..<$0.upperBound + first }
    }
    // Adding and removing elements marks the domain of the list.
    if isList { moved?.append(0..<1) }
    let child = ParentAction.actionTree.childName(at: scope.steps)
    let path = child.map { "\($0).\(name)" } ?? name
    return _OngoingEffect<ParentState, ParentAction>(path, moved) { state, focus, found in
      let part = search(state, focus) { found($0.behind(steps)) }
      return steps + part
    }
  }
}

extension _OngoingEffect.Place {
  /// The same place, seen from a parent domain.
  fileprivate func pullback<ParentState, ParentAction: Sendable>(
    behind steps: [EffectToken] = [],
    _ pullback: @escaping (_DeclaredEffect<State, Action>) -> _DeclaredEffect<ParentState, ParentAction>
  ) -> _OngoingEffect<ParentState, ParentAction>.Place {
    _OngoingEffect<ParentState, ParentAction>.Place(
      path: steps + path,
      values: values,
      effect: { pullback(effect()) }
    )
  }

  fileprivate func behind(_ steps: [EffectToken]) -> _OngoingEffect.Place {
    _OngoingEffect.Place(path: steps + path, values: values, effect: effect)
  }
}

extension _ActionTree {
  /// The name of the child that a scope's only step leads to.
  fileprivate func childName(at steps: [EffectToken]?) -> String? {
    guard let steps, steps.count == 1, let position = steps[0].value as? Int,
      children.indices.contains(position)
    else { return nil }
    return children[position].name
  }
}
