/// The program that dispatches: it prints a line for each workload, with tabs between its name, the least and the median
/// nanoseconds of thread CPU time, and the allocations of one dispatch.
struct DispatchProgram {
  let schema: DispatchSchema
  let repeats: Int

  var text: String {
    """
    import CountedMalloc
    import StateKit

    #if canImport(Darwin)
    import Darwin
    #else
    import Glibc
    #endif

    func threadTime() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    @MainActor
    func measure(_ name: String, _ body: () -> Void) {
      let count = 20_000
      for _ in 0..<count { body() }
      var samples: [Double] = []
      samples.reserveCapacity(\(repeats))
      let allocations = counted_allocations()
      for _ in 0..<\(repeats) {
        let start = threadTime()
        for _ in 0..<count { body() }
        samples.append((threadTime() - start) / Double(count))
      }
      let perCall = Double(counted_allocations() - allocations) / Double(count * \(repeats))
      samples.sort()
      print("\\(name)\\t\\(samples[0])\\t\\(samples[samples.count / 2])\\t\\(perCall)")
    }

    \(reducers)

    @MainActor
    func makeStore() -> Store<AppState, AppAction> {
      .app(initialState: AppState(), reducer: .app(\(arguments(schema.rootChildren))))
    }

    nonisolated(unsafe) var calls = 0

    let floor = FloorStore(FloorState()) { _ in calls &+= 1 }
    measure("floor") { floor.dispatch(\(action("incremented"))) }

    let bare = makeStore()
    measure("no subscriber") { bare.dispatch(\(action("incremented"))) }

    let store = makeStore()
    let whole = store.subscribe { _ in calls &+= 1 }
    measure("one subscriber") { store.dispatch(\(action("incremented"))) }

    let concerned = makeStore()
    let own = concerned.subscribe(\\.\(property).count) { _ in calls &+= 1 }
    measure("one subscriber of the domain") { concerned.dispatch(\(action("incremented"))) }

    let watched = makeStore()
    var others: [Subscription] = []
    for _ in 0..<1_000 { others.append(watched.subscribe(\\.d0.name) { _ in calls &+= 1 }) }
    measure("1000 subscribers of another domain") { watched.dispatch(\(action("incremented"))) }

    let affected = makeStore()
    for _ in 0..<1_000 { affected.sideEffects.addAfterReducers(\\.d0?.renamed) { _ in calls &+= 1 } }
    measure("1000 side effects of another action") { affected.dispatch(\(action("incremented"))) }

    withExtendedLifetime((whole, own, others)) {}
    """
  }

  private func action(_ name: String) -> String {
    schema.path.reversed().reduce(".\(name)") { ".d\($1)(\($0))" }
  }

  private var property: String { schema.path.map { "d\($0)" }.joined(separator: ".") }

  /// From the last domain on, as a domain's children come after it. One expression for all takes the compiler long.
  private var reducers: String {
    (0..<schema.domains).reversed().map { number in
      let arguments = arguments(schema.children(of: number))
      return "let reducer\(number): Reducer<D\(number)State, D\(number)Action> = .d\(number)(\(arguments))"
    }.joined(separator: "\n")
  }

  private func arguments(_ domains: Range<Int>) -> String {
    domains.map { "d\($0): reducer\($0)" }.joined(separator: ", ")
  }

  /// Counts what is allocated, by standing in the place of `malloc`.
  static let countedMalloc: String = """
    #include "CountedMalloc.h"
    #include <stddef.h>

    static long allocations = 0;
    long counted_allocations(void) { return __atomic_load_n(&allocations, __ATOMIC_RELAXED); }

    #ifdef __linux__
    void *__libc_malloc(size_t);
    void *malloc(size_t size) {
      __atomic_fetch_add(&allocations, 1, __ATOMIC_RELAXED);
      return __libc_malloc(size);
    }
    #endif
    """
}
