import StateKit
import StateKitTestSupport
import Testing

struct SideEffectThreadsTests {
  @Test func `any thread may add and remove side effects while actions run`() async {
    let store = await FruitStore.fruit()
    let calls = Recorder<Void>()
    store.sideEffects.addBeforeReducers { (_: BananaAction) in calls.append(()) }
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask {
          for round in 0..<200 {
            let token = store.sideEffects.addAfterReducers { (_: BananaAction) in }
            if round % 2 == 0 { _ = token.cancelOnRelease() } else { token.cancel() }
          }
        }
        group.addTask {
          for _ in 0..<200 { store.dispatcher.dispatch(.banana(.picked)) }
        }
      }
    }
    await store.until { $0.bananas == 800 }
    expectEqual(calls.all.count, 800)
    expectEqual(store.sideEffects.sideEffects.count, 1)
  }
}
