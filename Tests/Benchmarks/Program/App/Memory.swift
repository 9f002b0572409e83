import CountedMalloc
import Foundation
import StateKit

/// Prints the memory of the parts of a store in lines with tabs: a name, bytes, and the bytes of the same by hand.
@MainActor
enum Memory {
  static func measure(dispatches: Int) async {
    leaves()
    // Before other measurements raise the peak of resident memory.
    growth(over: dispatches)
    stores()
    subscriptions()
    sideEffects()
    #if INSPECTED
    await histories()
    #endif
  }

  #if INSPECTED
  /// Of a line after an action that changes a number in a struct, and a number in an element of a list, which is copied.
  private static func histories() async {
    let store = App.makeStore()
    let list = Workload.list(of: 1_000)
    let inspectors = await (Workload.inspector(of: store), Workload.inspector(of: list))
    let count = 10_000
    let lines = bytes { for _ in 0..<count { store.dispatch(App.incremented) } }
    report("line of an inspector's history", lines / Double(count), nil)
    let lists = bytes { for _ in 0..<count { list.dispatch(.rows(id: 500, action: .incremented)) } }
    report("line of an inspector's history, an element of 1000", lists / Double(count), nil)
    withExtendedLifetime(inspectors) {}
  }
  #endif

  /// Measured first, because the first store makes the tables of all actions.
  private static func leaves() {
    let count = App.domainCount * 10
    let tables = bytes { App.makeStore() } - bytes { App.makeStore() }
    report("tables of the first store, per leaf action", tables / Double(count), nil)
    let leaves = bytes { AppAction.leaves }
    let names = AppAction.leaves.map(\.name)
    let byHand = bytes { names.map { String(decoding: Array($0.utf8), as: UTF8.self) } }
    report("AppAction.leaves, per leaf action", leaves / Double(names.count), byHand / Double(names.count))
  }

  private static func stores() {
    let count = 1_000
    let (state, floor) = (AppState(), FloorState())
    let size = bytes { (0..<count).map { _ in App.makeStore(state: state) } }
    let byHand = bytes { (0..<count).map { _ in FloorStore(floor) } }
    report("store", size / Double(count), byHand / Double(count))
  }

  private static func subscriptions() {
    let count = 10_000
    let (store, called) = (App.makeStore(), Called())
    _ = store.subscribe { _ in }
    let size = bytes { (0..<count).map { _ in store.subscribe { _ in called.count += 1 } } }
    report("subscription to all", size / Double(count), closures(count))
    let own = bytes { (0..<count).map { _ in store.subscribe(App.ownCount) { _ in called.count += 1 } } }
    report("subscription to a property", own / Double(count), closures(count))
  }

  private static func sideEffects() {
    let count = 10_000
    let (store, called) = (App.makeStore(), Called())
    store.sideEffects.addAfterReducers(App.set0Path) { _ in }
    let size = bytes {
      (0..<count).map { _ in store.sideEffects.addAfterReducers(App.set0Path) { _ in called.count += 1 } }
    }
    report("registered side effect", size / Double(count), closures(count))
  }

  private static func closures(_ count: Int) -> Double {
    let called = Called()
    let size = bytes { (0..<count).map { number in { (_: FloorStore) in called.count += number } } }
    return size / Double(count)
  }

  private static func growth(over count: Int) {
    let (store, subscription) = App.watchedStore()
    let floor = FloorStore()
    let live = grown(count) { store.dispatch(App.incremented) }
    let byHand = grown(count) { floor.dispatch(App.floorIncremented) }
    report("growth by \(count) dispatches, live", live.live, byHand.live)
    report("growth by \(count) dispatches, resident", live.resident, byHand.resident)
    withExtendedLifetime(subscription) {}
  }

  private static func grown(_ count: Int, _ body: () -> Void) -> (live: Double, resident: Double) {
    for _ in 0..<10_000 { body() }
    let (live, resident) = (counted_live_bytes(), residentBytes())
    for _ in 0..<count { body() }
    return (Double(counted_live_bytes() - live), residentBytes() - resident)
  }

  /// The peak of resident memory.
  private static func residentBytes() -> Double {
    var usage = rusage()
    // RUSAGE_SELF, which has another type on each system.
    getrusage(0, &usage)
    #if canImport(Darwin)
    return Double(usage.ru_maxrss)
    #else
    return Double(usage.ru_maxrss) * 1_024
    #endif
  }

  /// The bytes that a value holds.
  private static func bytes<Value>(_ make: () -> Value) -> Double {
    let before = counted_live_bytes()
    let value = make()
    return withExtendedLifetime(value) { Double(counted_live_bytes() - before) }
  }

  private static func report(_ name: String, _ size: Double, _ byHand: Double?) {
    print("\(name)\t\(size)\t\(byHand.map { "\($0)" } ?? "-")")
  }
}

/// Something that a closure holds.
@MainActor
private final class Called {
  var count = 0
}
