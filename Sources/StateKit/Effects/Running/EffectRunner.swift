/// Runs a store's effects and keeps track of those that are running.
///
/// The end of an effect comes through the store's queue, after all the actions that the effect sent. Then the effects
/// that contain it are checked, from a list instead of by recursion, so that long chains of effects do not overflow the
/// stack.
@MainActor
final class EffectRunner<Action: Sendable> {
  let mailbox: Mailbox<Action>
  /// The action that the store is handling.
  let currentAction: CurrentAction<Action>
  let sendNow: Send<Action>
  /// The clock for effects that wait.
  let clock: any Clock<Duration>
  /// Takes the place of functions that middleware runs; nil outside of a simulation.
  let simulator: (any EffectSimulator)?

  /// The effects that hear of actions.
  let feed = ActionFeed<Action>()

  var running = EffectTree()
  /// The effect whose last action the store is handling.
  var ending: Int?
  let cancellations = EffectCancellations()
  var plans: [Int: EffectPlan<Action>] = [:]
  var intervals = ThrottleIntervals()
  var queues = EffectQueues()
  /// The actions whose ends are awaited.
  var runs = EffectRuns()
  /// Whether effects that start belong to the runs of the action that the store is handling.
  private(set) var enrolls = true
  /// Whether effects tell that they may go on for ever.
  var marksLasting = false
  /// The running effects that may go on for ever: timers, streams, and effects with `while`.
  var lasting: Set<Int> = []
  /// The actions that effects owe, to be sent when all effects are settled.
  var due: [@MainActor () -> Void] = []
  /// The effects to check, because they are new or one of their parts ended.
  var unsettled = FIFOQueue<Int>()

  init(
    mailbox: Mailbox<Action>,
    currentAction: CurrentAction<Action>,
    clock: any Clock<Duration>,
    _ simulator: (any EffectSimulator)? = nil
  ) {
    self.simulator = simulator
    self.mailbox = mailbox
    self.currentAction = currentAction
    self.clock = clock
    self.sendNow = Send { action, source, _, isolation in
      mailbox.put(action, from: source, by: .effect(nil), isolation: isolation)
    }
  }

  /// Sends an action at once, which is handled only if the condition of the place is true then.
  func sendNow(at place: EffectPlace) -> Send<Action> {
    if place.isWanted == nil && place.name == nil { return sendNow }
    return Send { [mailbox, isWanted = place.isWanted, name = place.name] action, source, _, isolation in
      mailbox.put(action, from: source, if: isWanted, by: .effect(name), isolation: isolation)
    }
  }

  /// Whether all effects have ended.
  var isIdle: Bool {
    running.isEmpty && cancellations.isEmpty && plans.isEmpty && intervals.isEmpty && queues.isEmpty
      && runs.isEmpty
  }

  /// Whether actions of the effect are still accepted.
  func isRunning(_ id: Int) -> Bool {
    running.contains(id)
  }

  /// Runs the effect that the middleware returned for an action with this source.
  func run(_ effect: Effect<Action>, startedFrom source: ActionSource) {
    guard !effect.isNothing else { return }
    start(effect, at: EffectPlace(source: source))
    settle()
  }

  /// Runs an effect that the state started, so that it does not belong to the runs of the action.
  func runOfState(_ effect: Effect<Action>, startedFrom source: ActionSource) {
    enrolls = false
    defer { enrolls = true }
    run(effect, startedFrom: source)
  }

  /// Releases the resources of an effect after all its actions were handled, and starts the effects that waited for its
  /// end.
  func end(_ id: Int) {
    ending = nil
    if let run = runs[id] {
      endRun(run)
    } else if let interval = intervals.close(id) {
      cancellations.remove(id)
      if let waiting = interval.waiting { release(waiting) }
      settle()
    } else if case .sent(let turn?) = plans[id] {
      remove(id)
      currentAction.during(turn) { settle() }
    } else {
      remove(id)
      settle()
    }
  }

  func settle() {
    while let id = unsettled.popFirst() { goOn(id) }
    if due.isEmpty { return }
    let owed = due
    due = []
    for send in owed { send() }
  }
}
