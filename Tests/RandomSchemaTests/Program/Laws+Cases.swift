import StateKit

extension Laws {
  /// An accessor returns the payload of its case, from which the action can be rebuilt, and nil for other
  /// cases.
  ///
  /// - Parameters:
  ///   - leaves: The leaves of the accessor.
  ///   - rebuild: Rebuilds the action from the accessor's result.
  func accessor(_ name: String, _ leaves: Range<Int>, _ rebuild: (Action) -> Action?) {
    for list in [samples, others] {
      for (index, action) in list.enumerated() {
        let rebuilt = rebuild(action)
        if leaves.contains(index) {
          expect(
            rebuilt.map { Facts.isSame($0, action) } == true,
            "'\(name)' of \(action) gives \(rebuilt as Any)"
          )
        } else {
          expect(rebuilt == nil, "'\(name)' of \(action) is not nil")
        }
      }
    }
  }

  /// A side effect at an accessor's key path is called for its leaves and for no other.
  ///
  /// - Parameter leaves: The leaves of the accessor.
  func path<Payload>(
    _ name: String,
    _ leaves: Range<Int>,
    _ path: any KeyPath<Action, Payload?> & Sendable
  ) {
    let tried = [leaves.lowerBound, leaves.upperBound - 1, leaves.upperBound, leaves.lowerBound - 1, 0]
    for leaf in Set(tried).intersection(samples.indices) {
      let trace = Trace<Action>()
      let calls = Trace<Bool>()
      let store = Facts.store(
        AnyMiddleware { action, _, _ in
          trace.actions.append(action)
          return .doNothing
        }
      )
      store.sideEffects.addBeforeReducers(path) { (_: Payload) in calls.actions.append(true) }
      store.dispatch(samples[leaf])
      let expected = trace.actions.filter { leaves.contains($0.leafIndex) }
      expect(
        calls.actions.count == expected.count,
        "'\(name)' of \(trace.actions) calls \(calls.actions.count) side effects, not \(expected.count)"
      )
    }
  }

  /// The property of a case returns its values, and nil for the other cases.
  func value<Value>(_ name: String, _ whole: Value, isCase: Bool, _ rebuild: (Value) -> Value?) {
    let rebuilt = rebuild(whole).map { String(reflecting: $0) }
    expect(
      rebuilt == (isCase ? String(reflecting: whole) : nil),
      "'\(name)' of \(whole) gives \(rebuilt as Any)"
    )
  }

  func predicate(_ name: String, _ leaves: Range<Int>, _ isCase: (Action) -> Bool) {
    for (index, action) in samples.enumerated() {
      expect(isCase(action) == leaves.contains(index), "'\(name)' of \(action) is \(isCase(action))")
    }
  }

  /// A setter changes only the payload of its own case. Setting nil has no effect.
  ///
  /// - Parameters:
  ///   - set: Sets the payload of the other sample.
  ///   - clear: Sets nil.
  func setter(_ name: String, _ leaf: Int, set: (inout Action) -> Void, clear: (inout Action) -> Void) {
    for (index, action) in samples.enumerated() {
      var changed = action
      set(&changed)
      let expected = index == leaf ? others[leaf] : action
      expect(Facts.isSame(changed, expected), "setting '\(name)' makes \(changed) of \(action)")
      changed = action
      clear(&changed)
      expect(Facts.isSame(changed, action), "setting '\(name)' to nil makes \(changed) of \(action)")
    }
  }

  /// A handler is called with the payload.
  func handler(_ name: String, _ leaf: Int, _ payload: [Any]) {
    var state = Facts.state(0)
    Heard.calls = []
    Facts.reducer.reduce(&state, samples[leaf])
    expect(
      Heard.calls.contains(Heard.call("\(Facts.domain).\(name)", payload)),
      "the handler of \(samples[leaf]) heard \(Heard.calls)"
    )
  }

  /// An action changes a prepared state according to the schema.
  func change(
    _ leaf: Int,
    from number: Int = 0,
    prepare: (inout State) -> Void = { _ in },
    _ isRight: (State, State) -> Bool
  ) {
    var before = Facts.state(number)
    prepare(&before)
    var after = before
    Facts.reducer.reduce(&after, samples[leaf])
    expect(isRight(before, after), "\(samples[leaf]) changes this: \(changes(from: before, to: after))")
  }

  /// `undo` reverts all changes of an action.
  func change(_ leaf: Int, undo: (State, inout State) -> Void) {
    for before in [Facts.state(0), Facts.state(1)] {
      var after = before
      Facts.reducer.reduce(&after, samples[leaf])
      undo(before, &after)
      expectSame(after, as: before, "\(samples[leaf]) changes more than it says")
    }
  }

  /// Runs several actions in order.
  func run(_ leaves: [Int], _ isRight: (State) -> Bool) {
    var state = Facts.state(0)
    for leaf in leaves { Facts.reducer.reduce(&state, samples[leaf]) }
    expect(isRight(state), "\(leaves.map { samples[$0] }) make \(state)")
  }

  /// The defaults match the schema.
  func defaults(_ made: State, _ expected: State) {
    expect(Facts.isSame(made, expected), "by default the state is \(made), not \(expected)")
  }
}

/// An error to throw.
public struct Mishap: Error, Equatable {
  var number: Int
}

/// An empty sequence of any type.
struct NoValues<Element, Failure: Error>: AsyncSequence, AsyncIteratorProtocol {
  func makeAsyncIterator() -> NoValues { self }
  mutating func next() async throws(Failure) -> Element? { nil }
  mutating func next(isolation: isolated (any Actor)?) async throws(Failure) -> Element? { nil }
}

/// The recorded calls of handlers. The program runs on one thread.
enum Heard {
  nonisolated(unsafe) static var calls: [String] = []

  static func note(_ name: String, _ payload: [Any]) { calls.append(call(name, payload)) }

  static func call(_ name: String, _ payload: [Any]) -> String {
    "\(name) \(payload.map { String(reflecting: $0) })"
  }
}

/// The results of the checks.
enum Report {
  nonisolated(unsafe) static var schema = 0
  nonisolated(unsafe) static var count = 0
  nonisolated(unsafe) static var failures = 0

  static func fail(_ text: String) {
    failures += 1
    if failures <= 20 { print("schema \(schema): \(text.prefix(2_000))") }
  }
}

/// A sum that is limited to the range of an integer.
enum Sum {
  static func of<Value: FixedWidthInteger>(_ left: Value, _ right: Value) -> Value {
    if right > 0, left > Value.max - right { return .max }
    if right < 0, left < Value.min - right { return .min }
    return left + right
  }

  static func of<Value: FloatingPoint>(_ left: Value, _ right: Value) -> Value { left + right }
}
