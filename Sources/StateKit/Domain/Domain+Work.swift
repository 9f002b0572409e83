extension Domain {
  /// A declared request or effect that would start or end.
  ///
  /// A store and a `DomainHost` run it by themselves. A server or another actor runs it by `run`, and keeps it by `key`:
  ///
  ///     for work in step.work {
  ///       switch work.event {
  ///       case .end: running.keys.filter(work.key.includes).forEach { running.removeValue(forKey: $0)?.cancel() }
  ///       case .start(.latest):
  ///         running[work.key]?.cancel()
  ///         running[work.key] = Task { await work.run(with: sideEffects) { await engine.handle($0) } }
  ///       …
  ///       }
  ///     }
  public struct Work: Sendable {
    /// A start or an end of the work.
    public enum Event: Hashable, Sendable {
      /// The work starts. The policy says what becomes of running work with an equal key.
      case start(EffectPolicy)
      /// The work ends, if it runs.
      case end
    }

    /// Whether the work starts or ends.
    public var event: Event {
      switch effect.step {
      case .start(let start): .start(start.policy)
      case .end, .inState: .end
      }
    }
    /// The name with the path to its domain, for example `fetchUser`, or `rows.load`.
    public var name: String { effect.name(in: action) }
    /// The action that starts or ends the work; the closure takes its payload. For an effect that the state
    /// starts, the action after which it starts or ends, and nil if it begins with the state.
    public let action: Action?
    /// The id to which the policy applies, or of the work that ends; nil without an id.
    public var id: (any Hashable & Sendable)? { token?.value }
    /// The time that it waits before it begins, and during which an equal key replaces it; nil if it begins at once.
    public var debounce: Duration? {
      if case .start(let start) = effect.step { start.debounce } else { nil }
    }
    /// Whether it is an effect with `while`, which the state starts and ends.
    public var isOngoing: Bool { effect.isOngoing }
    let effect: _DeclaredEffect<State, Action>

    private var token: EffectToken? {
      switch effect.step {
      case .start(let start): start.id
      case .end(let id): id
      case .inState: nil
      }
    }
  }
}

extension Domain.Work {
  /// Distinguishes work: by its name, its place in the tree, and its id.
  public struct Key: Hashable, Sendable {
    fileprivate let name: String
    /// The domain, and the elements of lists on the path to it.
    fileprivate let place: [EffectToken]
    fileprivate let id: EffectToken?

    /// Whether this key names the work with another key. A key without an id names the work with any id.
    public func includes(_ other: Key) -> Bool {
      name == other.name && place == other.place && (id == nil || id == other.id)
    }
  }

  /// The key to which the policy applies, or of the work that ends.
  public var key: Key { Key(name: effect.name, place: effect.path, id: token) }
}

extension Domain.Work: Equatable {
  /// Whether the events, names, places, ids and payloads are equal.
  public static func == (one: Domain.Work, other: Domain.Work) -> Bool {
    one.event == other.event && one.key == other.key && one.name == other.name
      && areEqual(one.action, other.action)
  }
}

extension Domain.Work {
  private static func areEqual(_ one: Action?, _ other: Action?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return ActionEquality.make().areEqual(one, other)
  }
}

extension Domain.Work: CustomStringConvertible {
  /// For example `start fetchUser, fetchUser.request(id: 3)`.
  public var description: String {
    "\(effect.starts ? "start" : "end") \(name)" + (action.map { ", \($0)" } ?? "")
  }
}
