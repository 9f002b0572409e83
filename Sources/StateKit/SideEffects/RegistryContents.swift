/// The contents of a registry.
struct RegistryContents<State, Action: Sendable>: Sendable {
  private(set) var all: [Int: RegisteredSideEffect<State, Action>] = [:]
  private(set) var before = LeafTable<RegisteredHandler<State, Action>>()
  private(set) var after = LeafTable<RegisteredHandler<State, Action>>()
  private var lastOrder = 0
  /// The number of side effects that are tried on actions that they may not be for.
  private var triedCount = 0
  private var hasReportedTried = false
  /// The leaves that have side effects.
  let filter: LeafFilter
  var reporter: Reporter?
  /// The issues that were found before the registry had a reporter.
  var unreported: [RuntimeIssue] = []

  init(leafCount: Int) {
    filter = LeafFilter(leafCount: leafCount)
  }

  /// - Returns: The number by which it is removed.
  mutating func add(_ sideEffect: SideEffect<State, Action>) -> Int {
    lastOrder += 1
    let registered = RegisteredSideEffect(sideEffect, order: lastOrder)
    all[lastOrder] = registered
    change(sideEffect.timing) { table in
      for handler in registered.handlers {
        table.insert(handler, order: registered.order, leaves: handler.handler.leaves)
      }
    }
    updateFilter(sideEffect)
    if sideEffect.isTried { triedCount += 1 }
    return lastOrder
  }

  /// The issue that many side effects are tried on each action; nil if it was already reported.
  mutating func issueOfTried() -> RuntimeIssue? {
    guard !hasReportedTried, triedCount >= RuntimeIssue.manyKeyPaths else { return nil }
    hasReportedTried = true
    return .unlistedKeyPaths(triedCount, of: Action.self)
  }

  /// - Returns: The removed side effect, to be released outside of the lock.
  mutating func remove(_ order: Int) -> RegisteredSideEffect<State, Action>? {
    guard let registered = all.removeValue(forKey: order) else { return nil }
    registered.isActive.store(false)
    change(registered.sideEffect.timing) { table in
      for handler in registered.sideEffect.handlers { table.remove(order: order, leaves: handler.leaves) }
    }
    updateFilter(registered.sideEffect)
    if registered.sideEffect.isTried { triedCount -= 1 }
    return registered
  }

  private func updateFilter(_ sideEffect: SideEffect<State, Action>) {
    for handler in sideEffect.handlers {
      filter.set(
        handler.leaves,
        { before.isFilled(at: $0) || after.isFilled(at: $0) },
        everywhere: before.isFilledEverywhere || after.isFilledEverywhere
      )
    }
  }

  private mutating func change(
    _ timing: SideEffectTiming,
    _ body: (inout LeafTable<RegisteredHandler<State, Action>>) -> Void
  ) {
    switch timing {
    case .beforeReducers: body(&before)
    case .afterReducers: body(&after)
    }
  }
}

extension SideEffect {
  fileprivate var isTried: Bool { handlers.contains(where: \.isTried) }
}
