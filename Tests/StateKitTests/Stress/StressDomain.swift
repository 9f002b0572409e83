@testable import StateKit

/// Numbered actions, of which a state tells whether each came once and in order, and whether it came from an effect
/// that could still send it.
struct StressState: Sendable {
  /// What an effect has sent so far.
  private struct Running {
    let effect: Int
    var next = 0
  }

  /// The number that each sender's next action must have.
  private(set) var next: [Int]
  private(set) var total = 0
  /// How many actions effects have sent.
  private(set) var beats = 0
  /// What came twice, too early or too late; some of it, where it is much.
  private(set) var wrong: [StressAction] = []
  /// The effect that each slot had last, unless it was cancelled: no other may send anything.
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
  /// Starts an effect; the one in the same slot is cancelled.
  case start(effect: Int, slot: Int)
  case beat(effect: Int, slot: Int, number: Int)
  case cancel(slot: Int)
}

typealias StressStore = Store<StressState, StressAction>

extension Store where State == StressState, Action == StressAction {
  /// A store whose middleware, effects and what they hold are counted.
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
  /// Every other effect ends by itself, after it sent three actions; the others wait to be cancelled.
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
