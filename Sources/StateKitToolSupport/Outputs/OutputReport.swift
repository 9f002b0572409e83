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

  /// The files that differ from the output of `generate`.
  static func findings(_ outputs: [PlannedOutput], leftOver: [String]) -> [FileFinding] {
    outputs.compactMap(finding)
      + leftOver.map {
        FileFinding("left over", $0, explanation: "no schema gives this file: 'generate --clean' removes it")
      }
  }

  private static func report(_ line: String) throws(CommandFailure) {
    try Console.report("\(PrintableText.of(line))\n")
  }

  private static func finding(_ output: PlannedOutput) -> FileFinding? {
    switch output.state {
    case .unchanged: nil
    case .missing:
      FileFinding(
        "missing",
        output.path,
        explanation: "this generated file is missing: run 'statekit-gen generate'"
      )
    case .stale:
      FileFinding(
        "stale",
        output.path,
        explanation: "the schemas give other code: run 'statekit-gen generate'"
      )
    case .blocked(let reason):
      FileFinding(
        "in the way",
        output.path,
        detail: reason,
        explanation: "'generate' does not write this file: \(reason)"
      )
    }
  }
}
