import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

struct ReducerTests {
  private func values(_ change: (inout ValuesState) -> Void = { _ in }, _ actions: ValuesAction...)
    -> ValuesState
  {
    var state = ValuesState(id: 1)
    change(&state)
    for action in actions { Reducer.values(ValuesReducer()).reduce(&state, action) }
    return state
  }

  @Test func `set, toggle and add make the changes of the schema, and do not make others`() {
    expectEqual(
      values({ _ in }, .started),
      ValuesState(id: 1, phase: .busy, last: .idle, isOn: true, isShown: false)
    )
    expectEqual(values({ $0.last = .busy }, .stopped), ValuesState(id: 1, last: nil, tags: ["x"]))
    let point = Point(x: 1)
    expectEqual(values({ _ in }, .chosen(phase: .busy, point: point)), ValuesState(id: 1, last: .busy))
    expectEqual(values({ $0.last = .idle }, .chosen(phase: nil, point: point)), ValuesState(id: 1))
  }

  @Test func `add stops at the ends of an integer`() {
    expectEqual(values({ _ in }, .added(27, big: 1)), ValuesState(id: 1, ratio: 0.75, small: 127, big: 2))
    let full = values({ $0.big = .max }, .added(100, big: 5))
    expectEqual(full.small, 127)
    expectEqual(full.big, .max)
    expectEqual(values({ $0.small = -1 }, .subtracted).small, -128)
  }

  @Test func `a handler gets the state and the payload`() {
    expectEqual(values({ _ in }, .scored("a", [3])).scores, ["a": [3]])
    var state = ArchiveState()
    Reducer.archive(ArchiveReducer()).reduce(&state, .noted(text: "t", copy: nil, state: "s"))
    expectEqual(state.texts, ["t", "nil", "s"])
  }

  @Test func `a child's action reaches the child's state`() {
    var state = WorldState()
    Reducers.world(&state, .asia(.south(.capital(.renamed(name: "Delhi")))))
    Reducers.world(&state, .europe(.north(.capital(.street(.lit(lamp: "gas"))))))
    expectEqual(state.asia.south.capital.name, "Delhi")
    #expect(state.europe.north.capital.street.isLit)
    #expect(state.asia.north == CountryState() && state.europe.south == CountryState())
  }

  @Test func `a state written by hand is changed by handlers and children`() {
    var state = LegacyState()
    let reducer: Reducer<LegacyState, LegacyAction> = .legacy(LegacyReducer(), settings: .legacySettings())
    reducer.reduce(&state, .touched(id: 3))
    expectEqual(state.moved, [Ticket(id: 3)])
  }

  @Test func `labels that generated code uses itself arrive where they belong`() {
    var state = WordsState()
    Reducers.words(&state, .func(.received(state: 1, action: 2, touched: 3, handlers: 4)))
    expectEqual(state.func.state, 1234)
    Reducers.words(&state, .func(.assigned(state: 5, action: 6, touched: 7, newValue: "eight")))
    expectEqual(state.func, ShadowsState(state: 5, action: 6, touched: 7, newValue: "eight"))
    Reducers.words(&state, .`init`(`inout`: true, let: 8, var: 9))
    #expect(state.inout && state.let == 8 && state.var == 9)
    Reducers.words(&state, .import(in: 4))
    #expect(state.in == 4 && !state.inout && state.`init` == 5)
  }

  @Test func `a domain without declarations does not change its state`() {
    var state = APIState()
    Reducer.api(loader: .urlLoader(), nothing: .hollow()).reduce(&state, .loader(.loaded))
    let before = "\(state)"
    Reducer.hollow().pullback(.nothing).reduce(&state, .loader(.loaded))
    expectEqual("\(state)", before)
  }

  @Test(arguments: [0, 1, 2, 3, 99, 100, 199, 200, 254, 255, 259])
  func `each of very many actions is reduced`(number: Int) {
    var state = CrowdState(count: 5, name: "old")
    Reducer.crowd().reduce(&state, Crowd.action(number))
    switch number % 4 {
    case 0: expectEqual(state, CrowdState(count: number % 8 == 0 ? 6 : 5, name: "old"))
    case 1: expectEqual(state, CrowdState(count: number, name: "old"))
    case 2: expectEqual(state, CrowdState(count: number, name: "new"))
    default: expectEqual(state, CrowdState(count: 5, name: "new"))
    }
  }
}
