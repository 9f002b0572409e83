/// Reports the changes of a run, or those that it would make.
enum OutputReport {
  static func summary(_ outputs: [PlannedOutput]) -> String {
    let written = outputs.count(where: \.isToBeWritten)
    return "\(written) written, \(outputs.count - written) unchanged"
  }

  /// Names the files that `generate` would change.
  static func dryRun(_ outputs: [PlannedOutput], removed: [String]) throws(CommandFailure) {
    for output in outputs {
      switch output.state {
      case .missing: try report("would create \(output.path)")
      case .stale: try report("would update \(output.path)")
      case .unchanged, .blocked: break
      }
    }
    for path in removed { try report("would remove \(path)") }
  }

  /// Names the files that differ from the output of `generate`, and fails if there are any.
  static func check(_ outputs: [PlannedOutput], leftOver: [String]) throws(CommandFailure) {
    let findings = outputs.compactMap(finding) + leftOver.map { "left over: \($0)" }
    for finding in findings { try report(finding) }
    guard findings.isEmpty else { throw CommandFailure(.found) }
  }

  private static func report(_ line: String) throws(CommandFailure) {
    try Console.report("\(PrintableText.of(line))\n")
  }

  private static func finding(_ output: PlannedOutput) -> String? {
    switch output.state {
    case .unchanged: nil
    case .missing: "missing: \(output.path)"
    case .stale: "stale: \(output.path)"
    case .blocked(let reason): "in the way: \(output.path) (\(reason))"
    }
  }
}
