/// Runs a store's effects and keeps those that go on.
@MainActor
final class EffectRunner<Action: Sendable> {
  private struct Key: Hashable {
    /// What the effect came through, outermost first, such as composed middlewares: one that stands in two places
    /// has tokens of its own in each.
    let owners: [EffectToken]
    let token: EffectToken
  }

  private let mailbox: Mailbox<Action>
  private let sendNow: Send<Action>
  let running = RunningEffects()
  private var keys: [Int: Key] = [:]
  private var ids: [Key: Int] = [:]
  private var lastID = 0

  /// What effects wait by.
  private let clock: any Clock<Duration>

  init(mailbox: Mailbox<Action>, clock: any Clock<Duration>) {
    self.mailbox = mailbox
    self.clock = clock
    self.sendNow = Send { action, source, isolation in
      mailbox.put(.action(action, source, effect: nil), by: .effect, isolation: isolation)
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
    let link = mailbox.handling.origin.link
    let send = Send<Action> { [mailbox] action, source, isolation in
      mailbox.put(
        .action(action, source.with(source.lastCause?.shortened ?? link, nil), effect: id),
        by: nil,
        isolation: isolation
      )
    }
    let end: @Sendable () -> Void = { [mailbox] in mailbox.put(.endOfEffect(id), by: nil, isolation: nil) }
    running.add(id, cancel: begin(send, end))
  }

  private func cancel(_ key: Key) {
    guard let id = ids[key] else { return }
    let cancel = running.remove(id)
    end(id)
    cancel?()
  }
}
