extension Effect {
  /// Sends the elements of an asynchronous sequence until it ends.
  ///
  ///     .stream(monitor.updates().map(AppAction.changed), cancellationToken: "monitor")
  public static func stream<Elements: EffectStream & Sendable>(
    _ elements: Elements,
    cancellationToken: (any Hashable & Sendable)? = nil,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> Effect where Elements.Element == Action, Elements.StreamFailure == Never {
    let source = ActionSource(file: file, function: function, line: line)
    return .stream(elements, from: source).cancellable(byOptional: cancellationToken)
  }

  /// Sends the elements of an asynchronous sequence until it ends, and an action for the error if it fails.
  ///
  ///     .stream(lines.map(Action.line)) { error in .failed("\(error)") }
  ///
  /// `catch` is not called if the effect was cancelled.
  public static func stream<Elements: EffectStream & Sendable>(
    _ elements: Elements,
    cancellationToken: (any Hashable & Sendable)? = nil,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    catch recover: @escaping @Sendable (Elements.StreamFailure) -> Action
  ) -> Effect where Elements.Element == Action {
    let source = ActionSource(file: file, function: function, line: line)
    return .run(cancellationToken: cancellationToken) { send in
      do throws(Elements.StreamFailure) {
        try await elements.forEachElement { send($0, from: source) }
      } catch {
        send.failure(error, from: source, by: recover)
      }
    }
  }

  /// Sends the elements of any asynchronous sequence until it ends.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @_disfavoredOverload
  public static func stream<Elements: AsyncSequence & Sendable>(
    _ elements: Elements,
    cancellationToken: (any Hashable & Sendable)? = nil,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> Effect where Elements.Element == Action, Elements.Failure == Never {
    let source = ActionSource(file: file, function: function, line: line)
    return .stream(SequenceStream(base: elements), from: source).cancellable(byOptional: cancellationToken)
  }

  /// Sends the elements of any asynchronous sequence until it ends, and an action for the error if it fails.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @_disfavoredOverload
  public static func stream<Elements: AsyncSequence & Sendable>(
    _ elements: Elements,
    cancellationToken: (any Hashable & Sendable)? = nil,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    catch recover: @escaping @Sendable (Elements.Failure) -> Action
  ) -> Effect where Elements.Element == Action {
    .stream(
      SequenceStream(base: elements),
      cancellationToken: cancellationToken,
      file: file,
      function: function,
      line: line,
      catch: recover
    )
  }

  fileprivate static func stream<Elements: EffectStream & Sendable>(
    _ elements: Elements,
    from source: ActionSource
  ) -> Effect where Elements.Element == Action, Elements.StreamFailure == Never {
    .run { send in await elements.forEachElement { send($0, from: source) } }
  }
}

extension EffectStream where Self: Sendable, Element: Sendable, StreamFailure == Never {
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

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension AsyncSequence where Self: Sendable, Element: Sendable, Failure == Never {
  /// An effect that sends the elements of the sequence as actions. A property does not know the line of its use, so the
  /// actions have the source of the action that started the effect.
  @_disfavoredOverload
  public var asEffect: Effect<Element> {
    .made { environment in .stream(SequenceStream(base: self), from: environment.source) }
  }

  /// An effect that sends the elements of the sequence as actions; their source is the line of this call.
  @_disfavoredOverload
  public func asEffect(
    cancellationToken: (any Hashable & Sendable)? = nil,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> Effect<Element> {
    .stream(self, cancellationToken: cancellationToken, file: file, function: function, line: line)
  }
}
