import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
@Suite(.watched)
struct OptionalMiddlewareTests {
  private typealias DraftMiddleware = AnyMiddleware<DraftAction, DraftAction, DraftState>

  private let log = Recorder<String>()

  private func store(_ middleware: DraftMiddleware) -> Store<BoardState, BoardAction> {
    Store(initialState: BoardState(), reducer: .board(), middleware: middleware.pullback(.draft))
  }

  /// After `saved`, waits for the gate, then reads the draft.
  private func lateReader(_ gate: Gate, read: Gate) -> DraftMiddleware {
    DraftMiddleware { [log] action, _, state in
      guard action == .saved else { return .doNothing }
      return .fireAndForget {
        await gate.wait()
        await MainActor.run { log.append(state.text) }
        read.open()
      }
    }
  }

  @Test func `the middleware is called for the child's actions while the child is present`() {
    let store = store(
      DraftMiddleware { [log] action, _, state in
        log.append("\(action) after \(state.text)")
        return action == .typed("b") ? .just(.typed("c")) : .doNothing
      }
    )
    store.dispatch(.draft(.typed("x")))
    store.dispatch(.opened(DraftState(text: "a")))
    store.dispatch(.draft(.typed("b")))
    store.dispatch(.closed)
    store.dispatch(.draft(.typed("y")))
    expectEqual(log.all, [#"typed("b") after a"#, #"typed("c") after b"#])
  }

  @Test func `an effect reads the present state while the child is there`() async {
    let (gate, read) = (Gate(), Gate())
    let store = store(lateReader(gate, read: read))
    store.dispatch(.opened(DraftState(text: "a")))
    store.dispatch(.draft(.saved))
    store.dispatch(.draft(.typed("b")))
    gate.open()
    await read.wait()
    expectEqual(log.all, ["b"])
  }

  @Test func `an effect that reads after the child went has the last state that was there`() async {
    let (gate, read) = (Gate(), Gate())
    let store = store(lateReader(gate, read: read))
    store.dispatch(.opened(DraftState(text: "a")))
    store.dispatch(.draft(.saved))
    store.dispatch(.draft(.typed("b")))
    store.dispatch(.closed)
    gate.open()
    await read.wait()
    expectEqual(log.all, ["b"])
  }

  @Test func `an effect does not read the child that came in the place of its own`() async {
    let (gate, read) = (Gate(), Gate())
    let store = store(lateReader(gate, read: read))
    store.dispatch(.opened(DraftState(text: "a")))
    store.dispatch(.draft(.saved))
    store.dispatch(.closed)
    store.dispatch(.opened(DraftState(text: "c")))
    gate.open()
    await read.wait()
    expectEqual(log.all, ["a"])
  }
}
