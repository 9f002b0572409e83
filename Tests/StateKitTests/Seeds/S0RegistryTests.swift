import Foundation
import StateKit
import StateKitTestSupport
import Testing

/// The requirements of the text on the side-effect registry.
@MainActor
struct S0RegistryTests {
  private let log = Recorder<String>()
  private let store = FruitStore.fruit()

  @Test func `S0.1 the app adds side effects to the store of a state module that does not know it`() throws {
    store.sideEffects
      .addBeforeReducers { [log] (bananaAction: BananaAction) in
        log.append("Banana action passing through: \(bananaAction)")
      }
    store.dispatch(.banana(.picked))
    expectEqual(log.all, ["Banana action passing through: picked"])

    let stateModule = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "S0State.swift")
    let lines = try String(contentsOf: stateModule, encoding: .utf8).split(separator: "\n")
    expectEqual(lines.filter { $0.contains("import ") }, ["import StateKit"])
    #expect(!lines.contains { $0.contains("addBeforeReducers") || $0.contains("S0RegistryTests") })
  }

  @Test func `S0.2 the parameter's type decides which actions arrive, for both forms of closures`() {
    store.sideEffects.addBeforeReducers { [log] (action: BananaAction) in log.append("one \(action)") }
    store.sideEffects.addBeforeReducers { [log] (action: BananaAction, dispatch) in
      log.append("two \(action)")
      if action == .picked { dispatch(.orchard(.ripened)) }
    }
    store.dispatch(.banana(.picked))
    store.dispatch(.banana(.eaten(count: 2)))
    expectEqual(log.all, ["one picked", "two picked", "one eaten(count: 2)", "two eaten(count: 2)"])
    expectEqual(store.state.bananas, 9)
  }

  @Test func `S0.3 an action of another type does not call it, and the type may be anywhere in the tree`() {
    store.sideEffects.addBeforeReducers { [log] (action: OrchardAction) in log.append("domain \(action)") }
    store.sideEffects.addBeforeReducers { [log] (action: FetchBasket) in log.append("request \(action)") }
    store.dispatch(.banana(.picked))
    #expect(log.all.isEmpty)
    store.dispatch(.orchard(.ripened))
    expectEqual(log.all, ["domain ripened"])
    store.dispatch(.orchard(.fetchBasket(.success(size: 3))))
    expectEqual(log.all.dropFirst().last, "request success(size: 3)")
    expectEqual(log.all.count, 3)
  }

  @Test func `S0.3 so it is in a generated tree`() {
    let store = Store(initialState: AppState(), reducer: .app())
    store.sideEffects.addBeforeReducers { [log] (action: UsersAction) in log.append("\(action.name)") }
    store.sideEffects.addBeforeReducers { [log] (action: PostsAction) in log.append("\(action.name)") }
    store.dispatch(.settings(.toggledReachability))
    #expect(log.all.isEmpty)
    store.dispatch(.users(.posts(.selected(1))))
    store.dispatch(.users(.cleared))
    expectEqual(log.all, ["posts.selected", "selected", "cleared"])
  }

  @Test func `S0.4 side effects of different types run in the order of registration`() {
    store.sideEffects.addBeforeReducers { [log] (_: FetchBasket) in log.append("1 request") }
    store.sideEffects.addBeforeReducers { [log] (_: BananaAction) in log.append("2 banana") }
    store.sideEffects.addBeforeReducers { [log] (_: FruitAction) in log.append("3 any") }
    store.sideEffects.addBeforeReducers { [log] (_: OrchardAction, _) in log.append("4 orchard") }
    store.sideEffects.addBeforeReducers { [log] (_: FetchBasket) in log.append("5 request") }
    store.dispatch(.orchard(.fetchBasket(.request)))
    expectEqual(log.all, ["1 request", "3 any", "4 orchard", "5 request"])
  }

  @Test func `S0.5 it runs before the reducers, and then the pipeline goes on, once`() {
    let subscription = store.subscribe { [log] state in log.append("state \(state.bananas)") }
    store.sideEffects.addBeforeReducers { [log] (_: BananaAction, _, state) in
      log.append("before \(state.bananas)")
    }
    store.sideEffects.addAfterReducers { [log] (_: BananaAction, _, state) in
      log.append("after \(state.bananas)")
    }
    store.dispatch(.banana(.picked))
    expectEqual(log.all, ["state 0", "before 0", "state 1", "after 1"])
    subscription.cancel()
  }

  @Test func `S0.6 what it dispatches at once goes through the whole pipeline, after the current action`() {
    let middleware = AnyMiddleware<FruitAction, FruitAction, FruitState> { [log] action, _, state in
      log.append("sees \(action) \(state.bananas)")
      return .doNothing
    }
    let store = FruitStore.fruit(middleware: middleware)
    store.sideEffects.addBeforeReducers { [log] (action: BananaAction, dispatch) in
      log.append("side effect \(action)")
      if action == .picked { dispatch(.banana(.eaten(count: 1))) }
    }
    store.dispatch(.banana(.picked))
    let banana = "banana(StateKitTests.BananaAction"
    expectEqual(
      log.all,
      [
        "sees \(banana).picked) 0", "side effect picked", "sees \(banana).eaten(count: 1)) 1",
        "side effect eaten(count: 1)",
      ]
    )
    expectEqual(store.state.bananas, 0)
  }

  @Test func `S0.6 it may keep dispatch, and dispatch later from another thread`() async {
    let isAsked = Gate()
    store.sideEffects.addBeforeReducers { (action: FetchBasket, dispatch) in
      guard action == .request else { return }
      Task.detached {
        await isAsked.wait()
        dispatch(.orchard(.fetchBasket(.success(size: 4))))
      }
    }
    store.sideEffects.addBeforeReducers { [log] (action: FetchBasket) in log.append("\(action)") }
    store.dispatch(.orchard(.fetchBasket(.request)))
    expectEqual(log.all, ["request"])
    isAsked.open()
    await store.until { $0.baskets == 4 }
    expectEqual(log.all, ["request", "success(size: 4)"])
  }

  @Test func `S0.7 what is registered during an action counts from the next one on`() {
    store.dispatch(.banana(.picked))
    store.sideEffects.addBeforeReducers { [log, store] (_: BananaAction) in
      log.append("first")
      store.sideEffects.addBeforeReducers { [log] (_: BananaAction) in log.append("before") }
      store.sideEffects.addAfterReducers { [log] (_: BananaAction) in log.append("after") }
    }
    store.dispatch(.banana(.picked))
    expectEqual(log.all, ["first"])
    store.dispatch(.banana(.picked))
    expectEqual(log.all, ["first", "first", "before", "after"])
    store.sideEffects.removeAll()
  }

  @Test func `S0.8 one is removed by its token, or all are`() {
    let token = store.sideEffects.addBeforeReducers { [log] (_: BananaAction) in log.append("one") }
    store.sideEffects.addBeforeReducers { [log] (_: BananaAction) in log.append("two") }
    store.sideEffects.addAfterReducers { [log] (_: BananaAction) in log.append("three") }
    token.cancel()
    store.dispatch(.banana(.picked))
    expectEqual(log.all, ["two", "three"])
    store.sideEffects.removeAll()
    store.dispatch(.banana(.picked))
    expectEqual(log.all, ["two", "three"])
  }

  @Test func `S0.8 a token that is released removes what it stands for only if it was asked to`() {
    var kept: Registration? = store.sideEffects.addBeforeReducers { [log] (_: BananaAction) in
      log.append("stays")
    }
    var scoped: Registration? = store.sideEffects
      .addBeforeReducers { [log] (_: BananaAction) in log.append("goes") }
      .cancelOnRelease()
    store.dispatch(.banana(.picked))
    withExtendedLifetime((kept, scoped)) {}
    kept = nil
    scoped = nil
    store.dispatch(.banana(.picked))
    expectEqual(log.all, ["stays", "goes", "stays"])
    #expect(kept == nil && scoped == nil)
  }

  @Test func `S0.9 stores may share a registry, and each may have its own`() {
    let shared = FruitRegistry()
    shared.addBeforeReducers { [log] (_: BananaAction) in log.append("shared") }
    let first = FruitStore.fruit(sideEffects: shared)
    let second = FruitStore.fruit(sideEffects: shared)
    store.sideEffects.addBeforeReducers { [log] (_: BananaAction) in log.append("own") }
    first.dispatch(.banana(.picked))
    second.dispatch(.banana(.picked))
    expectEqual(log.all, ["shared", "shared"])
    store.dispatch(.banana(.picked))
    expectEqual(log.all, ["shared", "shared", "own"])
    #expect(first.sideEffects === second.sideEffects)
  }
}
