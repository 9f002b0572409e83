import Foundation
import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// Changes whose target or value is a path: of structs, children, elements and cases.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PathChangeTests {
  private let issues = Issues()

  private static let reducer: Reducer<ChartroomState, ChartroomAction> = .chartroom(
    maps: .seaChart(legends: .caption(), pinned: .caption()),
    edit: .chartEdit(),
    page: .chartroomPage(chart: .seaChart(legends: .caption(), pinned: .caption()), cover: .passepartout()),
    route: .chartroomRoute(chart: .seaChart(legends: .caption(), pinned: .caption()), frame: .passepartout()),
    frame: .passepartout()
  )

  private func store(_ state: ChartroomState) -> Store<ChartroomState, ChartroomAction> {
    .chartroom(
      initialState: state,
      reducer: Self.reducer,
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
  }

  private static var atlas: ChartroomState {
    ChartroomState(
      plates: [Plate(id: 1, spots: [Spot(id: "a"), Spot(id: "b")]), Plate(id: 2)],
      maps: [
        SeaChartState(id: 1, title: "one", legends: [CaptionState(id: "x"), CaptionState(id: "y")]),
        SeaChartState(id: 2, title: "two", pinned: CaptionState(id: "p")),
      ]
    )
  }

  /// The state after an action, and the paths of the domains that it marked.
  private func reduced(_ action: ChartroomAction, _ state: ChartroomState = Self.atlas) -> (
    ChartroomState, [Int]
  ) {
    var new = state
    let marks = touched(by: Self.reducer, action, from: state)
    Self.reducer(&new, action)
    return (new, marks)
  }

  private let tree = ChartroomAction.actionTree

  // MARK: Elements

  @Test func `a property of an element changes, and only the domain of the elements is marked`() {
    let (state, marks) = reduced(.renamed(id: 2, title: "new"))
    expectEqual(state.maps.map(\.title), ["one", "new"])
    expectEqual(marks, [tree._domains(of: "maps").lowerBound])
    expectEqual(reduced(.flipped(id: 1)).0.maps.map(\.isOpen), [true, false])
  }

  @Test func `an absent element changes nothing, marks nothing and is not reported`() {
    let actions: [ChartroomAction] = [
      .renamed(id: 3, title: "new"), .flipped(id: 3), .counted(id: 3, by: 1), .weighed(plate: 3, spot: "a"),
      .hit(plate: 1, spot: "c"), .spotted(plate: 3, spot: Spot(id: "n")),
      .tagged(plate: 1, spot: "c", tag: "t"),
      .untagged(plate: 1, spot: "c", tag: "t"), .wiped(plate: 3, offsets: [0]), .reidentified(id: 3, new: 4),
      .legended(id: 1, legend: "z", text: "t"), .saved, .titled, .opened(id: 3), .edited(title: "t"),
      .turned(title: "t"), .walked(id: 0, title: "t"), .shifted, .closedLegend(id: 3),
    ]
    for action in actions {
      let (state, marks) = reduced(action)
      expectEqual(state, Self.atlas)
      expectEqual(marks, [])
    }
    let store = store(Self.atlas)
    for action in actions { store.dispatch(action) }
    expectEqual(issues.kinds, [])
  }

  @Test func `all changes of an action happen, or none`() {
    let (state, marks) = reduced(.counted(id: 1, by: 5))
    expectEqual(state.maps.map(\.views), [5, 0])
    expectEqual(state.count, 1)
    expectEqual(marks, [0, tree._domains(of: "maps").lowerBound])
    expectEqual(reduced(.counted(id: 9, by: 5)).0.count, 0)
  }

  @Test func `elements in elements are found at each level, in a child and in a property`() {
    let (state, marks) = reduced(.legended(id: 1, legend: "y", text: "river"))
    expectEqual(state.maps[id: 1]?.legends.map(\.text), ["", "river"])
    expectEqual(marks, [tree._domains(of: "maps", "legends").lowerBound])
    let (heavier, own) = reduced(.weighed(plate: 1, spot: "b"))
    expectEqual(heavier.plates[id: 1]?.spots.map(\.weight), [1, 1.5])
    expectEqual(own, [0])
  }

  @Test func `an integer of an element stops at its greatest value`() {
    var state = Self.atlas
    state.plates[id: 1]?.spots[id: "a"]?.hits = .max
    expectEqual(reduced(.hit(plate: 1, spot: "a"), state).0.plates[id: 1]?.spots[id: "a"]?.hits, .max)
    expectEqual(reduced(.hit(plate: 1, spot: "b"), state).0.plates[id: 1]?.spots[id: "b"]?.hits, 1)
  }

  @Test func `a list of an element gets and loses elements`() {
    expectEqual(reduced(.spotted(plate: 2, spot: Spot(id: "n"))).0.plates[id: 2]?.spots.ids, ["n"])
    let (tagged, _) = reduced(.tagged(plate: 1, spot: "a", tag: "t"))
    expectEqual(tagged.plates[id: 1]?.spots[id: "a"]?.tags, ["t"])
    expectEqual(tagged.words, ["a"])
    expectEqual(
      reduced(.untagged(plate: 1, spot: "a", tag: "t"), tagged).0.plates[id: 1]?.spots[id: "a"]?.tags,
      []
    )
    expectEqual(reduced(.wiped(plate: 1, offsets: [0, 7])).0.plates[id: 1]?.spots.ids, ["b"])
  }

  @Test func `an element with a new id is another child`() {
    let (state, marks) = reduced(.reidentified(id: 1, new: 5))
    expectEqual(state.maps.ids, [5, 2])
    expectEqual(marks, Array(tree._domains(of: "maps")))
    expectEqual(reduced(.reidentified(id: 1, new: 2)).0.maps.map(\.title), ["one"])
  }

  @Test func `an optional child of an element is removed, and its domains are marked`() {
    let (state, marks) = reduced(.closedLegend(id: 2))
    #expect(state.maps[id: 2]?.pinned == nil)
    expectEqual(marks, Array(tree._domains(of: "maps", "pinned")))
  }

  // MARK: Lists

  @Test
  func `elements are removed at the positions that a list gives, and positions without one are left out`() {
    expectEqual(reduced(.deleted(offsets: [1, 5])).0.maps.ids, [1])
    var state = Self.atlas
    state.words = ["a", "b", "c"]
    expectEqual(reduced(.forgot(offsets: [0, 2, 9]), state).0.words, ["b"])
    expectEqual(reduced(.dropped(id: 1)).0.plates.ids, [2])
    expectEqual(reduced(.placed(plate: Plate(id: 7))).0.plates.ids, [7, 1, 2])
  }

  @Test func `a payload brings a whole element, a list and a child`() {
    expectEqual(reduced(.arrived(chart: SeaChartState(id: 3))).0.maps.ids, [1, 2, 3])
    let (state, marks) = reduced(.replaced(maps: [SeaChartState(id: 8), SeaChartState(id: 9)]))
    expectEqual(state.maps.ids, [8, 9])
    expectEqual(marks, Array(tree._domains(of: "maps")))
    let (framed, frame) = reduced(.framed(frame: PassepartoutState(tint: "blue")))
    expectEqual(framed.frame.tint, "blue")
    expectEqual(frame, Array(tree._domains(of: "frame")))
    expectEqual(reduced(.tinted(tint: "green")).0.frame.tint, "green")
  }

  @Test func `lists are emptied and made, and a stack never gives an id twice`() {
    var state = Self.atlas
    state.route.append(.frame(PassepartoutState()))
    let (empty, _) = reduced(.emptied, state)
    #expect(empty.maps.isEmpty && empty.route.isEmpty)
    let (begun, _) = reduced(.began(id: 4), empty)
    expectEqual(begun.maps.elements, [SeaChartState(id: 4, title: "")])
    expectEqual(begun.route.ids, [1])
  }

  // MARK: Values

  @Test func `a value of an optional child is taken over, with the other changes`() {
    var state = Self.atlas
    state.edit = ChartEditState(chart: SeaChartState(id: 6))
    let (saved, _) = reduced(.saved, state)
    expectEqual(saved.maps.ids, [1, 2, 6])
    #expect(saved.edit == nil)
  }

  @Test func `a value of a case is read while the case is there`() {
    var state = Self.atlas
    state.page = .chart(SeaChartState(id: 1, title: "case"))
    expectEqual(reduced(.titled, state).0.title, "case")
    let (turned, marks) = reduced(.turned(title: "t"), state)
    expectEqual(turned.page.chart?.title, "t")
    expectEqual(marks, [tree._domains(of: "page", "chart").lowerBound])
  }

  @Test func `a value of the element that was tapped is pushed`() {
    let store = store(Self.atlas)
    store.dispatch(.opened(id: 2))
    store.dispatch(.maps(id: 1, action: .tapped))
    expectEqual(store.route.elements.compactMap(\.chart?.title), ["two", "one"])
    expectEqual(store.picked, 1)
    store.dispatch(.walked(id: 1, title: "walked"))
    expectEqual(store.route.elements.compactMap(\.chart?.title), ["two", "walked"])
  }

  @Test func `structs are made of values and of literals, and change in part`() {
    expectEqual(ChartroomState().span, Span(from: 0, to: 9))
    var state = Self.atlas
    state.count = 4
    expectEqual(reduced(.spanned(to: 7), state).0.span, Span(from: 4, to: 7))
    let (reset, _) = reduced(.reset)
    expectEqual(reset.span, Span(from: 0, to: 9, label: "all"))
    expectEqual(reset.spare, Span(from: 1, to: 2))
    let (shifted, _) = reduced(.shifted, reset)
    expectEqual([shifted.span.from, shifted.spare?.to], [1, 5])
  }

  @Test func `a key of a dictionary gets a value`() {
    expectEqual(reduced(.noted(key: "k", text: "t")).0.notes, ["k": "t"])
  }

  // MARK: Reactions

  @Test func `a reaction removes an element of a child, and reaches an optional one`() {
    let store = store(Self.atlas)
    store.dispatch(.maps(id: 1, action: .legends(id: "x", action: .faded)))
    expectEqual(store.maps[id: 1]?.legends.ids, ["y"])
    store.dispatch(.frame(.cleared))
    expectEqual(store.maps.ids, [1, 2])
    var state = Self.atlas
    state.edit = ChartEditState(title: "old", chart: SeaChartState(id: 6))
    let (cleared, _) = reduced(.frame(.cleared), state)
    expectEqual(cleared.edit?.title, "")
    #expect(cleared.maps.isEmpty)
  }

  // MARK: Requests

  @Test func `a request returns to idle, also the one for a key`() {
    var state = Self.atlas
    state.survey = .loaded(3)
    state.pages = [1: .loaded("p"), 2: .loading(nil)]
    expectEqual(reduced(.idled, state).0.survey, .idle)
    expectEqual(reduced(.idledPage(id: 1), state).0.pages, [1: .idle, 2: .loading(nil)])
  }

  @Test func `a request without output shows that it runs and that it is done`() {
    var state = ChartroomState()
    Self.reducer(&state, .burn(.request))
    #expect(state.burning.isLoading)
    Self.reducer(&state, .burn(.failure(error: .torn)))
    expectEqual(state.burning, .failed(.torn, nil))
    Self.reducer(&state, .burn(.success))
    expectEqual(state.burning, .loaded(Done()))
    Self.reducer(&state, .tear(.request(id: 1)))
    Self.reducer(&state, .tear(.success(id: 1)))
    expectEqual(state.tears, [1: .loaded(Done())])
  }

  @Test func `a phase dismisses its domain, after its changes`() {
    var state = Self.atlas
    state.edit = ChartEditState(chart: SeaChartState(id: 6))
    let store = store(state)
    store.dispatch(.edit(.save(.success(id: 6))))
    #expect(store.edit == nil)
    #expect(reduced(.edit(.save(.failure(error: .lost))), state).0.edit == nil)
    #expect(reduced(.edit(.drop(.success)), state).0.edit == nil)
    expectEqual(issues.kinds, [])
  }
}
