@testable import StateKit

/// The state checks numbered actions: each arrives once and in order, and each action of an effect comes from
/// an effect that may still send.
struct StressState: Sendable {
  /// The progress of an effect.
  private struct Running {
    let effect: Int
    var next = 0
  }

  /// The next expected number of each sender.
  private(set) var next: [Int]
  private(set) var total = 0
  /// The number of actions from effects.
  private(set) var beats = 0
  /// The first actions that arrived twice, too early or too late.
  private(set) var wrong: [StressAction] = []
  /// The last effect of each slot, unless it was cancelled: other effects must not send.
  private var running: [Int: Running] = [:]

  init(senderCount: Int) {
    next = Array(repeating: 0, count: senderCount)
  }

  mutating func count(_ action: StressAction) {
    switch action {
    case .tick(let sender, let number):
      if number != next[sender] { note(action) }
      next[sender] = number + 1
      total += 1
    case .start(let effect, let slot): running[slot] = Running(effect: effect)
    case .cancel(let slot): running[slot] = nil
    case .beat(let effect, let slot, let number):
      if running[slot]?.effect != effect || running[slot]?.next != number { note(action) }
      running[slot]?.next = number + 1
      beats += 1
    }
  }

  private mutating func note(_ action: StressAction) {
    if wrong.count < 10 { wrong.append(action) }
  }
}

enum StressAction: Equatable, Sendable {
  case tick(sender: Int, number: Int)
  /// Starts an effect, and cancels the previous effect in the same slot.
  case start(effect: Int, slot: Int)
  case beat(effect: Int, slot: Int, number: Int)
  case cancel(slot: Int)
}

typealias StressStore = Store<StressState, StressAction>

extension Store where State == StressState, Action == StressAction {
  /// A store that counts its middleware, its effects and the objects that they hold.
  static func stress(_ census: Census, senderCount: Int) -> StressStore {
    let member = census.member(.middleware)
    return Store(
      initialState: StressState(senderCount: senderCount),
      reducer: Reducer { state, action in state.count(action) },
      middleware: AnyMiddleware { [census] action, _, _ in
        withExtendedLifetime(member) {
          switch action {
          case .start(let effect, let slot): .beats(effect, slot, census.member(.effect))
          case .cancel(let slot): .cancel(slot)
          case .tick, .beat: .doNothing
          }
        }
      }
    )
  }
}

extension Effect<StressAction> {
  /// Effects with odd numbers end after three actions; effects with even numbers wait to be cancelled.
  fileprivate static func beats(_ effect: Int, _ slot: Int, _ member: Census.Member) -> Effect {
    .run(cancellationToken: slot) { send in
      for number in 0..<3 {
        send(.beat(effect: effect, slot: slot, number: number))
        await Task.yield()
      }
      if effect.isMultiple(of: 2) {
        let (never, continuation) = AsyncStream<Never>.makeStream()
        for await _ in never {}
        continuation.finish()
      }
      withExtendedLifetime(member) {}
    }
  }
}
