import StateKit
import StateKitTestSupport
import Testing

/// Actions for absent children.
@MainActor
struct AbsentChildTests {
  let issues = Recorder<RuntimeIssue>()

  private func store(_ reducer: Reducer<BoardState, BoardAction> = .board()) -> Store<BoardState, BoardAction>
  {
    Store(
      initialState: BoardState(draft: nil, cards: [CardState(id: 1)]),
      reducer: reducer,
      configuration: StoreConfiguration(reporter: Reporter { [issues] in issues.append($0) })
    )
  }

  @Test(arguments: [BoardAction.draft(.typed("a")), .cards(id: 2, action: .named("b"))])
  func `an action for an absent child does not change the state and is reported once, with its source`(
    action: BoardAction
  ) {
    let store = store()
    let before = store.state
    store.dispatch(action, file: "A/B.swift", line: 7)
    expectEqual(store.state, before)
    expectEqual(issues.all.map(\.kind), [.absentChild])
    expectEqual(issues.all.first?.source?.line, 7)
    let text = issues.all.first.map { "\($0)" } ?? ""
    #expect(text.hasPrefix("A/B.swift:7: The action "))
    #expect(text.contains(" came for a child that is not there") && text.contains("\(action)"), "\(text)")
  }

  @Test func `an action for a child that is there is not reported, nor one through a pulled back reducer`() {
    let pulledBack = Reducer.draft().pullback(.draft) <> Reducer.card().pullback(.cards)
    for store in [store(), store(pulledBack)] {
      store.dispatch(.cards(id: 1, action: .named("b")))
      #expect(issues.all.isEmpty)
    }
    store(pulledBack).dispatch(.draft(.typed("a")))
    expectEqual(issues.all.count, 1)
  }
}
