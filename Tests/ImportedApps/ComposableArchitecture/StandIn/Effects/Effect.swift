// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The things that an action starts: work that sends further actions, an action that follows at once, a cancellation.
public struct Effect<Action> {
  enum Step {
    case send(Action)
    case run(ids: [EffectID], operation: Operation)
    case cancel(EffectID)
  }

  typealias Operation = @Sendable (Send<Action>) async -> Void

  var steps: [Step]

  public static var none: Effect { Effect(steps: []) }

  /// Sends an action that follows this one at once.
  public static func send(_ action: Action) -> Effect { Effect(steps: [.send(action)]) }

  public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  public static func merge(_ effects: some Sequence<Effect>) -> Effect {
    Effect(steps: effects.flatMap(\.steps))
  }

  /// Work that can send any number of actions. An error that it throws goes to `handler`; a cancellation goes nowhere.
  public static func run(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil
  ) -> Effect {
    let values = DependencyValues.current
    let step = Step.run(ids: []) { send in
      await DependencyValues.$current.withValue(DependencyValues.current.merging(values)) {
        do {
          try await operation(send)
        } catch is CancellationError {
          return
        } catch {
          guard let handler else { return reportIssue("An effect threw an error: \(error)") }
          await handler(error, send)
        }
      }
    }
    return Effect(steps: [step])
  }

  /// The effect with its actions in another form.
  public func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T> {
    Effect<T>(
      steps: steps.map { step in
        switch step {
        case .send(let action): .send(transform(action))
        case .run(let ids, let operation):
          .run(ids: ids) { send in await operation(Send { send(transform($0)) }) }
        case .cancel(let id): .cancel(id)
        }
      }
    )
  }
}
