import StateKit

extension Laws {
  /// An embedded action is extracted again, and other cases are not; a changed part of the state is read
  /// again.
  func child<Child: DomainFacts>(
    _ position: Int,
    _ scope: Scope<State, Action, Child.Action.DomainState, Child.Action>,
    of child: Child.Type
  ) {
    embedding(position, scope, child.samples(0), child.isSame)
    var state = Facts.state(0)
    expect(child.isSame(scope.get(state), child.state(0)), "\(child.domain) is \(scope.get(state))")
    scope.modify(&state) { $0 = child.state(1) }
    expect(child.isSame(scope.get(state), child.state(1)), "\(child.domain) does not change")
    reduction(position, child.reducer.pullback(scope), of: child)
    observation(scope) { child.isSame($0, $1) }
  }

  func child<Child: DomainFacts>(
    _ position: Int,
    _ scope: Scope<State, Action, Child.Action.DomainState?, Child.Action>,
    of child: Child.Type
  ) {
    embedding(position, scope, child.samples(0), child.isSame)
    var state = Facts.state(0)
    expect(scope.get(state).map { child.isSame($0, child.state(0)) } == true, "\(child.domain) is not there")
    scope.modify(&state) { $0 = nil }
    expect(scope.get(state) == nil, "\(child.domain) does not go")
    dismissal(position, of: child) { scope.get($0) == nil }
    removal(position) { scope.get($0) == nil }
    reduction(position, child.reducer.pullback(scope), of: child)
    observation(scope) { isSame($0, $1, of: child) }
  }

  /// - Parameter whole: Makes the one-of of a case.
  func alternative<Child: DomainFacts>(
    _ position: Int,
    _ scope: Scope<State, Action, Child.Action.DomainState?, Child.Action>,
    in whole: (Child.Action.DomainState) -> State,
    of child: Child.Type
  ) {
    embedding(position, scope, child.samples(0), child.isSame)
    for number in [0, 1] {
      var state = whole(child.state(number))
      expect(
        scope.get(state).map { child.isSame($0, child.state(number)) } == true,
        "\(child.domain) is not there"
      )
      scope.modify(&state) { $0 = child.state(1 - number) }
      let isChanged = Facts.isSame(state, whole(child.state(1 - number)))
      expect(isChanged, "the case \(child.domain) does not change")
    }
    reduction(position, child.reducer.pullback(scope), of: child, from: whole(child.state(0)))
    observation(scope) { isSame($0, $1, of: child) }
  }

  func child<Child: DomainFacts, ID: Sendable>(
    _ position: Int,
    _ scope: Scope<
      State, Action, IdentifiedArray<Child.Action.DomainState>, IdentifiedAction<ID, Child.Action>
    >,
    element: (ID) -> Scope<State, Action, Child.Action.DomainState?, Child.Action>,
    of child: Child.Type
  ) where Child.Action.DomainState: Identifiable & Sendable, Child.Action.DomainState.ID == ID {
    let id = child.state(0).id
    let actions = child.samples(0).map { IdentifiedAction(id: id, action: $0) }
    embedding(position, scope, actions) { $0.id == $1.id && child.isSame($0.action, $1.action) }
    embedding(position, element(id), child.samples(0), child.isSame)
    var state = Facts.state(0)
    expect(
      element(id).get(state).map { child.isSame($0, child.state(0)) } == true,
      "\(child.domain) has no element \(id)"
    )
    scope.modify(&state) { $0 = [] }
    expect(scope.get(state).isEmpty, "\(child.domain) does not go")
    dismissal(position, of: child) { scope.get($0).isEmpty }
    removal(position) { element(id).get($0) == nil }
    reduction(position, child.reducer.pullback(scope), of: child)
    reduction(position, child.reducer.pullback(element(id)), of: child)
    observation(scope) { $0.count == $1.count && zip($0, $1).allSatisfy { child.isSame($0, $1) } }
    observation(element(id)) { isSame($0, $1, of: child) }
  }

  /// The elements of a sample's stack have the ids from 0.
  func child<Child: DomainFacts>(
    _ position: Int,
    _ scope: Scope<State, Action, StackState<Child.Action.DomainState>, StackAction<Child.Action>>,
    element: (Int) -> Scope<State, Action, Child.Action.DomainState?, Child.Action>,
    of child: Child.Type
  ) {
    let leaves = cases[cases.count - Facts.children.count + position].dropFirst()
    let actions = child.samples(0).map { StackAction.element(id: 0, action: $0) }
    embedding(position, scope, [.popFrom(id: 0)] + actions) { left, right in
      switch (left, right) {
      case (.popFrom(let left), .popFrom(let right)): left == right
      case (.element(let id, let left), .element(let other, let right)):
        id == other && child.isSame(left, right)
      default: false
      }
    }
    embedding(position, element(0), child.samples(0), child.isSame, in: leaves)
    let state = Facts.state(0)
    expect(scope.get(state).ids == [0, 1], "the ids of \(child.domain) are \(scope.get(state).ids)")
    for (id, whole) in zip([0, 1], scope.get(state).elements) {
      // It differs from a state of its own in what follows the parent.
      expect(
        element(id).get(state).map { child.isSame($0, whole) } == true,
        "\(child.domain) has no element \(id)"
      )
    }
    stackChanges(scope, element: element, of: child)
    dismissal(position, of: child, in: leaves) { scope.get($0).isEmpty }
    removal(position, in: leaves) { element(0).get($0) == nil }
    reduction(position, child.reducer.pullback(scope), of: child)
    reduction(position, child.reducer.pullback(element(0)), of: child, in: leaves)
    observation(scope) {
      $0.ids == $1.ids && zip($0.elements, $1.elements).allSatisfy { child.isSame($0, $1) }
    }
    observation(element(0)) { isSame($0, $1, of: child) }
  }

  /// An id is not given twice, and not by the scope of an element; going back removes the elements above.
  private func stackChanges<Child: DomainFacts>(
    _ scope: Scope<State, Action, StackState<Child.Action.DomainState>, StackAction<Child.Action>>,
    element: (Int) -> Scope<State, Action, Child.Action.DomainState?, Child.Action>,
    of child: Child.Type
  ) {
    var state = Facts.state(0)
    child.reducer.pullback(scope).reduce(&state, scope.embed(.popFrom(id: 1)))
    expect(scope.get(state).ids == [0], "without the top \(child.domain) has \(scope.get(state).ids)")
    element(1).modify(&state) { $0 = child.state(1) }
    expect(scope.get(state).ids == [0], "a scope gives \(child.domain) the ids \(scope.get(state).ids)")
    var popped = state
    scope.modify(&popped) { stack in
      let id = stack.append(child.state(0))
      expect(id == 2, "\(child.domain) gives the id \(id)")
      stack.popLast()
    }
    expect(Facts.isSame(state, popped), "the next id of \(child.domain) makes a difference")
    element(0).modify(&state) { $0 = nil }
    expect(scope.get(state).isEmpty, "\(child.domain) does not go")
  }

  /// A child is gone after the actions that dismiss it, and after no other, unless the parent reacts to that. Of a stack
  /// the elements above go, too.
  private func dismissal<Child: DomainFacts>(
    _ position: Int,
    of child: Child.Type,
    in part: Range<Int>? = nil,
    isGone: (State) -> Bool
  ) {
    let leaves = part ?? cases[cases.count - Facts.children.count + position]
    for leaf in leaves where Facts.leaving.contains(leaf) || !Facts.reactions.contains(leaf) {
      var state = Facts.state(0)
      Facts.reducer.reduce(&state, samples[leaf])
      expect(
        isGone(state) == Facts.leaving.contains(leaf),
        "after \(samples[leaf]) \(child.domain) is \(isGone(state) ? "gone" : "there")"
      )
    }
  }

  private func isSame<Child: DomainFacts>(
    _ left: Child.Action.DomainState?,
    _ right: Child.Action.DomainState?,
    of child: Child.Type
  ) -> Bool {
    guard let left, let right else { return (left == nil) == (right == nil) }
    return child.isSame(left, right)
  }

  /// A view of a part of the state is notified of each change of that part.
  private func observation<Part, PartAction: Sendable>(
    _ scope: Scope<State, Action, Part, PartAction>,
    _ isSame: (Part, Part) -> Bool
  ) {
    for action in samples.prefix(40) {
      let store = Facts.store(AnyMiddleware { _, _, _ in .doNothing })
      let heard = Trace<Part>()
      let subscription = store.view(scope).subscribe { heard.actions = [$0()] }
      store.dispatch(action)
      let state = scope.get(store.state)
      expect(
        heard.actions.last.map { isSame($0, state) } == true,
        "after \(action) a view knows \(heard.actions), and the state is \(state)"
      )
      subscription.cancel()
    }
  }

  private func embedding<Part, PartAction>(
    _ position: Int,
    _ scope: Scope<State, Action, Part, PartAction>,
    _ actions: [PartAction],
    _ isSame: (PartAction, PartAction) -> Bool,
    in part: Range<Int>? = nil
  ) {
    let leaves = part ?? cases[cases.count - Facts.children.count + position]
    for (action, sample) in zip(actions, samples[leaves]) {
      let embedded = scope.embed(action)
      expect(Facts.isSame(embedded, sample), "\(action) becomes \(embedded), not \(sample)")
      let extracted = scope.extract(embedded)
      expect(extracted.map { isSame($0, action) } == true, "of \(embedded) is extracted \(extracted as Any)")
    }
    for (index, action) in samples.enumerated() where !leaves.contains(index) {
      expect(scope.extract(action) == nil, "something is extracted of \(action)")
    }
  }

  /// The generated reducer changes a child like the child's own reducer along its scope, unless the parent
  /// reacts.
  private func reduction<Child: DomainFacts>(
    _ position: Int,
    _ pulledBack: Reducer<State, Action>,
    of child: Child.Type,
    from start: State = Facts.state(0),
    in part: Range<Int>? = nil
  ) {
    let leaves = part ?? cases[cases.count - Facts.children.count + position]
    for leaf in leaves {
      Heard.calls = []
      var (whole, part) = (start, start)
      Facts.reducer.reduce(&whole, samples[leaf])
      let reacts = Facts.reactions.contains(leaf)
      pulledBack.reduce(&part, samples[leaf])
      // Only the parent's reducer overwrites what a handler changes of a property that follows another.
      Facts.reducer.follow(&part)
      if !reacts {
        expectSame(part, as: whole, "\(samples[leaf]) makes another state along its scope")
      }
    }
  }

  /// Two pullbacks equal one pullback along the joined scope, which is the path from the root.
  func joined<Middle, MiddleAction, Child: DomainFacts>(
    _ outer: Scope<State, Action, Middle, MiddleAction>,
    _ inner: Scope<Middle, MiddleAction, Child.Action.DomainState, Child.Action>,
    path: Scope<State, Action, Child.Action.DomainState, Child.Action>,
    of child: Child.Type
  ) {
    compare(
      child.samples(0).map { outer.embed(inner.embed($0)) },
      child.samples(0).map(path.embed),
      twice: child.reducer.pullback(inner).pullback(outer),
      once: child.reducer.pullback(outer.appending(inner)),
      along: child.reducer.pullback(path)
    )
  }

  func joined<Middle, MiddleAction, Child: DomainFacts>(
    _ outer: Scope<State, Action, Middle, MiddleAction>,
    _ inner: Scope<Middle, MiddleAction, Child.Action.DomainState?, Child.Action>,
    path: Scope<State, Action, Child.Action.DomainState?, Child.Action>,
    of child: Child.Type
  ) {
    compare(
      child.samples(0).map { outer.embed(inner.embed($0)) },
      child.samples(0).map(path.embed),
      twice: child.reducer.pullback(inner).pullback(outer),
      once: child.reducer.pullback(outer.appending(inner)),
      along: child.reducer.pullback(path)
    )
  }

  func joined<Middle, MiddleAction, Child: DomainFacts, ID: Sendable>(
    _ outer: Scope<State, Action, Middle, MiddleAction>,
    _ inner: Scope<
      Middle, MiddleAction, IdentifiedArray<Child.Action.DomainState>, IdentifiedAction<ID, Child.Action>
    >,
    path: Scope<State, Action, IdentifiedArray<Child.Action.DomainState>, IdentifiedAction<ID, Child.Action>>,
    of child: Child.Type
  ) where Child.Action.DomainState: Identifiable & Sendable, Child.Action.DomainState.ID == ID {
    let actions = child.samples(0).map { IdentifiedAction(id: child.state(0).id, action: $0) }
    compare(
      actions.map { outer.embed(inner.embed($0)) },
      actions.map(path.embed),
      twice: child.reducer.pullback(inner).pullback(outer),
      once: child.reducer.pullback(outer.appending(inner)),
      along: child.reducer.pullback(path)
    )
  }

  func joined<Middle, MiddleAction, Child: DomainFacts>(
    _ outer: Scope<State, Action, Middle?, MiddleAction>,
    _ inner: Scope<Middle, MiddleAction, Child.Action.DomainState, Child.Action>,
    path: Scope<State, Action, Child.Action.DomainState?, Child.Action>,
    of child: Child.Type
  ) {
    compare(
      child.samples(0).map { outer.embed(inner.embed($0)) },
      child.samples(0).map(path.embed),
      twice: child.reducer.pullback(inner).pullback(outer),
      once: child.reducer.pullback(outer.appending(inner)),
      along: child.reducer.pullback(path)
    )
  }

  func joined<Middle, MiddleAction, Child: DomainFacts>(
    _ outer: Scope<State, Action, Middle?, MiddleAction>,
    _ inner: Scope<Middle, MiddleAction, Child.Action.DomainState?, Child.Action>,
    path: Scope<State, Action, Child.Action.DomainState?, Child.Action>,
    of child: Child.Type
  ) {
    compare(
      child.samples(0).map { outer.embed(inner.embed($0)) },
      child.samples(0).map(path.embed),
      twice: child.reducer.pullback(inner).pullback(outer),
      once: child.reducer.pullback(outer.appending(inner)),
      along: child.reducer.pullback(path)
    )
  }

  func joined<Middle, MiddleAction, Child: DomainFacts, ID: Sendable>(
    _ outer: Scope<State, Action, Middle?, MiddleAction>,
    _ inner: Scope<
      Middle, MiddleAction, IdentifiedArray<Child.Action.DomainState>, IdentifiedAction<ID, Child.Action>
    >,
    path: Scope<
      State, Action, IdentifiedArray<Child.Action.DomainState>?, IdentifiedAction<ID, Child.Action>
    >,
    of child: Child.Type
  ) where Child.Action.DomainState: Identifiable & Sendable, Child.Action.DomainState.ID == ID {
    let id = child.state(0).id
    let actions = child.samples(0).map { IdentifiedAction(id: id, action: $0) }
    compare(
      actions.map { outer.embed(inner.embed($0)) },
      actions.map(path.embed),
      twice: child.reducer.pullback(inner).pullback(outer),
      once: child.reducer.pullback(outer.appending(inner).element(id: id)),
      along: child.reducer.pullback(path.element(id: id))
    )
  }

  func joined<Middle, MiddleAction, Child: DomainFacts>(
    _ outer: Scope<State, Action, Middle, MiddleAction>,
    _ inner: Scope<
      Middle, MiddleAction, StackState<Child.Action.DomainState>, StackAction<Child.Action>
    >,
    path: Scope<State, Action, StackState<Child.Action.DomainState>, StackAction<Child.Action>>,
    of child: Child.Type
  ) {
    let actions = [.popFrom(id: 1)] + child.samples(0).map { StackAction.element(id: 0, action: $0) }
    compare(
      actions.map { outer.embed(inner.embed($0)) },
      actions.map(path.embed),
      twice: child.reducer.pullback(inner).pullback(outer),
      once: child.reducer.pullback(outer.appending(inner)),
      along: child.reducer.pullback(path)
    )
  }

  func joined<Middle, MiddleAction, Child: DomainFacts>(
    _ outer: Scope<State, Action, Middle?, MiddleAction>,
    _ inner: Scope<
      Middle, MiddleAction, StackState<Child.Action.DomainState>, StackAction<Child.Action>
    >,
    path: Scope<State, Action, StackState<Child.Action.DomainState>?, StackAction<Child.Action>>,
    of child: Child.Type
  ) {
    let actions = child.samples(0).map { StackAction.element(id: 0, action: $0) }
    compare(
      actions.map { outer.embed(inner.embed($0)) },
      actions.map(path.embed),
      twice: child.reducer.pullback(inner).pullback(outer),
      once: child.reducer.pullback(outer.appending(inner).element(id: 0)),
      along: child.reducer.pullback(path.element(id: 0))
    )
  }

  private func compare(
    _ actions: [Action],
    _ pathActions: [Action],
    twice: Reducer<State, Action>,
    once: Reducer<State, Action>,
    along: Reducer<State, Action>
  ) {
    for (action, pathAction) in zip(actions, pathActions) {
      expect(Facts.isSame(action, pathAction), "along the path the action is \(pathAction), not \(action)")
      let states = [twice, once, along].map { reducer in
        var state = Facts.state(0)
        reducer.reduce(&state, action)
        return state
      }
      expectSame(states[1], as: states[0], "\(action) makes another state, joined")
      expectSame(states[2], as: states[0], "\(action) makes another state along the path")
    }
  }
}
