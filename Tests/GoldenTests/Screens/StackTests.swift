import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct StackTests {
  private let issues = Issues()

  private static let path: Reducer<HikePathState, HikePathAction> = .hikePath(
    stop: .stop(StopHandlers()),
    photo: .photo()
  )

  private static let reducer: Reducer<HikeState, HikeAction> = .hike(
    HikeHandlers(),
    path: path,
    pack: .backpack(trail: .backpackTrail(photo: .photo()))
  )

  private func store(
    _ path: StackState<HikePathState> = [],
    pack: BackpackState? = nil,
    _ middleware: some Middleware<HikeAction, HikeAction, HikeState> = IdentityMiddleware()
  ) -> Store<HikeState, HikeAction> {
    .hike(
      initialState: HikeState(path: path, pack: pack),
      reducer: Self.reducer,
      middleware: middleware,
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
  }

  private let two: StackState<HikePathState> = [.stop(StopState(id: 7)), .photo(PhotoState())]

  // MARK: Actions

  @Test func `an action reaches the element with its id`() {
    let store = store([.stop(StopState(id: 7)), .stop(StopState(id: 7))])
    store.dispatch(.path(id: 1, action: .stop(.noted(text: "a"))))
    expectEqual(store.state.path[id: 0]?.stop?.texts, [])
    expectEqual(store.state.path[id: 1]?.stop?.texts, ["a"])
    expectEqual(issues.kinds, [])
  }

  @Test(arguments: [
    HikeAction.path(id: 2, action: .stop(.noted(text: ""))), .path(id: 1, action: .stop(.noted(text: ""))),
    .path(.popFrom(id: 2)), .path(.popFrom(id: -1)),
  ])
  func `an action for an element or a case that is not there is reported, and changes nothing`(
    _ action: HikeAction
  ) {
    let store = store(two)
    store.dispatch(action)
    expectEqual(store.state, HikeState(path: two))
    expectEqual(issues.kinds, [.absentChild])
  }

  @Test func `a bridge to each reaches the elements of a stack whose case has the action`() {
    let store = store([.stop(StopState(id: 7)), .photo(PhotoState()), .stop(StopState(id: 8))])
    store.dispatch(.hurried)
    expectEqual(store.state.path.map(\.stop?.texts), [["late"], nil, ["late"]])
    expectEqual(issues.kinds, [])
  }

  @Test func `going back removes the element and all above it, and no id returns`() {
    let store = store(two)
    store.dispatch(.path(.popFrom(id: 0)))
    #expect(store.state.path.isEmpty)
    store.dispatch(.opened(id: 8))
    expectEqual(store.state.path.ids, [2])
    store.dispatch(.path(id: 0, action: .stop(.noted(text: "late"))))
    expectEqual(store.state.path[id: 2], .stop(StopState(id: 8)))
    expectEqual(issues.kinds, [.absentChild])
  }

  @Test func `a reaction names an element's action, its id, and going back`() {
    let store = store(two)
    store.dispatch(.path(.popFrom(id: 1)))
    expectEqual(store.last, 1)
    expectEqual(store.count, 1)
    store.dispatch(.opened(id: 200))
    store.dispatch(.path(id: 2, action: .photo(.shown(text: "a"))))
    expectEqual(store.last, 1_002)
  }

  @Test func `a reaction and a bridge reach a stack inside of another child`() {
    let pack = BackpackState(trail: [.photo(PhotoState()), .photo(PhotoState())])
    let store = store(two, pack: pack)
    store.dispatch(.pack(.trail(id: 1, action: .photo(.shown(text: "")))))
    expectEqual(store.last, 1)
    store.dispatch(.pack(.trail(.popFrom(id: 1))))
    expectEqual(store.count, 2)
    expectEqual(store.state.pack?.trail.ids, [0])
    expectEqual(store.state.path[id: 2], .stop(StopState(id: 1)))
  }

  @Test func `a bridge goes back from the element that asks for it`() {
    let store = store(two)
    store.dispatch(.path(id: 0, action: .stop(.closed)))
    expectEqual(store.last, 0)
    #expect(store.state.path.isEmpty)
    expectEqual(store.count, 1)
  }

  @Test func `a bridge names an element of the same stack by its id`() {
    let store = store(two)
    store.dispatch(.path(id: 1, action: .photo(.shown(text: "a"))))
    expectEqual(issues.kinds, [.absentChild])
    expectEqual(store.state.path, two)
  }

  // MARK: Names

  @Test func `the leaves of a stack begin with going back`() {
    let names = HikeAction.leaves.map(\.name)
    expectEqual(
      names,
      [
        "opened", "hurried", "path.popFrom", "path.stop.opened", "path.stop.closed", "path.stop.noted",
        "path.photo.shown", "pack.trail.popFrom", "pack.trail.photo.shown",
      ]
    )
    expectEqual(HikeAction.leaves[2].labels, ["id"])
    let actions: [HikeAction] = [
      .opened(id: 1), .hurried, .path(.popFrom(id: 1)), .path(id: 1, action: .stop(.opened)),
      .path(id: 1, action: .stop(.closed)), .path(id: 1, action: .stop(.noted(text: ""))),
      .path(id: 1, action: .photo(.shown(text: ""))), .pack(.trail(.popFrom(id: 1))),
      .pack(.trail(id: 1, action: .photo(.shown(text: "")))),
    ]
    expectEqual(actions.map(\.leafIndex), Array(names.indices))
    expectEqual("\(actions[3])", "path(id: 1, action: \(HikePathAction.stop(.opened)))")
  }

  @Test func `a side effect waits for the key path of going back, and for those below`() {
    let store = store(two, pack: BackpackState(trail: [.photo(PhotoState())]))
    var heard: [String] = []
    store.sideEffects.addAfterReducers(\.path?.popFrom) { id in heard.append("pop \(id)") }
    store.sideEffects.addAfterReducers(\.pack?.trail?.popFrom) { id in heard.append("trail \(id)") }
    store.sideEffects.addAfterReducers(\.path?[id: 0]?.stop?.noted) { text in heard.append("noted \(text)") }
    store.sideEffects.addAfterReducers(\.path) { _ in heard.append("any") }
    store.dispatch(.path(id: 0, action: .stop(.noted(text: "a"))))
    store.dispatch(.path(.popFrom(id: 1)))
    store.dispatch(.pack(.trail(.popFrom(id: 0))))
    expectEqual(heard, ["noted a", "any", "pop 1", "any", "trail 0"])
    expectEqual(HikeAction.name(of: \HikeAction.path?.popFrom)?.name, "path.popFrom")
  }

  // MARK: Parts

  @Test func `the store of an element tells its case, and ends with it`() throws {
    let store = store(two)
    let view = store.view(.path(id: 0))
    guard case .stop(let stop) = view.case else { throw Unexpected() }
    stop.dispatch(.noted(text: "a"))
    expectEqual(stop.texts, ["a"])
    expectEqual(store.view(HikeScope.root.path(id: 0).stop).state?.texts, ["a"])
    store.dispatch(.path(.popFrom(id: 0)))
    #expect(view.case == nil)
    stop.dispatch(.noted(text: "b"))
    expectEqual(stop.texts, ["a"])
    expectEqual(issues.kinds, [.absentChild])
  }

  @Test func `a scope of an element does not give ids`() {
    let scope = HikeScope.root.path(id: 1)
    var state = HikeState(path: two)
    scope.modify(&state) { $0 = nil }
    expectEqual(state.path.ids, [0])
    scope.modify(&state) { $0 = .photo(PhotoState()) }
    expectEqual(state.path.ids, [0])
    #expect(scope.extract(.path(.popFrom(id: 1))) == nil)
    let inPack = HikeScope.root.pack.trail.element(id: 0)
    #expect(inPack.get(state) == nil)
    state.pack = BackpackState(trail: [.photo(PhotoState())])
    expectEqual(inPack.get(state), .photo(PhotoState()))
    expectEqual(
      inPack.embed(.photo(.shown(text: "a"))),
      .pack(.trail(id: 0, action: .photo(.shown(text: "a"))))
    )
  }

  @Test func `subscribers of the stack hear of going back, those of other parts do not`() {
    let store = store(two)
    var heard: [Int] = []
    let subscriptions = [
      store.view(.path).subscribe { heard.append($0().count) },
      store.view(.pack).subscribe { _ in heard.append(100) },
    ]
    store.dispatch(.path(.popFrom(id: 1)))
    expectEqual(heard, [2, 100, 1])
    subscriptions.forEach { $0.cancel() }
  }

  @Test(arguments: [false, true])
  func `the reducer of the elements is pulled back by a scope and by key paths`(_ byKeyPaths: Bool) {
    let reducer: Reducer<HikeState, HikeAction> =
      byKeyPaths ? Self.path.pullback(state: \.path, action: \.path) : Self.path.pullback(.path)
    let store = Store(
      initialState: HikeState(path: two),
      reducer: reducer,
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
    store.dispatch(.path(id: 0, action: .stop(.noted(text: "a"))))
    expectEqual(store.state.path[id: 0]?.stop?.texts, ["a"])
    store.dispatch(.path(.popFrom(id: 1)))
    expectEqual(store.state.path.ids, [0])
    store.dispatch(.path(.popFrom(id: 1)))
    store.dispatch(.path(id: 1, action: .stop(.noted(text: "a"))))
    expectEqual(issues.kinds, [.absentChild, .absentChild])
  }

  // MARK: Work

  @Test func `side effects and middleware of the elements answer to the element that the action was for`() {
    let effect = SideEffect<HikePathState, HikePathAction>(\.stop?.noted) { text, dispatch, state in
      if text == "b" { dispatch(.stop(.noted(text: "\(state().stop?.id ?? 0)"))) }
    }
    let middleware = EffectMiddleware<HikePathAction, HikePathAction, HikePathState, Void>.onAction {
      action,
      _,
      _ in
      action == .stop(.noted(text: "a")) ? .just(.stop(.noted(text: "b"))) : .doNothing
    }
    let store = store([.stop(StopState(id: 7)), .stop(StopState(id: 8))], middleware.pullback(.path))
    store.sideEffects.add(effect.pullback(.path))
    store.dispatch(.path(id: 1, action: .stop(.noted(text: "a"))))
    expectEqual(store.state.path[id: 1]?.stop?.texts, ["a", "b", "8"])
    expectEqual(store.state.path[id: 0]?.stop?.texts, [])
    store.dispatch(.path(.popFrom(id: 1)))
    expectEqual(issues.kinds, [])
    store.dispatch(.path(id: 1, action: .stop(.noted(text: "a"))))
    expectEqual(issues.kinds, [.absentChild])
  }

  @Test func `the work of an element ends when it is popped, and that of others goes on`() async {
    let store = store([.stop(StopState(id: 7)), .stop(StopState(id: 7))])
    let streams = (0..<2).map { _ in AsyncStream<String>.makeStream() }
    let ended = Gate()
    streams[1].continuation.onTermination = { _ in ended.open() }
    for id in 0..<2 {
      store.sideEffects.register(
        StopEffects(follow: { streams[id].stream.asEffectStream }),
        at: HikeScope.root.path(id: id).stop
      )
      store.dispatch(.path(id: id, action: .stop(.opened)))
      streams[id].continuation.yield("a")
    }
    await store.reached { $0.path.allSatisfy { $0.stop?.texts == ["a"] } }
    store.dispatch(.path(.popFrom(id: 1)))
    await ended.wait()
    store.dispatch(.opened(id: 7))
    streams[0].continuation.yield("b")
    await store.reached { $0.path[id: 0]?.stop?.texts == ["a", "b"] }
    expectEqual(store.state.path[id: 2], .stop(StopState(id: 7)))
    expectEqual(issues.kinds, [])
  }
}

private struct Unexpected: Error {}
