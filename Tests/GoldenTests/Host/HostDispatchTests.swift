import Foundation
import StateKit
import StateKitTestSupport
import Synchronization
import Testing

@testable import GoldenCode

/// The actions that a host dispatches.
@MainActor
struct HostDispatchTests {
  private typealias Chest = ForeignStore<ChestState, ChestAction>
  private let issues = Issues()
  private var configuration: StoreConfiguration { StoreConfiguration(reporter: issues.reporter) }

  private func desk(_ kind: ForeignStore<DeskState, DeskAction>.Kind) -> ForeignStore<DeskState, DeskAction> {
    ForeignStore(DeskTests.state, .desk(reducer: Reducers.desk), kind, configuration: configuration)
  }

  @Test func `an action that middleware keeps back is forgotten`() async {
    let desk = desk(.nested)
    desk.keepsBack = { $0 == .archive(.emptied) }
    desk.dispatch(.tray(.arrived(id: 1, title: "a")))
    expectEqual(desk.host.awaitedActions, [DeskAction.archive(.emptied)])
    // The next one reached the reducer, so that the one before it will not.
    desk.keepsBack = { _ in false }
    desk.dispatch(.tray(.arrived(id: 1, title: "a")))
    #expect(desk.host.awaitedActions.isEmpty)
  }

  @Test func `side effects are called after the reducer, in their order`() {
    let desk = desk(.nested)
    let counts = Mutex<[String]>([])
    desk.host.sideEffects.addAfterReducers { (action: ArchiveAction, _: Dispatcher<DeskAction>) in
      counts.withLock { $0.append("after") }
    }
    desk.host.sideEffects.addBeforeReducers { (action: ArchiveAction, _: Dispatcher<DeskAction>) in
      counts.withLock { $0.append("before") }
    }
    desk.dispatch(.archive(.counted))
    expectEqual(counts.withLock { $0 }, ["before", "after"])
  }

  /// As in a Redux whose reducers are older than isolation.
  private nonisolated static func reduce(
    _ state: inout DeskState,
    _ action: DeskAction,
    _ host: DomainHost<DeskState, DeskAction>
  ) {
    host.reduce(&state, action)
  }

  @Test func `a function without isolation may call the host`() {
    let desk = desk(.nested)
    var state = DeskTests.state
    Self.reduce(&state, .archive(.counted), desk.host)
    Self.reduce(&state, .tray(.arrived(id: 1, title: "a")), desk.host)
    expectEqual(state.archive.count, 100)
    desk.host.run()
    expectEqual(desk.actions.first, .archive(.filed(id: 1, title: "a")))
  }

  @Test func `outside of the main actor a host says what is wrong, and traps`() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let host = await DomainHost(Domain.desk(reducer: Reducers.desk))
      let thread = Thread {
        var state = DeskTests.state
        HostDispatchTests.reduce(&state, .archive(.counted), host)
        exit(0)
      }
      thread.start()
      while true { await Task.yield() }
    }
    let text = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("DomainHost<DeskState, DeskAction> was called outside of the main actor"),
      "\(text)"
    )
  }

  @Test func `an action for an element that a subscriber removed is not dispatched`() {
    let state = BoardState(cards: [CardState(id: 2, note: NoteState(links: [LinkState(id: "a")]))])
    let board = ForeignStore(state, .board(reducer: Reducers.board), .nested, configuration: configuration)
    let visited = BoardAction.cards(id: 2, action: .note(.links(id: "a", action: .visited)))
    board.dispatch(visited)
    expectEqual(board.actions.count, 2)
    board.subscriber = { $0.replace { $0.cards[id: 2] = nil } }
    board.dispatch(visited)
    expectEqual(board.actions.count, 3)
    expectEqual(issues.kinds, [.absentChild])
  }
}
