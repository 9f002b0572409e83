import StateKit
import StateKitTestSupport
import StateKitTesting
import Testing

@testable import GoldenCode

/// Values that are handed to work that runs, and starts that a policy leaves out.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct CallTests {
  private func exchange(_ lines: Int...) -> TestStore<ExchangeState, ExchangeAction> {
    TestStore(
      Store.exchange(
        initialState: ExchangeState(lines: IdentifiedArray(lines.map { LineState(id: $0) })),
        reducer: .exchange(lines: .line())
      )
    )
  }

  private func line(_ action: LineAction, of id: Int = 1) -> ExchangeAction { .lines(id: id, action: action) }

  // MARK: feeds

  @Test func `a closure takes the values of actions while it runs, and misses none`() async {
    let store = exchange(1, 2)
    store.sideEffects.register(
      LineEffects(
        talk: { number, pressed in pressed.map { "\(number) \($0)" }.asEffectStream },
        count: { _, nudged in
          var count = 0
          for await nudge in nudged where nudge.case {
            count += nudge.struct
            if count == 2 { break }
          }
          return "\(count) nudges"
        }
      )
    )
    store.send(line(.dialled(number: 7)))
    // The work has not begun yet, and hears of them.
    store.send(line(.pressed(infix: "a")))
    store.send(line(.pressed(infix: "b")))
    // Another element's actions are not for it.
    store.send(line(.pressed(infix: "c"), of: 2))
    await store.receive(line(.heard("7 a"))) { $0.lines[id: 1]?.heard = ["7 a"] }
    await store.receive(line(.heard("7 b"))) { $0.lines[id: 1]?.heard = ["7 a", "7 b"] }
    store.send(line(.nudged(struct: 1, case: true)))
    store.send(line(.nudged(struct: 5, case: false)))
    store.send(line(.nudged(struct: 1, case: true)))
    await store.receive(line(.heard("2 nudges"))) { $0.lines[id: 1]?.heard = ["7 a", "7 b", "2 nudges"] }
    store.send(line(.hungUp))
    store.send(line(.pressed(infix: "late")))
    await store.finish()
  }

  @Test func `an effect of a domain above takes the ids of the elements, too`() async {
    let store = exchange(1, 2)
    store.sideEffects.register(
      ExchangeEffects(transcribe: { said in
        said.map { "\($0.lines): \($0.text)\($0.isLoud ? "!" : "")" }.asEffectStream
      })
    )
    store.send(line(.said(text: "early", isLoud: false)))
    store.send(.opened)
    store.send(line(.said(text: "hello", isLoud: true), of: 2))
    await store.receive(.noted("2: hello!")) { $0.log = ["2: hello!"] }
    store.skipEffects()
    await store.finish()
  }

  @Test(arguments: ["until", "removed", "released"])
  func `the values end with the work, also for a task that the closure began by itself`(reason: String) async
  {
    let ended = Gate()
    do {
      let store = Store.exchange(
        initialState: ExchangeState(lines: [LineState(id: 1)]),
        reducer: .exchange(lines: .line())
      )
      store.sideEffects.register(
        LineEffects(
          talk: { _, pressed in
            AsyncStream<String> { heard in
              Task {
                for await text in pressed { heard.yield(text) }
                ended.open()
              }
            }
            .asEffectStream
          },
          count: { _, _ in "" }
        )
      )
      store.dispatch(line(.dialled(number: 7)))
      store.dispatch(line(.pressed(infix: "a")))
      await store.reached { $0.lines[id: 1]?.heard.contains("a") == true }
      switch reason {
      case "until": store.dispatch(line(.hungUp))
      case "removed": store.dispatch(.removed(id: 1))
      default: break
      }
      if reason != "released" { await ended.wait() }
    }
    await ended.wait()
  }

  @Test func `a host hands the values over, too`() async {
    let store = ForeignStore(
      ExchangeState(lines: [LineState(id: 1)]),
      .exchange(reducer: .exchange(lines: .line())),
      .nested
    )
    store.host.sideEffects.register(
      LineEffects(talk: { _, pressed in pressed.asEffectStream }, count: { _, _ in "counted" })
    )
    store.dispatch(line(.dialled(number: 7)))
    store.dispatch(line(.pressed(infix: "a")))
    await store.reached { $0.lines[id: 1]?.heard.contains("a") == true }
    store.dispatch(line(.hungUp))
    await store.settled { store.host.runningEffects.isEmpty }
  }

  // MARK: skipped

  @Test func `an action tells of a start that a policy leaves out`() async {
    let store = exchange()
    let work = Gate()
    store.sideEffects.register(
      ExchangeEffects(transcribe: { _ in
        await work.wait()
        return AsyncStream<String> { $0.finish() }.asEffectStream
      })
    )
    store.send(.opened)
    store.send(.opened)
    await store.receive(.refused) { $0.log = ["refused"] }
    work.open()
    await store.finish()
    store.send(.opened)
    await store.finish()
  }

  @Test func `the action carries the id of the work`() async {
    let store = exchange(1)
    let work = [3: Gate(), 4: Gate()]
    store.sideEffects.register(
      LineEffects(find: { number in
        await work[number]?.wait()
        return "\(number)"
      })
    )
    store.send(line(.find(.request(number: 3)))) { $0.lines[id: 1]?.name[3] = .loading(nil) }
    store.send(line(.find(.request(number: 4)))) { $0.lines[id: 1]?.name[4] = .loading(nil) }
    store.send(line(.find(.request(number: 3))))
    await store.receive(line(.wasBusy(number: 3))) { $0.lines[id: 1]?.busy = [3] }
    work[3]?.open()
    await store.receive(line(.find(.success(number: 3, "3")))) { $0.lines[id: 1]?.name[3] = .loaded("3") }
    work[4]?.open()
    await store.receive(line(.find(.success(number: 4, "4")))) { $0.lines[id: 1]?.name[4] = .loaded("4") }
    await store.finish()
  }
}
