import StateKitTestSupport
import Testing

@testable import StateKit

/// Pullbacks of the reducers of optional children, in every form.
struct ReducerPullbackChildrenTests {
  private static let full = BoardState(
    draft: DraftState(text: "a"),
    cards: [CardState(id: 1), CardState(id: 2, note: NoteState())]
  )

  @Test(arguments: BoardWay.allCases)
  func `an optional child's actions change the child while it is there`(way: BoardWay) {
    let run = BoardRun(way.board(), .draft(.typed("b")), on: Self.full)
    var expected = Self.full
    expected.draft = DraftState(text: "b", changes: ["b"])
    expectEqual(run.state, expected)
    expectEqual(run.domains, (way.isPrecise ? [1] : [0, 1, 2, 3]))
    #expect(!run.missedChild)
  }

  @Test(arguments: BoardWay.allCases)
  func `an element's actions change the element with the id`(way: BoardWay) {
    let run = BoardRun(way.board(), .cards(id: 2, action: .named("b")), on: Self.full)
    expectEqual(run.state.cards.map(\.names), [[], ["b"]])
    expectEqual(run.domains, (way.isPrecise ? [2] : [0, 1, 2, 3]))
    #expect(!run.missedChild)
  }

  @Test(arguments: BoardWay.allCases)
  func `a child of an element marks its own domain`(way: BoardWay) {
    let run = BoardRun(way.board(), .cards(id: 2, action: .note(.added)), on: Self.full)
    expectEqual(run.state.cards[id: 2]?.note, NoteState(lines: 1))
    expectEqual(run.domains, (way.isPrecise ? [3] : [0, 1, 2, 3]))
    #expect(!run.missedChild)
  }

  @Test(
    arguments: BoardWay.allCases,
    [
      .draft(.typed("b")), .cards(id: 3, action: .named("b")), .cards(id: 3, action: .note(.added)),
      .cards(id: 1, action: .note(.added)),
    ] as [BoardAction]
  )
  func `an absent child does not change the state and does not mark domains, and is reported`(
    way: BoardWay,
    action: BoardAction
  ) {
    var state = Self.full
    state.draft = nil
    let run = BoardRun(way.board(), action, on: state)
    expectEqual(run.state, state)
    expectEqual(run.domains, [])
    #expect(run.missedChild)
  }

  @Test(arguments: BoardWay.allCases)
  func `a closure marks a present child with all domains below, and does not mark an absent child`(
    way: BoardWay
  ) {
    let reducer = way.board(draft: Reducer { _, _ in }, cards: Reducer { _, _ in })
    func domains(_ action: BoardAction, _ state: BoardState) -> [Int] {
      BoardRun(reducer, action, on: state).domains
    }
    let all = way.isPrecise ? nil : [0, 1, 2, 3]
    expectEqual(domains(.draft(.saved), Self.full), all ?? [1])
    expectEqual(domains(.cards(id: 1, action: .copied), Self.full), all ?? [2, 3])
    expectEqual(domains(.draft(.saved), BoardState()), [])
    expectEqual(domains(.cards(id: 1, action: .copied), BoardState()), [])
  }

  @Test(arguments: BoardWay.allCases, [.draft(.saved), .cards(id: 1, action: .copied)] as [BoardAction])
  func `a child that does not mark a domain does not mark a domain of its parent`(
    way: BoardWay,
    action: BoardAction
  ) {
    expectEqual(BoardRun(way.board(), action, on: Self.full).domains, [])
  }

  @Test(arguments: BoardWay.allCases.filter { $0 != .generated })
  func `other actions do not mark domains and are not reported`(way: BoardWay) {
    let reducer = way.board(draft: Reducer { _, _ in }, cards: Reducer { _, _ in })
    let run = BoardRun(reducer, .closed, on: BoardState())
    expectEqual(run.domains, [])
    #expect(!run.missedChild)
  }

  @Test func `an element's reducer with the element's scope leaves other elements alone`() {
    let reducer = Reducer<CardState, CardAction>.card().pullback(BoardScope.root.cards.element(id: 2))
    expectEqual(BoardRun(reducer, .cards(id: 2, action: .named("b")), on: Self.full).domains, [2])
    expectEqual(BoardRun(reducer, .cards(id: 1, action: .named("b")), on: Self.full).domains, [])
    #expect(BoardRun(reducer, .cards(id: 2, action: .named("b")), on: BoardState()).missedChild)
    #expect(!BoardRun(reducer, .cards(id: 1, action: .named("b")), on: BoardState()).missedChild)
  }

  @Test(arguments: BoardWay.allCases)
  func `the child changes in place, without a copy of the child, its list or its values`(way: BoardWay) {
    let (hundred, many) = ((0..<100).map { "\($0)" }, (0..<50).map { CardState(id: $0) })
    var state = BoardState(draft: DraftState(changes: hundred), cards: IdentifiedArray(many))
    state.draft?.changes.removeLast()
    state.cards[id: 7]?.names = hundred
    state.cards[id: 7]?.names.removeLast()
    let before = Self.addresses(in: state)
    way.board()(&state, .draft(.typed("x")))
    way.board()(&state, .cards(id: 7, action: .named("x")))
    expectEqual(state.draft?.changes.last, "x")
    expectEqual(state.cards[7].names.last, "x")
    expectEqual(Self.addresses(in: state), before)
  }

  private static func addresses(in state: BoardState) -> [UnsafeRawPointer?] {
    [
      state.draft?.changes.withUnsafeBytes { $0.baseAddress },
      state.cards.elements.withUnsafeBytes { $0.baseAddress },
      state.cards[7].names.withUnsafeBytes { $0.baseAddress },
    ]
  }
}
