import CountedMalloc
import Foundation

/// The samples of one workload.
@MainActor
final class Measurement {
  private let workload: Workload
  private let body: Workload.Body
  private var count = 1
  private var samples: [Double] = []
  private var allocations = 0.0
  private var spent = 0.0

  init(_ workload: Workload) async {
    self.workload = workload
    body = await workload.make()
  }

  /// Warms up, and finds out how often the workload is to be done for one sample.
  func prepare() async {
    if let fixed = workload.count {
      count = fixed
      return
    }
    var time = await run(count)
    while time < 2e6 {
      count *= 2
      time = await run(count)
    }
    count = max(Int(Double(count) * 20e6 / time), 1)
  }

  /// Takes one sample more, unless all of them took too long already. The first part of it is not counted, as another
  /// workload ran before.
  func sample() async {
    guard spent < 30e9 else { return }
    if workload.count == nil { _ = await run(max(count / 10, 1)) }
    let before = counted_allocations()
    let time = await run(count)
    allocations += Double(counted_allocations() - before) / Double(count * workload.parts)
    spent += time
    samples.append(time / Double(count * workload.parts))
  }

  /// Does the workload so many times; the nanoseconds that it takes.
  func run(_ count: Int) async -> Double {
    switch body {
    case .one(let body):
      return Self.repeat(count, body)
    case .many(let body):
      let start = ContinuousClock.now
      await body(count)
      return (ContinuousClock.now - start) / .nanoseconds(1)
    }
  }

  /// A line with tabs: name, least, median, allocations, floor, and the goal's factor, base, more and allocations.
  func report() {
    samples.sort()
    let figures = [samples[0], samples[samples.count / 2], allocations / Double(samples.count)]
    let goal = workload.goal.map { goal in
      ["\(goal.factor)", goal.base, "\(goal.more)", goal.allocations.map(String.init) ?? "-"]
    }
    let fields = [workload.name] + figures.map { "\($0)" } + [workload.floor ?? "-"] + (goal ?? [])
    print(fields.joined(separator: "\t"))
  }

  private static func `repeat`(_ count: Int, _ body: @MainActor () -> Void) -> Double {
    let start = threadTime()
    for _ in 0..<count { body() }
    return threadTime() - start
  }

  /// The CPU time of this thread, in nanoseconds.
  private static func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
