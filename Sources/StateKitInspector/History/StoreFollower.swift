#if Inspector
internal import StateKit
internal import StateKitRecording

/// Writes the actions and the events of effects of a store into a history. Each action costs a copy of its state and
/// its source.
@MainActor
final class StoreFollower<State: Sendable, Action: Sendable> {
  private let store: Store<State, Action>
  private let history: InspectedHistory<State, Action>
  private var numbers = LineNumbers()
  private var lastNumber: Int
  private var line = 0
  private var effectNames = EffectNames()
  /// The events of effects while an action is handled; they are written after the action's line.
  private var events: [EffectEvent] = []
  private let elapsed: () -> Duration
  private let observer: (@MainActor (StoreEvent<Action>) -> Void)?
  private let onEffectEvent: (@MainActor (EffectEvent) -> Void)?
  private let onBrokenInvariants: (@MainActor ([BrokenInvariant], ActionSource?) -> Void)?
  /// The invariants that the present action broke; they are written after its line.
  private var broken: [BrokenInvariant] = []

  init(_ store: Store<State, Action>, into history: InspectedHistory<State, Action>) {
    self.store = store
    self.history = history
    self.elapsed = store.timeline.stopwatch()
    self.lastNumber = store.timeline.number
    self.observer = store.observer
    self.onEffectEvent = store.timeline.onEffectEvent
    self.onBrokenInvariants = store.timeline.onBrokenInvariants
    noteState()
    store.observer = { [weak self] in self?.note($0) }
    store.timeline.onEffectEvent = { [weak self] in self?.note($0) }
    store.timeline.onBrokenInvariants = { [weak self] broken, source in
      self?.onBrokenInvariants?(broken, source)
      self?.broken += broken
    }
  }

  /// Ends following the store.
  func stop() {
    store.observer = observer
    store.timeline.onEffectEvent = onEffectEvent
    store.timeline.onBrokenInvariants = onBrokenInvariants
  }

  /// Writes a line for a state that was put into the app.
  func noteState() {
    append(.state)
  }

  private func note(_ event: StoreEvent<Action>) {
    observer?(event)
    guard case .action(let action, let source) = event else { return }
    lastNumber = store.timeline.number
    numbers.append(lastNumber, at: line + 1)
    append(.action(action, source, causeLine: numbers.line(of: source)))
    for broken in broken { append(.invariant(broken, line: numbers.line(of: lastNumber))) }
    broken = []
    if events.isEmpty { return }
    for event in events { write(event) }
    events = []
  }

  private func note(_ event: EffectEvent) {
    onEffectEvent?(event)
    if store.timeline.number > lastNumber { events.append(event) } else { write(event) }
  }

  private func write(_ event: EffectEvent) {
    guard let name = effectNames.name(for: event) else { return }
    append(.effect(event, name: name, line: numbers.line(of: store.timeline.number)))
  }

  private func append(_ content: InspectedEntry<State, Action>.Content) {
    line += 1
    history.append(InspectedEntry(content: content, state: store.state, time: elapsed()))
  }
}
#endif
