import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
@Suite(.watched)
struct EachMiddlewareTests {
  private typealias CardMiddleware = AnyMiddleware<CardAction, CardAction, CardState>

  private let log = Recorder<String>()
  private let cards: IdentifiedArray = [CardState(id: 1, names: ["a"]), CardState(id: 2, names: ["b"])]

  private func store(_ middleware: CardMiddleware) -> Store<BoardState, BoardAction> {
    Store(
      initialState: BoardState(cards: cards),
      reducer: .board(),
      middleware: middleware.pullback(.cards)
    )
  }

  @Test func `the middleware is called with the right element, and answers to it`() {
    let store = store(
      CardMiddleware { [log] action, _, state in
        log.append("\(action) for \(state.id)")
        return action == .copied ? .just(.named("c")) : .doNothing
      }
    )
    store.dispatch(.cards(id: 2, action: .copied))
    store.dispatch(.closed)
    expectEqual(log.all, ["copied for 2", #"named("c") for 2"#])
    expectEqual(store.state.cards.map(\.names), [["a"], ["b", "c"]])
  }

  @Test func `the middleware is not called for an absent element`() {
    let store = store(
      CardMiddleware { [log] action, _, _ in
        log.append("\(action)")
        return .doNothing
      }
    )
    store.dispatch(.cards(id: 3, action: .copied))
    store.dispatch(.removed(id: 1))
    store.dispatch(.cards(id: 1, action: .copied))
    expectEqual(log.all, [])
  }

  @Test func `equal tokens of two elements stay apart`() {
    let running = Effect<CardAction>.callback(cancellationToken: "token") { _, _ in {} }
    let store = store(
      CardMiddleware { action, _, _ in
        switch action {
        case .copied: running
        case .named: .cancel("token")
        case .note: .doNothing
        }
      }
    )
    store.dispatch(.cards(id: 1, action: .copied))
    store.dispatch(.cards(id: 2, action: .copied))
    expectEqual(store.runningEffects.count, 2)
    store.dispatch(.cards(id: 2, action: .copied))
    expectEqual(store.runningEffects.count, 2)
    store.dispatch(.cards(id: 1, action: .named("x")))
    expectEqual(store.runningEffects.count, 1)
    store.dispatch(.cards(id: 1, action: .named("x")))
    expectEqual(store.runningEffects.count, 1)
    store.dispatch(.cards(id: 2, action: .named("x")))
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `an effect that reads after its element went has the last state that was there`() async {
    let (gate, read) = (Gate(), Gate())
    let store = store(
      CardMiddleware { [log] action, _, state in
        guard action == .copied else { return .doNothing }
        return .fireAndForget {
          await gate.wait()
          await MainActor.run { log.append("\(state.id) \(state.names) \(state.note?.lines ?? -1)") }
          read.open()
        }
      }
    )
    store.dispatch(.cards(id: 2, action: .copied))
    store.dispatch(.cards(id: 2, action: .named("c")))
    store.dispatch(.cards(id: 1, action: .named("d")))
    store.dispatch(.removed(id: 2))
    gate.open()
    await read.wait()
    expectEqual(log.all, [#"2 ["b", "c"] -1"#])
  }
}
