import Foundation
import StateKitTestSupport
import Testing

@testable import GoldenCode
@testable import StateKit

/// Children that leave: actions with `"dismisses": true`.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LeavingTests {
  private let issues = Issues()

  /// Most tests give the effects no closures.
  private var reported: [RuntimeIssue.Kind] { issues.kinds.filter { $0 != .missingEffect } }

  private static let letter: Reducer<LetterState, LetterAction> = .letter(LetterHandlers())
  private static let jotting: Reducer<JottingState, JottingAction> = .jotting()
  private static let booth: Reducer<BoothState, BoothAction> = .booth(sheet: letter, jotting: jotting)
  private static let screen: Reducer<OfficeScreenState, OfficeScreenAction> = .officeScreen(
    sheet: letter,
    jotting: jotting
  )
  private static let path: Reducer<OfficePathState, OfficePathAction> = .officePath(
    sheet: letter,
    room: booth
  )

  private static let reducer: Reducer<OfficeState, OfficeAction> = .office(
    OfficeHandlers(),
    memo: letter,
    form: letter,
    jotting: jotting,
    papers: letter,
    files: letter,
    popup: .officePopup(sheet: letter, jotting: jotting),
    screen: screen,
    panel: .officePanel(sheet: letter, jotting: jotting),
    trail: .officeTrail(sheet: letter, jotting: jotting),
    path: path,
    desk: letter,
    corner: .corner(),
    room: booth,
    leaflet: .leaflet()
  )

  private static let desk = LetterState(id: 0)

  private func store(
    _ change: (inout OfficeState) -> Void = { _ in }
  ) -> Store<OfficeState, OfficeAction> {
    .office(
      initialState: Self.state(change),
      reducer: Self.reducer,
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
  }

  private static func state(_ change: (inout OfficeState) -> Void) -> OfficeState {
    var state = OfficeState(desk: desk)
    change(&state)
    return state
  }

  private static func touches(_ action: OfficeAction, _ change: (inout OfficeState) -> Void) -> [Int] {
    touched(by: reducer, action, from: state(change))
  }

  /// The numbers of the domains of a child, as the store counts them.
  private static func domains(of child: String) -> [Int] {
    guard let index = OfficeAction.actionTree.children.firstIndex(where: { $0.name == child }) else {
      return []
    }
    return Array(OfficeAction.actionTree.domains[index])
  }

  // MARK: Kinds of children

  @Test func `an optional child becomes nil, and is touched with all below`() {
    let store = store { $0.memo = LetterState(id: 1) }
    store.dispatch(.memo(.closed))
    expectEqual(store.state, Self.state { $0.log = ["after"] })
    expectEqual(reported, [])
    expectEqual(Self.touches(.memo(.closed)) { $0.memo = LetterState(id: 1) }, Self.domains(of: "memo"))
    expectEqual(Self.touches(.room(.left)) { $0.room = BoothState() }, Self.domains(of: "room"))
  }

  @Test func `an element leaves its list, whose parent is touched`() {
    let two: IdentifiedArray = [LetterState(id: 1), LetterState(id: 2)]
    let store = store { $0.papers = two }
    store.dispatch(.papers(id: 1, action: .closed))
    expectEqual(store.state.papers, [LetterState(id: 2)])
    expectEqual(
      Self.touches(.papers(id: 1, action: .closed)) { $0.papers = two },
      [0] + Self.domains(of: "papers")
    )
    store.dispatch(.papers(id: 1, action: .closed))
    expectEqual(reported, [.absentChild])
  }

  @Test func `a one-of becomes nil with its case`() {
    let store = store { $0.popup = .jotting(JottingState()) }
    store.dispatch(.popup(.sheet(.closed)))
    expectEqual(store.state.popup, .jotting(JottingState()))
    expectEqual(reported, [.absentChild])
    store.dispatch(.popup(.jotting(.closed)))
    #expect(store.state.popup == nil)
    expectEqual(
      Self.touches(.popup(.jotting(.closed))) { $0.popup = .jotting(JottingState()) },
      Self.domains(of: "popup")
    )
  }

  @Test func `a stack is popped from the element`() {
    let three: StackState<OfficeTrailState> = [
      .sheet(LetterState(id: 1)), .jotting(JottingState()), .sheet(LetterState(id: 1)),
    ]
    let store = store { $0.trail = three }
    store.dispatch(.trail(id: 1, action: .jotting(.closed)))
    expectEqual(store.state.trail.ids, [0])
    expectEqual(
      Self.touches(.trail(id: 1, action: .jotting(.closed))) { $0.trail = three },
      Self.domains(of: "trail")
    )
    store.dispatch(.trail(id: 0, action: .sheet(.closed)))
    #expect(store.state.trail.isEmpty)
    expectEqual(reported, [])
  }

  @Test func `a child that is always there stays, and its parent is not dismissed in its place`() {
    let store = store { state in
      state.panel = .sheet(LetterState(id: 1))
      state.room = BoothState()
    }
    store.dispatch(.desk(.closed))
    store.dispatch(.panel(.sheet(.closed)))
    store.dispatch(.room(.jotting(.closed)))
    expectEqual(store.count, 2)
    expectEqual(store.state.panel, .sheet(LetterState(id: 1)))
    expectEqual(store.state.room, BoothState())
    expectEqual(reported, [])
    expectEqual(Self.touches(.room(.jotting(.closed))) { $0.room = BoothState() }, [])
  }

  @Test func `the child goes, not the one that holds it`() {
    let store = store { $0.room = BoothState(sheet: LetterState(id: 1)) }
    store.dispatch(.room(.sheet(.saved(text: "a"))))
    expectEqual(store.state.room, BoothState())
    store.dispatch(.room(.left))
    #expect(store.state.room == nil)
    expectEqual(reported, [])
  }

  @Test func `the root of a store stays, and reports nothing`() {
    let letter = Store.letter(
      initialState: LetterState(id: 1),
      reducer: Self.letter,
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
    letter.dispatch(.saved(text: "a"))
    let screen = Store.officeScreen(
      initialState: .sheet(LetterState(id: 1)),
      reducer: Self.screen,
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
    screen.dispatch(.sheet(.saved(text: "a")))
    expectEqual(letter.text, "a")
    expectEqual(screen.state, .sheet(LetterState(id: 1, text: "a")))
    expectEqual(reported, [])
  }

  @Test func `a child whose state and actions are written by hand leaves`() {
    for change in [LeafletChange.torn, .folded] {
      let store = store { $0.leaflet = LeafletModel() }
      store.dispatch(.leaflet(change))
      #expect(store.state.leaflet == nil)
      expectEqual(store.count, (change == .torn ? 1 : 0))
    }
  }

  @Test func `a deprecated action dismisses`() {
    let store = store { $0.memo = LetterState(id: 1) }
    store.dispatch(.memo(Old.action))
    #expect(store.state.memo == nil)
  }

  // MARK: Order

  @Test func `the other changes and the handler come before the child leaves`() {
    var state = LetterState(id: 1)
    Self.letter(&state, .saved(text: "a"))
    expectEqual(state, LetterState(id: 1, text: "a"))
    Self.letter(&state, .stamped)
    expectEqual(state, LetterState(id: 1, text: "stamped"))
  }

  @Test func `the reaction of the holder reads the child, which leaves after it`() {
    let store = store { state in
      state.form = LetterState(id: 3)
      state.screen = .sheet(LetterState(id: 4))
      state.files = [LetterState(id: 1), LetterState(id: 2)]
      state.path = [.sheet(LetterState(id: 1)), .room(BoothState())]
    }
    store.dispatch(.form(.closed))
    expectEqual(store.last, 3)
    store.dispatch(.files(id: 2, action: .closed))
    expectEqual(store.last, 2)
    store.dispatch(.path(id: 0, action: .sheet(.closed)))
    expectEqual(store.last, 0)
    store.dispatch(.screen(.sheet(.saved(text: "a"))))
    expectEqual(store.log, ["a"])
    expectEqual(
      store.state,
      Self.state { state in
        state.last = 0
        state.log = ["a"]
        state.files = [LetterState(id: 1)]
      }
    )
    #expect(store.state.path.isEmpty)
    expectEqual(reported, [])
  }

  @Test func `the domain above the holder sees the child gone`() {
    let store = store { $0.room = BoothState(sheet: LetterState(id: 1)) }
    store.dispatch(.room(.sheet(.closed)))
    expectEqual(store.log, ["gone"])
  }

  // MARK: Another child in its place

  @Test func `a child that the reaction sets stays`() {
    let store = store { state in
      state.form = LetterState(id: 3, text: "a")
      state.jotting = JottingState(text: "first")
      state.screen = .sheet(LetterState(id: 3))
    }
    store.dispatch(.form(.renamed(id: 4)))
    expectEqual(store.state.form, LetterState(id: 4, text: "a"))
    store.dispatch(.form(.stamped))
    expectEqual(store.state.form, LetterState(id: 5))
    store.dispatch(.jotting(.closed))
    expectEqual(store.state.jotting, JottingState(text: "next"))
    store.dispatch(.screen(.sheet(.closed)))
    expectEqual(store.state.screen, .jotting(JottingState()))
    store.dispatch(.screen(.jotting(.closed)))
    expectEqual(store.state.screen, .sheet(LetterState(id: 5)))
    store.dispatch(.jotting(.dropped))
    #expect(store.state.jotting == nil)
  }

  @Test func `a handler cannot put the same case without an id in the place`() {
    let store = store { $0.screen = .jotting(JottingState()) }
    store.dispatch(.screen(.jotting(.dropped)))
    #expect(store.state.screen == nil)
  }

  @Test func `a screen that a reaction puts on top stays, while those between leave`() {
    let store = store { $0.path = [.room(BoothState()), .sheet(LetterState(id: 1)), .room(BoothState())] }
    store.dispatch(.path(id: 1, action: .sheet(.saved(text: "a"))))
    expectEqual(store.log, ["a"])
    expectEqual(store.state.path.ids, [0, 3])
  }

  @Test func `an element that the reaction removed is gone, and no other leaves`() {
    let store = store { $0.files = [LetterState(id: 1), LetterState(id: 2)] }
    store.dispatch(.files(id: 1, action: .saved(text: "gone")))
    expectEqual(store.log, ["gone"])
    expectEqual(store.state.files, [LetterState(id: 2)])
  }

  @Test(arguments: [3, 2])
  func `an element that changes its id leaves by its new id`(_ id: Int) {
    for isReacting in [false, true] {
      let store = store { state in
        state.files = [LetterState(id: 1), LetterState(id: 2)]
        state.papers = state.files
      }
      store.dispatch(
        isReacting ? .files(id: 1, action: .renamed(id: id)) : .papers(id: 1, action: .renamed(id: id))
      )
      // The newest element with an id takes the place of an older one.
      let rest: IdentifiedArray = id == 2 ? [] : [LetterState(id: 2)]
      expectEqual((isReacting ? store.state.files : store.state.papers), rest)
    }
  }

  // MARK: Wired by hand

  private typealias Pulled = Reducer<OfficeState, OfficeAction>

  private static let pulled: [Pulled] = [
    .combine(
      letter.pullback(.memo),
      letter.pullback(.papers),
      screen.pullback(.screen),
      path.pullback(.path),
      Reducer<OfficePanelState, OfficePanelAction>.officePanel(sheet: letter, jotting: jotting).pullback(
        .panel
      ),
      letter.pullback(.desk),
      letter.pullback(OfficeScope.root.room.sheet),
      jotting.pullback(OfficeScope.root.room.jotting)
    ),
    .combine(
      letter.pullback(state: \.memo, action: \.memo),
      letter.pullback(state: \.papers, action: \.papers),
      screen.pullback(state: \.screen, action: \.screen),
      path.pullback(state: \.path, action: \.path),
      letter.pullback(state: \.panel.sheet, action: \.panel?.sheet),
      letter.pullback(state: \.desk, action: \.desk),
      booth.pullback(state: \.room, action: \.room)
    ),
    .combine(
      letter.pullback(OfficeScope.root.memo),
      letter.pullback(OfficeScope.root.papers.element(id: 1)),
      letter.pullback(OfficeScope.root.screen.sheet),
      letter.pullback(OfficeScope.root.path.element(id: 1).sheet),
      letter.pullback(OfficeScope.root.panel.sheet),
      letter.pullback(OfficeScope.root.desk),
      booth.pullback(OfficeScope.root.room)
    ),
    .combine(
      letter.pullback(.sheet).pullback(.screen),
      letter.pullback(.sheet).pullback(.path),
      letter.pullback(state: \OfficePanelState.sheet, action: \OfficePanelAction.sheet).pullback(.panel),
      letter.pullback(.memo),
      letter.pullback(state: \.papers, action: \.papers),
      letter.pullback(.sheet).pullback(.room)
    ),
  ]

  private static let full = state { state in
    state.memo = LetterState(id: 1)
    state.papers = [LetterState(id: 1), LetterState(id: 2)]
    state.screen = .sheet(LetterState(id: 1))
    state.panel = .sheet(LetterState(id: 1))
    state.path = [.room(BoothState()), .sheet(LetterState(id: 1)), .room(BoothState())]
    state.room = BoothState(sheet: LetterState(id: 1))
  }

  @Test(arguments: 0..<4)
  func `reducers that are pulled back by hand remove the child`(_ index: Int) {
    let reducer = Self.pulled[index]
    let issues = issues
    func state(after action: OfficeAction) -> OfficeState {
      let store = Store(
        initialState: Self.full,
        reducer: reducer,
        configuration: StoreConfiguration(reporter: issues.reporter)
      )
      var heard = false
      let subscription = store.subscribe { heard = $0() != Self.full }
      store.dispatch(action)
      expectEqual(heard, (store.state != Self.full))
      subscription.cancel()
      return store.state
    }
    #expect(state(after: .memo(.closed)).memo == nil)
    expectEqual(state(after: .papers(id: 1, action: .closed)).papers, [LetterState(id: 2)])
    #expect(state(after: .screen(.sheet(.closed))).screen == nil)
    expectEqual(state(after: .path(id: 1, action: .sheet(.closed))).path.ids, [0])
    expectEqual(state(after: .panel(.sheet(.closed))), Self.full)
    expectEqual(state(after: .desk(.closed)), Self.full)
    expectEqual(state(after: .room(.sheet(.closed))).room, BoothState())
    expectEqual(state(after: .room(.jotting(.closed))), Self.full)
    expectEqual(reported, [])
  }

  @Test func `reducers along scopes touch the domain that goes and the one that held it`() {
    func touches(_ reducer: Pulled, _ action: OfficeAction) -> [Int] {
      touched(by: reducer, action, from: Self.full)
    }
    let paper = Self.letter.pullback(OfficeScope.root.papers.element(id: 1))
    expectEqual(touches(paper, .papers(id: 1, action: .closed)), [0] + Self.domains(of: "papers"))
    let room = Self.domains(of: "room")
    let sheet = Self.letter.pullback(OfficeScope.root.room.sheet)
    expectEqual(touches(sheet, .room(.sheet(.closed))), [room[0], room[1]])
    let screen = Self.letter.pullback(OfficeScope.root.screen.sheet)
    expectEqual(touches(screen, .screen(.sheet(.closed))), [0] + Self.domains(of: "screen"))
    let keyPath = Self.letter.pullback(state: \OfficeState.memo, action: \OfficeAction.memo)
    expectEqual(touches(keyPath, .memo(.closed)), Array(0..<OfficeAction.actionTree.domainCount))
  }

  @Test func `a reducer written by hand dismisses its domain`() {
    let byHand = Reducer<LetterState, LetterAction>.marking { state, action, touched in
      if case .opened = action { touched.markDismissed() }
    }
    let both = Self.letter <> byHand
    var state = Self.full
    both.pullback(.memo)(&state, .memo(.opened))
    #expect(state.memo == nil)
    (byHand <> Self.letter).pullback(.papers)(&state, .papers(id: 2, action: .opened))
    expectEqual(state.papers.ids, [1])
  }

  @Test func `a child that is run after its parent was dismissed stays`() {
    let leaving = Reducer<BoothState, BoothAction>.marking { _, _, touched in touched.markDismissed() }
    let room = leaving <> Self.letter.pullback(.sheet)
    var state = Self.full
    room.pullback(.room)(&state, .room(.sheet(.typed(text: "a"))))
    #expect(state.room == nil)
    var booth = BoothState(sheet: LetterState(id: 1))
    room(&booth, .sheet(.typed(text: "a")))
    expectEqual(booth.sheet?.text, "a")
  }

  @Test func `an action that misses a child below dismisses nothing`() {
    let leaving = Reducer<BoothState, BoothAction>.marking { _, _, touched in touched.markDismissed() }
    var state = Self.state { $0.room = BoothState() }
    (Self.booth <> leaving).pullback(.room)(&state, .room(.sheet(.closed)))
    expectEqual(state.room, BoothState())
  }

  // MARK: Work

  @Test
  func `the work of the child ends with it, what cannot answer runs on, and a bridge of the parent fires`()
    async
  {
    let store = store { $0.memo = LetterState(id: 1) }
    let (texts, input) = AsyncStream<String>.makeStream()
    let (ended, stored) = (Gate(), Gate())
    input.onTermination = { _ in ended.open() }
    store.sideEffects.register(
      LetterEffects(
        watch: { texts.asEffectStream },
        store: { stored.open() },
        check: {
          Issue.record("an effect with an answer starts for a child that is gone")
          return ""
        }
      ),
      at: .memo
    )
    store.dispatch(.memo(.opened))
    input.yield("a")
    await store.reached { $0.memo?.text == "a" }
    store.dispatch(.memo(.closed))
    await ended.wait()
    await stored.wait()
    expectEqual(store.state, Self.state { $0.log = ["after"] })
    expectEqual(reported, [])
  }

  @Test func `the store of the child ends with it`() {
    let store = store { $0.screen = .sheet(LetterState(id: 1)) }
    guard case .sheet(let sheet) = store.view(.screen).case else {
      Issue.record("the sheet is not there")
      return
    }
    sheet.dispatch(.saved(text: "a"))
    #expect(store.view(.screen).case == nil)
    sheet.dispatch(.typed(text: "b"))
    #expect(store.state.screen == nil)
    expectEqual(reported, [.absentChild])
  }

  @Test func `subscribers of the child hear that it is gone, those of other parts do not`() {
    let store = store { state in
      state.memo = LetterState(id: 1)
      state.form = LetterState(id: 1)
    }
    var heard: [String] = []
    let subscriptions = [
      store.view(.memo).subscribe { heard.append($0() == nil ? "gone" : "there") },
      store.view(.form).subscribe { _ in heard.append("form") },
    ]
    store.dispatch(.memo(.closed))
    expectEqual(heard, ["there", "form", "gone"])
    subscriptions.forEach { $0.cancel() }
  }

  @Test func `what follows a child that left is copied after the same action`() {
    let store = store { $0.screen = .sheet(LetterState(id: 1)) }
    store.dispatch(.screen(.sheet(.typed(text: "a"))))
    expectEqual(store.corner.text, "a")
    store.dispatch(.screen(.sheet(.stamped)))
    #expect(store.state.screen == nil)
    #expect(store.corner.text == nil)
  }

  // MARK: Other runs

  private static let walk: [OfficeAction] = [
    .memo(.saved(text: "a")), .papers(id: 1, action: .closed), .screen(.sheet(.closed)),
    .screen(.jotting(.closed)), .path(id: 1, action: .sheet(.saved(text: "b"))), .panel(.sheet(.closed)),
    .desk(.closed), .room(.sheet(.closed)), .room(.left),
  ]

  @Test func `a step and a host remove the child as a store does`() {
    let domain = Domain.office(reducer: Self.reducer)
    let host = DomainHost(domain, configuration: StoreConfiguration(reporter: issues.reporter))
    let store = store { $0 = Self.full }
    var (stepped, hosted) = (Self.full, Self.full)
    for action in Self.walk {
      let step = domain.step(&stepped, action)
      #expect(!step.isForAbsentChild)
      host.reduce(&hosted, action)
      store.dispatch(action)
      expectEqual(stepped, store.state)
      expectEqual(hosted, store.state)
    }
    expectEqual(reported, [])
  }

  @Test func `a step starts no work that could answer a child that left`() {
    var state = Self.full
    let step = Domain.office(reducer: Self.reducer).step(&state, .memo(.closed))
    expectEqual(step.work.map(\.name), ["memo.store"])
    expectEqual(step.bridged.map(\.action), [.noted(text: "after")])
  }

  @Test func `stored actions give the same state again`() throws {
    var (first, second) = (Self.full, Self.full)
    for action in Self.walk { Self.reducer(&first, action) }
    let stored = try JSONEncoder().encode(Self.walk)
    for action in try JSONDecoder().decode([OfficeAction].self, from: stored) {
      Self.reducer(&second, action)
    }
    expectEqual(first, second)
    #expect(first.room == nil)
  }
}

/// Only deprecated code names a deprecated action without a warning.
private protocol OldAction {
  static var action: LetterAction { get }
}

private enum OldActions: OldAction {
  @available(*, deprecated) static var action: LetterAction { .shredded }
}

private enum Old {
  static var action: LetterAction { (OldActions.self as any OldAction.Type).action }
}
