/// What the program says of a workload.
struct DispatchLine {
  let name: String
  let least: Double
  let median: Double
  let allocations: Double
  /// The workload that does the same by hand.
  let floor: String
  let factor: Double
  /// The workload that the goal is a multiple of.
  let base: String
  let more: Double

  /// nil where the line is none of a workload.
  init?(_ fields: [String]) {
    let figures = fields.map { Double($0) ?? 0 }
    guard fields.count == 8 else { return nil }
    name = fields[0]
    least = figures[1]
    median = figures[2]
    allocations = figures[3]
    floor = fields[4]
    factor = figures[5]
    base = fields[6]
    more = figures[7]
  }

  /// Whether the workload costs what it may, in words; nil where there is no goal.
  func goal(base: DispatchLine?) -> String? {
    guard let base else { return nil }
    let isMet = least <= base.least * factor + more
    let rest = more > 0 ? " and \(Int(more)) ns" : ""
    return "\(isMet ? "met" : "MISSED"): at most \(factor) x \(base.name)\(rest)"
  }
}
