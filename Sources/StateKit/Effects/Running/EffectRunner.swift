/// Runs a store's effects and keeps those that go on.
///
/// The end of an effect comes through the store's queue, after all that the effect sent. Then what it is a part of is
/// looked at, from a list, so that no chain of effects is too long for the stack.
@MainActor
final class EffectRunner<Action: Sendable> {
  let mailbox: Mailbox<Action>
  let sendNow: Send<Action>
  /// What effects wait by.
  let clock: any Clock<Duration>

  var running = EffectTree()
  let cancellations = EffectCancellations()
  var plans: [Int: EffectPlan<Action>] = [:]
  var intervals = ThrottleIntervals()
  var queues = EffectQueues()
  /// What has to be looked at, as it is new or a part of it ended.
  var unsettled = FIFOQueue<Int>()

  init(mailbox: Mailbox<Action>, clock: any Clock<Duration>) {
    self.mailbox = mailbox
    self.clock = clock
    self.sendNow = Send { action, source, _, isolation in
      mailbox.put(action, from: source, by: .effect, isolation: isolation)
    }
  }

  /// Sends at once what is to be handled under a condition alone.
  func sendNow(if isWanted: @escaping ActionCondition) -> Send<Action> {
    Send { [mailbox] action, source, _, isolation in
      mailbox.put(action, from: source, if: isWanted, by: .effect, isolation: isolation)
    }
  }

  /// Whether nothing is kept.
  var isIdle: Bool {
    running.isEmpty && cancellations.isEmpty && plans.isEmpty && intervals.isEmpty && queues.isEmpty
  }

  /// Whether what an effect sends still counts.
  func isRunning(_ id: Int) -> Bool {
    running.contains(id)
  }

  /// Runs what the middleware returned for an action with this source.
  func run(_ effect: Effect<Action>, startedFrom source: ActionSource) {
    guard !effect.isNothing else { return }
    start(effect, at: EffectPlace(source: source))
    settle()
  }

  /// Frees what an effect held, after all that it sent was handled, and starts what waited for its end.
  func end(_ id: Int) {
    if let interval = intervals.close(id) {
      cancellations.remove(id)
      if let waiting = interval.waiting { release(waiting) }
      settle()
    } else if case .sent(let turn?) = plans[id] {
      remove(id)
      mailbox.handling.during(turn) { settle() }
    } else {
      remove(id)
      settle()
    }
  }

  func settle() {
    while let id = unsettled.popFirst() { goOn(id) }
  }
}
