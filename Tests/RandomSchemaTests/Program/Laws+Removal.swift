@testable import StateKit

extension Laws {
  /// The work of a child ends with it, whichever action removes the child.
  func removal(
    _ position: Int,
    in part: Range<Int>? = nil,
    isGone: (State) -> Bool
  ) {
    let leaves = part ?? cases[cases.count - Facts.children.count + position]
    let name = "\(Facts.children[position].name)."
    let starts = samples[leaves].prefix(40).filter { !removes($0, isGone) }
    for action in samples.prefix(120) where removes(action, isGone) {
      let store = Facts.store(AnyMiddleware { _, _, _ in .doNothing })
      var registrations: [Registration] = []
      Facts.supply(store.sideEffects, &registrations)
      let begun = Trace<Int>()
      store.effects.currentAction.timeline.onEffectEvent = { event in
        if event.kind == .began, event.name?.hasPrefix(name) == true { begun.actions.append(event.id) }
      }
      for start in starts where !isGone(store.state) { store.dispatch(start) }
      if isGone(store.state) { continue }
      let work = begun.actions
      store.dispatch(action)
      if isGone(store.state) {
        let left = Set(work).intersection(store.runningEffects)
        expect(left.isEmpty, "after \(action) work of what was removed at \(name) goes on")
      }
      for registration in registrations { registration.cancel(endingWork: true) }
    }
  }

  private func removes(_ action: Action, _ isGone: (State) -> Bool) -> Bool {
    var state = Facts.state(0)
    Facts.reducer.reduce(&state, action)
    return isGone(state)
  }
}
