import StateKit
import StateKitTestSupport
import Testing

@MainActor
struct SideEffectRemovalTests {
  private let log = Recorder<String>()
  private let store = FruitStore.fruit()

  @Test func `a side effect that is removed during an action is not called any more`() {
    let later = Place<Registration>()
    let after = Place<Registration>()
    store.sideEffects.addBeforeReducers { [log] (_: BananaAction) in
      log.append("removes")
      later.value?.cancel()
      after.value?.cancel()
    }
    later.value = store.sideEffects.addBeforeReducers { [log] (_: BananaAction) in log.append("before") }
    after.value = store.sideEffects.addAfterReducers { [log] (_: BananaAction) in log.append("after") }
    store.dispatch(.banana(.picked))
    expectEqual(log.all, ["removes"])
  }

  @Test func `a side effect may remove itself, or all side effects`() {
    let itself = Place<Registration>()
    itself.value = store.sideEffects.addBeforeReducers { [log] (_: BananaAction) in
      log.append("once")
      itself.value?.cancel()
    }
    store.sideEffects.addBeforeReducers { [log, registry = store.sideEffects] (_: OrchardAction) in
      log.append("all")
      registry.removeAll()
    }
    store.sideEffects.addAfterReducers { [log] (_: FruitAction) in log.append("after") }
    store.dispatch(.banana(.picked))
    store.dispatch(.banana(.picked))
    store.dispatch(.orchard(.ripened))
    store.dispatch(.orchard(.ripened))
    expectEqual(log.all, ["once", "after", "after", "all"])
  }

  @Test func `cancelling twice does not remove another side effect`() {
    let token = store.sideEffects.addBeforeReducers { [log] (_: BananaAction) in log.append("one") }
    token.cancel()
    store.sideEffects.addBeforeReducers { [log] (_: BananaAction) in log.append("two") }
    token.cancel()
    store.dispatch(.banana(.picked))
    expectEqual(log.all, ["two"])
  }

  @Test func `the token of several removes all of these`() {
    let one = SideEffect<FruitState, FruitAction> { [log] (_: BananaAction) in log.append("one") }
    let token = store.sideEffects.add([one, one])
    store.sideEffects.add(one)
    token.cancel()
    store.dispatch(.banana(.picked))
    expectEqual(log.all, ["one"])
  }

  @Test func `the values of a side effect are freed when it is removed`() async {
    let released = Gate()
    let token = register(holding: Witness(released))
    token.cancel()
    await released.wait()
    let releasedByAll = Gate()
    _ = register(holding: Witness(releasedByAll))
    store.sideEffects.removeAll()
    await releasedByAll.wait()
  }

  @Test func `the values of a side effect may use the registry when they are freed`() {
    let registry = store.sideEffects
    let token = register(holding: LastWords { registry.addBeforeReducers { (_: BananaAction) in } })
    token.cancel()
    expectEqual(registry.sideEffects.count, 1)
    registry.removeAll()
  }

  private func register(holding value: some AnyObject & Sendable) -> Registration {
    store.sideEffects.addAfterReducers { (_: BananaAction) in withExtendedLifetime(value) {} }
  }
}

private final class LastWords: Sendable {
  private let say: @Sendable () -> Void

  init(_ say: @escaping @Sendable () -> Void) {
    self.say = say
  }

  deinit {
    say()
  }
}
