extension Effect {
  /// Sends the elements of an asynchronous sequence until it ends.
  ///
  ///     .stream(monitor.updates().map(AppAction.changed), cancellationToken: "monitor")
  public static func stream<Elements: AsyncSequence & Sendable>(
    _ elements: Elements,
    cancellationToken: (any Hashable & Sendable)? = nil,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> Effect where Elements.Element == Action, Elements.Failure == Never {
    let source = ActionSource(file: file, function: function, line: line)
    return .stream(elements, from: source).cancellable(byOptional: cancellationToken)
  }

  /// Sends the elements of an asynchronous sequence until it ends, and an action for the error if it fails.
  ///
  ///     .stream(lines.map(Action.line)) { error in .failed("\(error)") }
  public static func stream<Elements: AsyncSequence & Sendable>(
    _ elements: Elements,
    cancellationToken: (any Hashable & Sendable)? = nil,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    catch recover: @escaping @Sendable (Elements.Failure) -> Action
  ) -> Effect where Elements.Element == Action {
    let source = ActionSource(file: file, function: function, line: line)
    return .run(cancellationToken: cancellationToken) { send in
      do throws(Elements.Failure) {
        for try await action in elements { send(action, from: source) }
      } catch {
        send(recover(error), from: source)
      }
    }
  }

  fileprivate static func stream<Elements: AsyncSequence & Sendable>(
    _ elements: Elements,
    from source: ActionSource
  ) -> Effect where Elements.Element == Action, Elements.Failure == Never {
    .run { send in
      for await action in elements { send(action, from: source) }
    }
  }
}

extension AsyncSequence where Self: Sendable, Element: Sendable, Failure == Never {
  /// An effect that sends the elements of the sequence as actions. A property does not know the line of its use, so the
  /// actions have the source of the action that started the effect.
  ///
  ///     monitor.updates().map(ReachabilityAction.changed).asEffect
  public var asEffect: Effect<Element> {
    .made { environment in .stream(self, from: environment.source) }
  }

  /// An effect that sends the elements of the sequence as actions; their source is the line of this call.
  ///
  ///     monitor.updates().map(ReachabilityAction.changed).asEffect(cancellationToken: "monitor")
  public func asEffect(
    cancellationToken: (any Hashable & Sendable)? = nil,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> Effect<Element> {
    .stream(self, cancellationToken: cancellationToken, file: file, function: function, line: line)
  }
}
