/// The actions that a store handles while one effect runs, for the waits in that effect.
///
/// An effect hears of actions from its start to its end. Actions before its first wait are kept, because its closure
/// begins on another thread, and later.
final class HeardActions<Action: Sendable>: Sendable {
  /// A wait in the effect.
  struct Listener: Sendable {
    /// Whether it waits for a single action.
    let takesOne: Bool
    /// Takes an action, if the wait is for it. It is called with the lock held, so that actions are neither missed nor
    /// repeated.
    let take: @Sendable (Action) -> Bool
    /// Called when the effect ends.
    let end: @Sendable () -> Void
  }

  private struct Contents {
    var early: [Action] = []
    /// Whether the effect has not waited yet.
    var keepsEarly = true
    var listeners: [Int: Listener] = [:]
    var lastID = 0
    var isOver = false

    /// - Returns: Whether the listener needs no further actions.
    mutating func offerEarly(to listener: Listener) -> Bool {
      guard listener.takesOne else {
        for action in early { _ = listener.take(action) }
        return false
      }
      keepsEarly = false
      guard let position = early.firstIndex(where: listener.take) else {
        early = []
        return false
      }
      early.removeFirst(position + 1)
      return true
    }
  }

  /// The number of the newest actions that are kept at least, for an effect that does not wait at once.
  static var keptCount: Int { 1_000 }

  private let contents = Lock(Contents())

  func hear(_ action: Action) {
    contents.withLock { contents in
      if contents.keepsEarly {
        if contents.early.count == 2 * Self.keptCount { contents.early.removeFirst(Self.keptCount) }
        contents.early.append(action)
      }
      for listener in contents.listeners.values { _ = listener.take(action) }
    }
  }

  /// Adds a listener, which also gets the kept actions. One that takes a single action removes this action and those
  /// before it.
  ///
  /// - Returns: A subscription that removes the listener.
  func add(_ listener: Listener) -> Subscription {
    let (id, isOver) = contents.withLock { contents -> (Int?, Bool) in
      if contents.isOver { return (nil, true) }
      if contents.offerEarly(to: listener) { return (nil, false) }
      contents.lastID += 1
      contents.listeners[contents.lastID] = listener
      return (contents.lastID, false)
    }
    if isOver { listener.end() }
    return Subscription { [weak self] in
      if let id { self?.remove(id) }
    }
  }

  /// Notes that the effect waits, so that actions from now on are not kept for later waits.
  func beginToWait() {
    contents.withLock { $0.keepsEarly = false }
  }

  /// Ends all waits; later waits end at once.
  func end() {
    let listeners = contents.withLock { contents in
      defer { contents = Contents(keepsEarly: false, isOver: true) }
      return contents.listeners.values
    }
    for listener in listeners { listener.end() }
  }

  private func remove(_ id: Int) {
    let listener = contents.withLock { $0.listeners.removeValue(forKey: id) }
    // Released outside of the lock, because the end of its sequence removes the listener.
    withExtendedLifetime(listener) {}
  }
}

extension HeardActions.Listener {
  /// A listener that hands the values of actions to a sequence, which ends with the effect.
  init<Value: Sendable>(
    takesOne: Bool,
    _ sequence: AsyncStream<Value>.Continuation,
    _ value: @escaping @Sendable (Action) -> Value?
  ) {
    self.init(
      takesOne: takesOne,
      take: { action in
        guard let value = value(action) else { return false }
        sequence.yield(value)
        return true
      },
      end: { sequence.finish() }
    )
  }
}
