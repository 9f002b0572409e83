/// The actions that a store handles while one effect runs, for the waits in that effect.
///
/// An effect hears of actions from its start to its end. What comes before the effect first waits is kept, because its closure
/// begins on another thread, and later.
final class HeardActions<Action: Sendable>: Sendable {
  /// Somebody in the effect who waits.
  struct Listener: Sendable {
    /// Whether one action is enough.
    let takesOne: Bool
    /// Takes an action, if it is one of those that are waited for. It is called in the lock, so that no action is missed or
    /// comes twice.
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

    /// - Returns: Whether the listener has taken all that it wants.
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

  /// How many of the newest actions are kept at least, for an effect that first does something else.
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

  /// Adds a listener, which also gets what was kept: one that takes a single action removes it and those before it.
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

  /// The effect waits: what comes from now on is not kept for later waits.
  func beginToWait() {
    contents.withLock { $0.keepsEarly = false }
  }

  /// Ends all waits, and those that begin later.
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
