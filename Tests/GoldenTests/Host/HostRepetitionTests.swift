import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// Stores whose reducers call `reduce` more than once for an action.
@MainActor
@Suite(.watched)
struct HostRepetitionTests {
  /// A store whose reducer calls the host as a closure says.
  @MainActor
  private final class Redux {
    var state = PlantState()
    let issues = Issues()
    var actions: [PlantAction] = []
    private(set) var host: DomainHost<PlantState, PlantAction>!
    var reduce: (DomainHost<PlantState, PlantAction>, inout PlantState, PlantAction) -> Void
    var runs = true

    init(_ reduce: @escaping (DomainHost<PlantState, PlantAction>, inout PlantState, PlantAction) -> Void) {
      self.reduce = reduce
      host = DomainHost(
        .plant(reducer: Reducers.plant),
        configuration: StoreConfiguration(reporter: issues.reporter),
        state: { [unowned self] in state },
        dispatch: { [unowned self] in dispatch($0) }
      )
      host.sideEffects.register(PlantEffects(count: { 7 }))
    }

    func dispatch(_ action: PlantAction) {
      actions.append(action)
      var new = state
      reduce(host, &new, action)
      state = new
      if runs { host.run() }
    }
  }

  @Test(arguments: [true, false])
  func `a second call from another reducer is reported once and starts nothing`(runs: Bool) async {
    let redux = Redux { host, state, action in
      host.reduce(&state, action)
      host.reduce(&state, action)
    }
    redux.runs = runs
    for _ in 1...2 {
      redux.dispatch(.count(.request))
      await redux.host.settled()
    }
    expectEqual(redux.actions.count, 4)
    expectEqual(redux.issues.kinds, [.repeatedReduce])
    expectEqual(redux.state.total.value, 7)
    let message = redux.issues.messages.first ?? ""
    #expect(
      message.hasPrefix("The action count.request came to `reduce` once more, after the call at GoldenTests/")
    )
  }

  @Test func `a second call for a copy of the state changes the copy alone`() async {
    let redux = Redux { host, state, action in
      var copy = state
      host.reduce(&copy, action)
      host.reduce(&state, action)
    }
    redux.dispatch(.tanks(id: 1, action: .filled(by: 1)))
    redux.dispatch(.dried)
    expectEqual(redux.issues.kinds.first, .absentChild)
    #expect(redux.state.isDry)
    redux.dispatch(.count(.request))
    await redux.host.settled()
    expectEqual(redux.state.total.value, 7)
    expectEqual(redux.actions.count, 4)
  }

  @Test func `a reducer that runs twice at one line is found by the state, or by the missing run`() async {
    let redux = Redux { host, state, action in
      for _ in 1...2 { host.reduce(&state, action) }
    }
    redux.dispatch(.count(.request))
    await redux.host.settled()
    expectEqual(redux.issues.kinds, [.repeatedReduce])
    expectEqual(redux.actions.count, 2)
    // This action does not change the state.
    let other = Redux { host, state, action in
      for _ in 1...2 { host.reduce(&state, action) }
    }
    other.host.run()
    other.dispatch(.pump(.stopped))
    expectEqual(other.issues.kinds, [.repeatedReduce])
  }

  @Test func `where the host was at rest, the second call of the next action is reported`() {
    let redux = Redux { host, state, action in host.reduce(&state, action) }
    for text in ["a", "b"] { redux.dispatch(.pump(.noted(text))) }
    redux.reduce = { host, state, action in
      for _ in 1...2 { host.reduce(&state, action) }
    }
    redux.dispatch(.pump(.noted("c")))
    expectEqual(redux.issues.kinds, [])
    redux.dispatch(.pump(.noted("d")))
    expectEqual(redux.issues.kinds, [.repeatedReduce])
  }

  @Test(arguments: [true, false])
  func `equal actions one after another are no repetition`(runs: Bool) async {
    let redux = Redux { host, state, action in host.reduce(&state, action) }
    redux.runs = runs
    for action in [PlantAction.pump(.stopped), .dried, .count(.request), .sold(id: 1)] {
      for _ in 1...3 { redux.dispatch(action) }
    }
    await redux.host.settled()
    expectEqual(redux.issues.kinds, [])
  }

  @Test func `an equal action that a subscriber dispatches before run is no repetition`() {
    let board = ForeignStore(DeskTests.state, .desk(reducer: Reducers.desk), .nested)
    let issues = Issues()
    board.host.report(to: issues.reporter)
    board.dispatch(.archive(.counted))
    board.subscriber = { store in
      if store.state.archive.count < 3 { store.dispatch(.archive(.counted)) }
    }
    board.dispatch(.archive(.counted))
    expectEqual(issues.kinds, [])
  }

  @Test func `an equal action at another time is no repetition without run, either`() async {
    let redux = Redux { host, state, action in host.reduce(&state, action) }
    redux.runs = false
    redux.dispatch(.pump(.stopped))
    await redux.host.settled()
    redux.reduce = { host, state, action in
      // Another line.
      host.reduce(&state, action)
    }
    redux.dispatch(.pump(.stopped))
    expectEqual(redux.issues.kinds, [])
  }
}
