import Foundation

/// A workload's line in the output of the program.
struct DispatchLine {
  /// The limit of a workload's cost, as the program prints it.
  struct Goal {
    let factor: Double
    /// The workload that the limit is a multiple of.
    let base: String
    /// Nanoseconds.
    let more: Double
    /// The limit of allocations; nil if they are only counted.
    let allocations: Double?
  }

  let name: String
  let least: Double
  let median: Double
  let allocations: Double
  /// The workload that does the same by hand.
  let floor: String
  let goal: Goal?

  /// Nil if the line is not that of a workload.
  init?(_ fields: [String]) {
    guard fields.count >= 5, let least = Double(fields[1]), let median = Double(fields[2]),
      let allocations = Double(fields[3])
    else { return nil }
    name = fields[0]
    self.least = least
    self.median = median
    self.allocations = allocations
    floor = fields[4]
    goal = fields.count == 9 ? Goal(Array(fields[5...])) : nil
  }

  /// A text that says whether the workload meets its goal; nil without a goal.
  func verdict(base: DispatchLine?) -> String? {
    guard let goal, let base else { return nil }
    // Warming up may allocate once in a while.
    let allocates = goal.allocations.map { allocations > $0 + 0.01 } ?? false
    let isMet = least <= base.least * goal.factor + goal.more && !allocates
    return "\(isMet ? "met" : "MISSED"): \(goal.text)"
  }
}

extension DispatchLine.Goal {
  fileprivate init?(_ fields: [String]) {
    guard let factor = Double(fields[0]), let more = Double(fields[2]) else { return nil }
    self.init(factor: factor, base: fields[1], more: more, allocations: Double(fields[3]))
  }

  fileprivate var text: String {
    let parts = [
      "at most \(factor.formatted()) x \(base)", more > 0 ? "\(more.formatted()) ns more" : nil,
      allocations.map { "\($0.formatted()) allocations" },
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}
