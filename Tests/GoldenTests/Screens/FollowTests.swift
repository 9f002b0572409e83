import StateKit
import StateKitTestSupport
import StateKitTesting
import Testing

@testable import GoldenCode

/// Properties of children that follow properties of their parents.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FollowTests {
  private static let curtain: Reducer<CurtainState, CurtainAction> = .curtain()
  private static let stage: Reducer<StageState, StageAction> = .stage(StageReducer())
  private static let reducer: Reducer<StudioState, StudioAction> = .studio(
    StudioReducer(),
    account: .patron(clock: .watch()),
    echo: .refrain(),
    desk2: .easel(EaselReducer(), brush: .brush()),
    note: .remark(),
    scene: .studioScene(stage: stage, curtain: curtain, remark: .remark()),
    room: .studioRoom(wide: .chamber(wall: .brush()), closed: curtain),
    shelves: .ledge(LedgeReducer(), sign: .sign()),
    tally: .tally()
  )

  private static let ada = StudioState(
    account: PatronState(artist: "Ada", lamp: 4, clock: WatchState(hours: 8))
  )

  private func store(_ state: StudioState = Self.ada) -> Store<StudioState, StudioAction> {
    .studio(initialState: state, reducer: Self.reducer)
  }

  // MARK: The first state

  @Test func `the first state of a store follows before anybody reads it`() {
    let store = store()
    expectEqual(store.desk2, EaselState(artist: "Ada", hours: 8, brush: BrushState(owner: "Ada")))
    expectEqual(store.echo, RefrainState(heading: nil, artist: "Ada"))
    expectEqual(store.tally.count, 0)
  }

  @Test func `children that are there at the start follow, in all kinds of children`() {
    var state = Self.ada
    state.note = RemarkState(author: "Bob", heading: "old")
    state.scene = .stage(StageState())
    state.room = .wide(ChamberState(name: "Hall", wall: BrushState(owner: "?")))
    state.shelves = [LedgeState(id: 1, name: "a", sign: SignState()), LedgeState(id: 2, name: "b")]
    let store = store(state)
    expectEqual(store.note, RemarkState(author: "Ada", heading: "Studio"))
    expectEqual(store.echo.heading, "Studio")
    expectEqual(store.scene, .stage(StageState(light: 4, heading: "Studio")))
    expectEqual(store.room?.wide?.wall.owner, "Ada")
    expectEqual(store.shelves[id: 1]?.sign?.text, "a")
    expectEqual(store.tally.count, 2)
  }

  // MARK: After an action

  @Test func `one action reaches all who follow, through children that others follow`() {
    let store = store()
    store.dispatch(.account(.signedIn(artist: "Bob")))
    expectEqual(store.desk2.artist, "Bob")
    expectEqual(store.desk2.brush.owner, "Bob")
    expectEqual(store.echo.artist, "Bob")
    store.dispatch(.account(.clock(.wound(by: 2))))
    expectEqual(store.desk2.hours, 10)
  }

  @Test func `a child that is made has the value, also where it has no default`() {
    let store = store()
    store.dispatch(.noteOpened(id: 3))
    expectEqual(store.note, RemarkState(id: 3, author: "Ada", heading: "Studio"))
    expectEqual(store.echo.heading, "Studio")
    store.dispatch(.renamed(title: "Hut"))
    expectEqual(store.note?.heading, "Hut")
    expectEqual(store.echo.heading, "Hut")
    store.dispatch(.noteClosed)
    #expect(store.echo.heading == nil)
  }

  @Test func `a child that a reaction makes has it, with its own children`() {
    let store = store()
    store.dispatch(.account(.entered))
    expectEqual(store.room, .wide(ChamberState(name: "Hall", artist: "Ada", wall: BrushState(owner: "Ada"))))
  }

  @Test func `the case that is made follows, and each case follows what it has`() {
    let store = store()
    store.dispatch(.sceneShown)
    expectEqual(store.scene, .stage(StageState(light: 4, heading: "Studio")))
    store.dispatch(.account(.lampTurned(to: 6)))
    expectEqual(store.scene.stage?.light, 6)
    store.dispatch(.renamed(title: "Hut"))
    expectEqual(store.scene.stage?.heading, "Hut")
  }

  @Test func `what a handler writes into it is overwritten`() {
    let store = store()
    store.dispatch(.desk2(.forged))
    expectEqual(store.desk2.artist, "Ada")
    expectEqual(store.desk2.strokes, 100)
    expectEqual(store.desk2.brush.owner, "Ada")
    store.dispatch(.sceneShown)
    store.dispatch(.scene(.stage(.dimmed)))
    expectEqual(store.scene.stage?.light, 4)
    store.dispatch(.lit(to: 9))
    expectEqual(store.scene.stage?.light, 9)
    expectEqual(store.desk2.brush.owner, "Cleo")
  }

  @Test func `elements have children that follow, also if a handler inserts or renames them`() {
    let store = store()
    store.dispatch(.shelfAdded(id: 7))
    expectEqual(store.shelves[id: 7]?.sign?.text, "shelf 7")
    expectEqual(store.tally.count, 1)
    store.dispatch(.shelves(id: 7, action: .named(name: "top")))
    expectEqual(store.shelves[id: 7]?.sign?.text, "top")
    store.dispatch(.shelfAdded(id: 8))
    store.dispatch(.shelves(id: 8, action: .moved(id: 7)))
    expectEqual(store.shelves.ids, [7])
    expectEqual(store.tally.count, 1)
  }

  // MARK: Subscribers

  @Test func `subscribers never see the two differ, and are called once for both`() {
    let store = store()
    var seen: [[String?]] = []
    let all = store.subscribe { state in
      seen.append([state.account.artist, state.desk2.artist, state.desk2.brush.owner])
    }
    var owners: [String?] = []
    let part = store.view(StudioScope.root.desk2.brush).subscribe { state in owners.append(state.owner) }
    seen = []
    owners = []
    store.dispatch(.account(.signedIn(artist: "Bob")))
    expectEqual(seen, [["Bob", "Bob", "Bob"]])
    expectEqual(owners, ["Bob"])
    store.dispatch(.account(.lampTurned(to: 1)))
    store.dispatch(.desk2(.painted))
    expectEqual(owners, ["Bob"])
    withExtendedLifetime((all, part)) {}
  }

  // MARK: Without a store

  @Test func `the reducer alone follows, and can do so in a state made by hand`() {
    var state = Self.ada
    Self.reducer(&state, .account(.signedIn(artist: "Bob")))
    expectEqual(state.desk2, EaselState(artist: "Bob", hours: 8, brush: BrushState(owner: "Bob")))
    state = Self.ada
    Self.reducer(&state, .lit(to: 2))
    expectEqual(state.desk2.brush.owner, "Cleo")
    state = Self.ada
    Self.reducer.follow(&state)
    expectEqual(state.desk2.brush.owner, "Ada")
  }

  @Test func `an action that touches neither side copies nothing`() {
    var state = Self.ada
    Self.reducer(&state, .scene(.curtain(.folded)))
    expectEqual(state.scene.curtain?.folds, 4)
    #expect(state.desk2.artist == nil)
    expectEqual(state.tally.count, -1)
    Self.reducer(&state, .renamed(title: "Hut"))
    #expect(state.desk2.artist == nil)
  }

  @Test func `a step, a host and a reducer pulled back follow as well`() {
    var state = Self.ada
    _ = Domain.studio(reducer: Self.reducer).step(&state, .account(.signedIn(artist: "Bob")))
    expectEqual(state.desk2.brush.owner, "Bob")
    let host = DomainHost(Domain.studio(reducer: Self.reducer))
    host.reduce(&state, .account(.signedIn(artist: "Eve")))
    expectEqual(state.desk2.brush.owner, "Eve")

    var app = AppWithStudio(studio: Self.ada)
    let scope = Scope<AppWithStudio, StudioAction, StudioState, StudioAction>(
      get: { $0.studio },
      modify: { state, change in change(&state.studio) },
      embed: { $0 },
      extract: { $0 }
    )
    let late = Reducer<AppWithStudio, StudioAction> { state, _ in state.studio.account.artist = "Late" }
    let reducer = Self.reducer.pullback(scope) <> late
    reducer(&app, .renamed(title: "Hut"))
    expectEqual(app.studio.desk2.brush.owner, "Late")
    let store = Store(initialState: AppWithStudio(studio: Self.ada), reducer: reducer)
    expectEqual(store.studio.desk2.brush.owner, "Ada")
    store.dispatch(.renamed(title: "Hut"))
    expectEqual(store.studio.desk2.brush.owner, "Late")
  }

  @Test func `a reducer written by hand for generated actions follows in a store`() {
    let store = Store<StudioState, StudioAction>(
      initialState: Self.ada,
      reducer: Reducer { state, _ in state.account.artist = "Hand" }
    )
    expectEqual(store.desk2.artist, "Ada")
    store.dispatch(.noteClosed)
    expectEqual(store.desk2.brush.owner, "Hand")
  }

  @Test func `a test store expects the copied value as well`() {
    let store = TestStore(initialState: Self.ada, reducer: Self.reducer)
    expectEqual(store.state.desk2.artist, "Ada")
    store.send(.account(.signedIn(artist: "Bob"))) {
      $0.account.artist = "Bob"
      $0.desk2.artist = "Bob"
      $0.desk2.brush.owner = "Bob"
      $0.echo.artist = "Bob"
    }
  }
}

private struct AppWithStudio: Sendable {
  var studio: StudioState
}

private struct StudioReducer: StudioReducing {
  func lit(_ state: inout StudioState, to: Int) {
    state.account.lamp = to
    state.account.artist = "Cleo"
  }

  func shelfAdded(_ state: inout StudioState, id: Int) {
    state.shelves.append(LedgeState(id: id, name: "shelf \(id)", sign: SignState()))
  }
}

struct EaselReducer: EaselReducing {
  func forged(_ state: inout EaselState) {
    state.artist = "Forger"
    state.brush.owner = "Forger"
    state.strokes = 100
  }
}

private struct StageReducer: StageReducing {
  func dimmed(_ state: inout StageState) { state.light = 0 }
}

private struct LedgeReducer: LedgeReducing {
  func moved(_ state: inout LedgeState, id: Int) { state.id = id }
}
