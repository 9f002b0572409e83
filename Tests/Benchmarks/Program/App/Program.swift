import Foundation

/// The program that is measured.
///
///     App dispatch REPEATS [size|all]     measures workloads, round by round
///     App once WORKLOAD COUNT             does one workload so many times, for a profiler
///     App memory DISPATCHES               prints the memory of each part
@main
enum Program {
  @MainActor
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    let number = arguments.dropFirst().compactMap { Int($0) }.last ?? 9
    switch arguments.first {
    case "dispatch":
      await dispatch(arguments.last == "all" ? Workload.all : Workload.ofAnySize, repeats: number)
    case "once":
      await once(arguments.dropFirst().first ?? "", number)
    case "memory":
      await Memory.measure(dispatches: number)
    default:
      fail("dispatch, once or memory")
    }
  }

  /// Runs the workloads in rounds, so that a slow phase of the machine slows each workload.
  @MainActor
  private static func dispatch(_ workloads: [Workload], repeats: Int) async {
    var measurements: [Measurement] = []
    for workload in workloads { measurements.append(await Measurement(workload)) }
    for measurement in measurements { await measurement.prepare() }
    for _ in 0..<repeats {
      for measurement in measurements { await measurement.sample() }
    }
    for measurement in measurements { measurement.report() }
  }

  @MainActor
  private static func once(_ name: String, _ count: Int) async {
    guard let workload = Workload.all.first(where: { $0.name == name }) else {
      fail("no workload is called '\(name)'")
    }
    _ = await Measurement(workload).run(count)
  }

  private static func fail(_ message: String) -> Never {
    print(message)
    exit(64)
  }
}

extension Workload {
  #if INSPECTED
  // Without the others, because inspectors run beside them, and what they allocate would be counted.
  @MainActor
  static var ofAnySize: [Workload] { inspection }

  @MainActor
  static var all: [Workload] { inspection }
  #else
  /// The workloads that an app's size may matter for.
  @MainActor
  static var ofAnySize: [Workload] {
    subscribers + bridges + hosts + sideEffects
  }

  /// All workloads.
  @MainActor
  static var all: [Workload] {
    ofAnySize + accessors + effects + threads + elements + players + observedLists + invariants + screens
  }
  #endif
}
