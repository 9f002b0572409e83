import StateKitTestSupport
import Testing

@testable import StateKit

/// Runs effects without a store, and records their actions.
@MainActor
final class EffectBench {
  let clock = ManualClock()
  private(set) var actions: [String] = []
  private(set) var sources: [ActionSource] = []
  /// The number of running effects after each action.
  private(set) var runningCounts: [Int] = []
  private let runner: EffectRunner<String>
  private let mailbox: Mailbox<String>
  private let queue = MessageQueue()
  /// The effect to run after an action.
  private let answer: @MainActor (String) -> Effect<String>
  private var waiting: [(condition: @MainActor (EffectBench) -> Bool, gate: Gate)] = []
  private var isHandling = false

  init(answer: @escaping @MainActor (String) -> Effect<String> = { _ in .doNothing }) {
    let bench = WeakBench()
    let currentAction = CurrentAction<String>.bare
    let mailbox = Mailbox(currentAction: currentAction) { bench.value?.handle() }
    self.mailbox = mailbox
    self.runner = EffectRunner(mailbox: mailbox, currentAction: currentAction, clock: clock)
    self.answer = answer
    bench.value = self
  }

  /// Whether the runner has released everything.
  var isIdle: Bool { runner.isIdle }
  var runningCount: Int { runner.running.ids.count }

  func run(_ effect: Effect<String>, from source: ActionSource = ActionSource(line: 1000)) {
    whileHandling { runner.run(effect, startedFrom: source) }
  }

  /// Waits until a condition holds; it is checked after every event.
  func until(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: @escaping @MainActor (EffectBench) -> Bool
  ) async {
    let gate = Gate()
    waiting.append((condition, gate))
    look()
    await gate.wait(sourceLocation: sourceLocation)
  }

  fileprivate func handle() {
    guard !isHandling else { return }
    whileHandling {}
  }

  private func whileHandling(_ body: () -> Void) {
    isHandling = true
    body()
    while mailbox.hasMessages {
      mailbox.takeAll(into: queue)
      while let message = queue.popFirst() { handle(message) }
    }
    isHandling = false
    look()
  }

  private func handle(_ message: Message) {
    guard let message = message as? ActionMessage<String> else {
      if let effect = message.effect { runner.end(effect) }
      return
    }
    if let effect = message.effect, !runner.isRunning(effect) { return }
    actions.append(message.action)
    sources.append(message.source)
    let ended = message.isLast ? message.effect : nil
    runner.ending = ended
    runner.run(answer(message.action), startedFrom: message.source)
    if let ended { runner.end(ended) }
    runningCounts.append(runningCount)
  }

  private func look() {
    let reached = waiting.filter { $0.condition(self) }
    waiting.removeAll { $0.condition(self) }
    for waiting in reached { waiting.gate.open() }
  }
}

@MainActor
private final class WeakBench {
  weak var value: EffectBench?
}
