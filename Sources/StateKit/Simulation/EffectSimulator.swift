/// Takes the place of the work of a store's effects, and of its clock, for a test that decides which work answers when.
///
/// The effect runner stays as it is: policies, debounces, ends and children that go are those of any store. Only where
/// it would call a closure of the app, or start a task, it begins `SimulatedWork`.
@MainActor
package protocol EffectSimulator: AnyObject, Sendable {
  /// The clock of the store, by which debounces, throttles and timers wait.
  nonisolated var clock: any Clock<Duration> { get }

  /// Begins work that ends when the test says so.
  func begin<Action>(_ work: SimulatedWork<Action>)
}

/// The simulator of the stores that are created in a task.
package enum EffectSimulation {
  @TaskLocal package static var current: (any EffectSimulator)?
}

/// A clock that calls back, on the main actor and without a task.
package protocol CallingClock: Clock<Duration> {
  /// Calls a function after a time.
  ///
  /// - Parameter repeats: Whether the function will wait again, as that of a timer does.
  /// - Returns: A function that prevents the call.
  func call(
    after time: Duration,
    repeats: Bool,
    _ body: @escaping @MainActor @Sendable () -> Void
  ) -> @Sendable () -> Void
}

/// The work of an effect that does not run, but waits for its answers.
@MainActor
package final class SimulatedWork<Action: Sendable> {
  /// The effect of a schema, and what started it.
  package struct Declared: Sendable {
    /// The name with the path to its domain, such as `cart.rows.save`.
    package let name: String
    /// The action that started it; nil if the state did.
    package let action: Action?
    /// The positions of children among their parents, and ids of elements, on the path to the domain.
    package let path: [any Hashable & Sendable]
    /// The value to which the policy applies.
    package let id: (any Hashable & Sendable)?
  }

  /// Nil for work that a middleware started.
  package let declared: Declared?
  /// Called when the work is cancelled.
  package var onCancel: @MainActor () -> Void = {}
  private let send: Send<Action>
  private let finish: @Sendable () -> Void

  init(_ declared: Declared?, _ send: Send<Action>, _ finish: @escaping @Sendable () -> Void) {
    self.declared = declared
    self.send = send
    self.finish = finish
  }

  /// Sends a value of a stream.
  package func send(_ action: Action, from source: ActionSource) {
    send(action, from: source, isolation: MainActor.shared)
  }

  /// Answers, and ends the work.
  package func answer(_ action: Action, from source: ActionSource) {
    send.last(action, from: source, isolation: MainActor.shared)
  }

  /// Ends the work without an answer; the store notices when it handles its mail.
  package func end() { finish() }
}

extension Effect {
  /// Work that waits for the answers of a simulator.
  static func simulated(
    _ declared: SimulatedWork<Action>.Declared?,
    by simulator: any EffectSimulator
  ) -> Effect {
    .callback { send, end in
      let work = SimulatedWork(declared, send, end)
      simulator.begin(work)
      return { [weak work] in MainActor.assumeIsolated { work?.onCancel() } }
    }
  }
}
