/// The report for a terminal: one line for each change, in the format of compilers.
///
///     Users.statekit.json:7:9: action 'Users.named' is gone [source: breaking, stored actions: breaking]
enum SchemaReportText {
  static func of(_ changes: [SchemaChange]) -> String {
    if changes.isEmpty { return "no changes\n" }
    return changes.map(line).joined() + SchemaReport(changes).summary + "\n"
  }

  private static func line(_ change: SchemaChange) -> String {
    let place = change.location.map { "\($0): " } ?? ""
    let marks = "[source: \(change.source.phrase), stored actions: \(change.stored.phrase)]"
    return "\(place)\(change.sentence.text) \(marks)\n"
  }
}
