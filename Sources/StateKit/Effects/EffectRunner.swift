/// Runs a store's effects and keeps those that go on.
@MainActor
final class EffectRunner<Action: Sendable> {
  private struct Key: Hashable {
    /// What the effect came through, outermost first, such as composed middlewares: one that stands in two places
    /// has tokens of its own in each.
    let owners: [EffectToken]
    let token: EffectToken
  }

  private let dispatcher: Dispatcher<Action>
  private let sendNow: Send<Action>
  let running = RunningEffects()
  private var keys: [Int: Key] = [:]
  private var ids: [Key: Int] = [:]
  private var lastID = 0

  /// What effects wait by.
  private let clock: any Clock<Duration>

  init(dispatcher: Dispatcher<Action>, clock: any Clock<Duration>) {
    self.dispatcher = dispatcher
    self.clock = clock
    self.sendNow = Send { action, source, isolation in
      dispatcher.dispatch(action, from: source, effect: nil, isolation: isolation)
    }
  }

  /// Whether what an effect sends still counts.
  func isRunning(_ id: Int) -> Bool {
    running.contains(id)
  }

  /// Runs what the middleware returned for an action with this source.
  func run(_ effect: Effect<Action>, startedFrom source: ActionSource) {
    run(effect, ownedBy: [])
  }

  private func run(_ effect: Effect<Action>, ownedBy owners: [EffectToken]) {
    switch effect.operation {
    case .nothing: break
    case .deferred(let body): body(sendNow)
    case .run(let token, let operation):
      start(key: token.map { Key(owners: owners, token: $0) }) { send, end in
        let task = Task {
          await operation(send)
          end()
        }
        return { task.cancel() }
      }
    case .callback(let token, let begin):
      start(key: token.map { Key(owners: owners, token: $0) }, begin)
    case .cancel(let token): cancel(Key(owners: owners, token: token))
    case .merge(let effects): effects.forEach { run($0, ownedBy: owners) }
    case .owned(let owner, let effect): run(effect, ownedBy: owners + [owner])
    }
  }

  /// Frees what an effect held, after all that it sent was handled.
  func end(_ id: Int) {
    running.remove(id)
    if let key = keys.removeValue(forKey: id) { ids[key] = nil }
  }

  private func start(
    key: Key?,
    _ begin: @MainActor (Send<Action>, @escaping @Sendable () -> Void) -> @Sendable () -> Void
  ) {
    if let key { cancel(key) }
    lastID += 1
    let id = lastID
    if let key {
      keys[id] = key
      ids[key] = id
    }
    let dispatcher = dispatcher
    let send = Send<Action> { action, source, isolation in
      dispatcher.dispatch(action, from: source, effect: id, isolation: isolation)
    }
    running.add(id, cancel: begin(send) { dispatcher.endEffect(id) })
  }

  private func cancel(_ key: Key) {
    guard let id = ids[key] else { return }
    let cancel = running.remove(id)
    end(id)
    cancel?()
  }
}
