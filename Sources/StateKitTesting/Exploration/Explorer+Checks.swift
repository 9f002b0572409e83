#if Testing

import StateKit

extension Explorer {
  func checkFirstState(_ store: Store<State, Action>) {
    tellBroken("in the first state")
    if failure == nil { check(store) }
  }

  func check(_ store: Store<State, Action>) {
    tellBroken("after the last step")
    for issue in issues.take() { fail(.issue(issue.kind), "The store reported an issue: \(issue.message)") }
    if failure != nil { return }
    checkByUser(store.state)
    if work.hasChanged {
      work.hasChanged = false
      if failure == nil, work.isQuiet { checkLoading(store) }
    }
  }

  private func tellBroken(_ time: String) {
    for broken in broken {
      let name = "\(broken.declaration) \(broken.name)"
      fail(.invariant(name), "\(TestedFeature<State, Action>.sentence(broken, time)).")
    }
    broken = []
  }

  private func checkByUser(_ state: State) {
    if let check = checks.always { checkByUser("checking", check, state) }
    if let check = checks.atRest, work.isQuiet { checkByUser("checkingAtRest", check, state) }
  }

  private func checkByUser(_ name: String, _ check: (State) throws -> Void, _ state: State) {
    do {
      try check(state)
      if checks.hasFailedExpectation() { fail(.expectation(name), "An expectation of '\(name)' failed.") }
    } catch {
      fail(.expectation(name), "'\(name)' threw: \(error)")
    }
  }

  func checkLoading(_ store: Store<State, Action>) {
    if domain.loading.isEmpty { return }
    if let path = search(store.state) {
      fail(.loading(path.filter { !$0.isNumber }), "\(path) loads, and nothing works on it.")
    }
  }

  private func fail(_ kind: ExploredFailure.Kind, _ message: String) {
    if failure == nil, isMistake(kind) { failure = ExploredFailure(kind: kind, message: message) }
  }

  /// Releases the store, after which nothing of it may be left.
  func end() {
    // The test itself may keep its newest store.
    if earlier != nil {
      fail(
        .memory,
        "The store of an earlier run is still there: something holds it, such as a closure in itself."
      )
    }
    earlier = store
    store?.observer = nil
    store = nil
    if failure != nil || earlier != nil { return }
    if let left = work.waiting.first {
      fail(.work, "\(left.work.declared?.name ?? "An effect") goes on although its store is gone.")
    }
    if work.calls.count > 0 { fail(.timer, "A timer goes on although its store is gone.") }
  }
}

#endif
