import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
@Suite(.watched)
struct StoreLifetimeTests {
  @Test func `a store that is freed cancels its effects and frees their values`() async {
    let (started, cancelled, released) = (Gate(), Gate(), Gate())
    weak var gone: JournalStore?
    do {
      let witness = Witness(released)
      let store = Store.journal { _ in
        .run { _ in
          await withTaskCancellationHandler {
            started.open()
            await cancelled.wait()
          } onCancel: {
            cancelled.open()
          }
          withExtendedLifetime(witness) {}
        }
      }
      gone = store
      store.dispatch(.count)
      await started.wait()
      #expect(gone != nil)
    }
    #expect(gone == nil)
    await cancelled.wait()
    await released.wait()
  }

  @Test func `a dispatcher does not keep its store, and later actions are freed at once`() {
    var store: Store<Int, HoldingAction>? = Store(initialState: 0, reducer: .identity)
    let dispatcher = store?.dispatcher
    weak let gone = store
    store = nil
    #expect(gone == nil)
    weak var held: Witness?
    do {
      let witness = Witness(Gate())
      held = witness
      send(HoldingAction(witness: witness), to: dispatcher)
    }
    #expect(held == nil)
  }

  @Test func `a dispatcher does not keep the values of its store's subscribers`() {
    var store: JournalStore? = .journal()
    let dispatcher = store?.dispatcher
    weak var held: Witness?
    let subscription: Subscription? = {
      let witness = Witness(Gate())
      held = witness
      return store?.subscribe { _ in withExtendedLifetime(witness) {} }
    }()
    #expect(held != nil)
    store = nil
    #expect(held == nil)
    withExtendedLifetime((dispatcher, subscription)) {}
  }

  @Test func `the queue of a store that is freed is freed, too`() {
    var store: Store<Int, HoldingAction>? = Store(initialState: 0, reducer: .identity)
    let dispatcher = store?.dispatcher
    weak var held: Witness?
    do {
      let witness = Witness(Gate())
      held = witness
      send(HoldingAction(witness: witness), to: dispatcher)
    }
    #expect(held != nil)
    store = nil
    #expect(held == nil)
    withExtendedLifetime(dispatcher) {}
  }

  @Test func `a store may go while it handles an action`() {
    let place = Place<JournalStore>()
    let log = Recorder<JournalAction>()
    place.value = Store.journal { [weak place] action in
      log.append(action)
      place?.value = nil
      return action == .count ? .just(.ignore) : .doNothing
    }
    weak let gone = place.value
    place.value?.dispatch(.count)
    expectEqual(log.all, [.count, .ignore])
    #expect(gone == nil)
  }

  /// The function is not isolated, so the action goes through the queue.
  private nonisolated func send(_ action: HoldingAction, to dispatcher: Dispatcher<HoldingAction>?) {
    dispatcher?.dispatch(action)
  }
}

private struct HoldingAction: Sendable {
  let witness: Witness
}
