import StateKitTestSupport
import Testing

@testable import StateKit

/// Effects that wait for actions.
@MainActor
@Suite(.watched)
struct EffectActionsTests {
  private let clock = ManualClock()
  private let came = Recorder<String>()
  private let issues = Recorder<RuntimeIssue>()

  private func store(_ effect: JournalEffect) -> JournalStore {
    store(JournalMiddleware { action, _, _ in action == .count ? effect : .doNothing })
  }

  private func store(_ middleware: JournalMiddleware) -> JournalStore {
    Store(
      initialState: Journal(),
      reducer: .journal,
      middleware: middleware,
      configuration: StoreConfiguration(reporter: Reporter { [issues] in issues.append($0) }, clock: clock)
    )
  }

  @Test
  func
    `an effect gets the next action at a path, after it was handled, and other actions do not end the wait`()
    async
  {
    let states = Recorder<StateReader<Journal>>()
    let store = store(
      JournalMiddleware { [came] action, _, state in
        guard action == .count else { return .doNothing }
        states.append(state)
        return .run { send, actions in
          let texts = actions.all(\.write)
          send(.ignore)
          for await text in texts {
            let entries = await state.entries
            came.append("\(text) of \(entries)")
            return
          }
        }
      }
    )
    let ready = Gate()
    store.sideEffects.addAfterReducers { action in
      if action == .ignore { ready.open() }
    }
    let run = Task { await store.run(.count) }
    await ready.wait()
    store.dispatch(.ignore)
    store.dispatch(.write("a"))
    await run.value
    expectEqual(came.all, ["a of [\"a\"]"])
    #expect(store.effects.isIdle)
  }

  @Test func `an effect does not miss what is sent after it began to wait`() async {
    let store = store(
      .run { [came] send, actions in
        let texts = actions.all(\.write)
        send(.write("a"))
        for text in ["b", "c"] { send(.write(text)) }
        var all: [String] = []
        for await text in texts {
          all.append(text)
          if all.count == 3 { break }
        }
        came.append(all.joined())
      }
    )
    await store.run(.count)
    expectEqual(came.all, ["abc"])
  }

  @Test func `what comes before the effect first waits is not missed, and comes in order`() async {
    let begins = Gate()
    let waits = Gate()
    let store = store(
      .run { [came] _, actions in
        await begins.wait()
        for _ in 1...2 { came.append(await actions.next(\.write) ?? "nothing") }
        let texts = actions.all(\.write)
        // What came before the first wait was taken.
        waits.open()
        for await text in texts { came.append(text) }
      }
    )
    // The action that starts the effect is not for it.
    store.dispatch(.count)
    for action in [JournalAction.write("a"), .ignore, .write("b")] { store.dispatch(action) }
    begins.open()
    await waits.wait()
    store.dispatch(.write("c"))
    await came.wait(for: 3)
    expectEqual(came.all, ["a", "b", "c"])
    store.cancelEffects()
  }

  @Test func `once the effect has waited, an action that comes between two waits is not kept`() async {
    let works = Gate()
    let ready = Gate()
    let store = store(
      .run { [came] send, actions in
        came.append(await actions.next(\.write) ?? "nothing")
        ready.open()
        await works.wait()
        let texts = actions.all(\.write)
        send(.ignore)
        for await text in texts {
          came.append(text)
          break
        }
      }
    )
    let again = Gate()
    store.sideEffects.addAfterReducers { action in
      if action == .ignore { again.open() }
    }
    store.dispatch(.count)
    store.dispatch(.write("a"))
    await ready.wait()
    store.dispatch(.write("b"))
    works.open()
    await again.wait()
    store.dispatch(.write("c"))
    await came.wait(for: 2)
    expectEqual(came.all, ["a", "c"])
  }

  @Test func `an effect that does something else first keeps at least the last thousand actions`() {
    let actions = HeardActions<Int>()
    for action in 1...5_000 { actions.hear(action) }
    let taken = Recorder<Int>()
    let listening = actions.add(
      HeardActions<Int>.Listener(
        takesOne: false,
        take: { action in
          taken.append(action)
          return true
        },
        end: {}
      )
    )
    #expect((1_000...2_000).contains(taken.all.count))
    expectEqual(taken.all, Array(5_001 - taken.all.count...5_000))
    listening.cancel()
    actions.hear(5_001)
    expectEqual(taken.all.last, 5_000)
  }

  @Test(arguments: ["ended", "cancelled", "released"])
  func `a task that the closure began hears nothing after the effect`(reason: String) async {
    let effect = JournalEffect.run(cancellationToken: "it") { [came] _, actions in
      let texts = actions.all(\.write)
      Task {
        for await text in texts { came.append(text) }
        came.append(await actions.next(\.write) ?? "nothing")
      }
      _ = await actions.next(\.write)
      if reason != "ended" { _ = await actions.next(\.write) }
    }
    do {
      let store = store(
        JournalMiddleware { action, _, _ in
          switch action {
          case .count: effect
          case .ignore: .cancel("it")
          case .write: .doNothing
          }
        }
      )
      store.dispatch(.count)
      store.dispatch(.write("a"))
      await came.wait(for: 1)
      if reason == "cancelled" { store.dispatch(.ignore) }
      withExtendedLifetime(store) {}
    }
    await came.wait(for: 2)
    expectEqual(came.all, ["a", "nothing"])
  }

  @Test func `a wait for an action ends without one when its time is over, by the store's clock`() async {
    let store = store(
      .run { [came] send, actions in
        let text = await actions.next(\.write, timeout: .seconds(3))
        came.append(text ?? "nothing")
      }
    )
    store.dispatch(.count)
    await clock.sleeping(until: .seconds(3))
    clock.advance(by: .seconds(2))
    store.dispatch(.ignore)
    expectEqual(came.all, [])
    clock.advance(by: .seconds(1))
    await came.wait(for: 1)
    expectEqual(came.all, ["nothing"])
  }

  @Test func `an action in time ends the wait and its timeout`() async {
    let store = store(
      .run { [came] send, actions in
        let text = await actions.next(\.write, timeout: .seconds(3))
        came.append(text ?? "nothing")
      }
    )
    store.dispatch(.count)
    await clock.sleeping(until: .seconds(3))
    store.dispatch(.write("a"))
    await came.wait(for: 1)
    await clock.sleeping(until: [])
    expectEqual(came.all, ["a"])
  }

  @Test(arguments: ["cancelled", "released"])
  func `a wait ends with its effect and with the store`(reason: String) async {
    let effect = JournalEffect.run(cancellationToken: "it") { [came] send, actions in
      let texts = actions.all(\.write)
      send(.write("begins"))
      for await text in texts { came.append(text) }
      came.append(await actions.next(\.write) ?? "nothing")
    }
    do {
      let store = store(
        JournalMiddleware { action, _, _ in
          switch action {
          case .count: effect
          case .ignore: .cancel("it")
          case .write: .doNothing
          }
        }
      )
      store.dispatch(.count)
      await came.wait(for: 1)
      if reason == "cancelled" { store.dispatch(.ignore) }
      withExtendedLifetime(store) {}
    }
    await came.wait(for: 2)
    expectEqual(came.all, ["begins", "nothing"])
  }

  @Test func `a store that no effect listens to does not watch its actions`() async {
    let listens = Gate()
    let store = store(
      .run { send, actions in
        let texts = actions.all(\.write)
        listens.open()
        for await _ in texts { break }
      }
    )
    #expect(store.notifyObserver == nil)
    let run = Task { await store.run(.count) }
    await listens.wait()
    store.dispatch(.ignore)
    #expect(store.notifyObserver != nil)
    store.dispatch(.write("a"))
    await run.value
    #expect(store.notifyObserver == nil)
  }

  @Test func `a watcher is called beside effects that listen`() async {
    let watched = Recorder<JournalAction>()
    let listens = Gate()
    let store = store(
      .run { [came] send, actions in
        let texts = actions.all(\.write)
        listens.open()
        for await text in texts { came.append(text) }
      }
    )
    store.observer = { event in
      if case .action(let action, _) = event { watched.append(action) }
    }
    store.dispatch(.count)
    await listens.wait()
    store.dispatch(.write("a"))
    await came.wait(for: 1)
    expectEqual(watched.all, [.count, .write("a")])
    store.cancelEffects()
    store.handleMail()
    store.dispatch(.write("b"))
    expectEqual(watched.all, [.count, .write("a"), .write("b")])
    store.observer = nil
    #expect(store.notifyObserver == nil)
  }

  @Test func `the effect of an element waits for the actions of this element alone`() async {
    let listens = Gate(count: 2)
    let card = AnyMiddleware<CardAction, CardAction, CardState> { [came] action, _, state in
      guard action == .copied else { return .doNothing }
      let id = state.id
      return .run { send, actions in
        let notes = actions.all(\.note)
        listens.open()
        for await note in notes { came.append("\(note) of \(id)") }
      }
    }
    let store = Store(
      initialState: BoardState(cards: [
        CardState(id: 1, note: NoteState()), CardState(id: 2, note: NoteState()),
      ]),
      reducer: .board(),
      middleware: card.pullback(.cards)
    )
    for id in [1, 2] { store.dispatch(.cards(id: id, action: .copied)) }
    await listens.wait()
    store.dispatch(.cards(id: 2, action: .note(.added)))
    await came.wait(for: 1)
    store.dispatch(.cards(id: 1, action: .note(.added)))
    await came.wait(for: 2)
    expectEqual(came.all, ["added of 2", "added of 1"])
    store.cancelEffects()
  }

  @Test
  func `an effect that is mapped waits if there is a way back, and otherwise is reported and does not wait`()
    async
  {
    let inner = Effect<String>.run { [came] send, actions in
      came.append("begins")
      let text = await actions.next(\.nonempty)
      came.append(text ?? "nothing")
    }
    let mapped = store(inner.map(JournalAction.write, from: { $0.write }))
    mapped.dispatch(.count)
    while came.all.count < 2 {
      mapped.dispatch(.write(""))
      mapped.dispatch(.write("a"))
      await Task.yield()
    }
    expectEqual(came.all, ["begins", "a"])
    #expect(issues.all.isEmpty)
    let deaf = store(inner.map(JournalAction.write))
    deaf.dispatch(.count, line: 7)
    await came.wait(for: 4)
    deaf.handleMail()
    expectEqual(came.all.suffix(2), ["begins", "nothing"])
    expectEqual(issues.all.map(\.kind), [.unheardActions])
    expectEqual(issues.all.first?.source?.line, 7)
  }

  @Test func `an error of an effect that waits is one more action`() async {
    let store = store(
      .run { send, actions in
        if await actions.next(\.write, timeout: .seconds(1)) == nil { throw Late() }
      } catch: { error in
        .write("\(error)")
      }
    )
    let run = Task { await store.run(.count) }
    await clock.sleeping(until: .seconds(1))
    clock.advance(by: .seconds(1))
    await run.value
    expectEqual(store.entries, ["Late()"])
  }
}

private struct Late: Error {}

extension String {
  fileprivate var nonempty: String? { isEmpty ? nil : self }
}
