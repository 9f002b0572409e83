/// Something that is done again and again, what it is compared with, and what it may cost.
///
///     Workload("one subscriber", floor: "floor", goal: Goal(2, "floor")) {
///       let store = App.makeStore()
///       return .one { store.dispatch(App.incremented) }
///     }
struct Workload {
  /// How it is done.
  enum Body {
    /// Once, by this thread, whose CPU time counts.
    case one(@MainActor () -> Void)
    /// So many times, with other threads, so that the clock counts.
    case many(@MainActor (Int) async -> Void)
  }

  /// What it may cost: a factor times another workload, and so many nanoseconds more.
  struct Goal {
    let factor: Double
    let base: String
    let more: Double
    /// nil where they are only counted.
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
  /// How many things are done at once: what is measured is divided by it.
  let parts: Int
  /// How often it is done for one sample; nil for as often as it takes 20 ms.
  let count: Int?
  let make: @MainActor () -> Body

  init(
    _ name: String,
    floor: String? = nil,
    goal: Goal? = nil,
    parts: Int = 1,
    count: Int? = nil,
    make: @escaping @MainActor () -> Body
  ) {
    self.name = name
    self.floor = floor
    self.goal = goal
    self.parts = parts
    self.count = count
    self.make = make
  }
}
