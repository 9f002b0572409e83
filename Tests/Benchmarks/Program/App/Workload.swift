/// Work that is repeated, with the workload that it is compared with and the limit of its cost.
///
///     Workload("one subscriber", floor: "floor", goal: Goal(2, "floor")) {
///       let store = App.makeStore()
///       return .one { store.dispatch(App.incremented) }
///     }
struct Workload {
  /// The code of a workload.
  enum Body {
    /// Done once, by this thread, whose CPU time counts.
    case one(@MainActor () -> Void)
    /// Done so many times, with other threads, so that the clock counts.
    case many(@MainActor (Int) async -> Void)
  }

  /// The limit of a workload's cost: a factor times another workload, and so many nanoseconds more.
  struct Goal {
    let factor: Double
    let base: String
    let more: Double
    /// The limit of allocations; nil if they are only counted.
    let allocations: Int?

    init(_ factor: Double, _ base: String, more: Double = 0, allocations: Int? = nil) {
      self.factor = factor
      self.base = base
      self.more = more
      self.allocations = allocations
    }
  }

  let name: String
  /// The workload that does the same by hand.
  let floor: String?
  let goal: Goal?
  /// How many things are done at once; measurements are divided by this number.
  let parts: Int
  /// The repetitions for one sample; nil for as many as take 20 ms.
  let count: Int?
  let make: @MainActor () async -> Body

  init(
    _ name: String,
    floor: String? = nil,
    goal: Goal? = nil,
    parts: Int = 1,
    count: Int? = nil,
    make: @escaping @MainActor () async -> Body
  ) {
    self.name = name
    self.floor = floor
    self.goal = goal
    self.parts = parts
    self.count = count
    self.make = make
  }
}
