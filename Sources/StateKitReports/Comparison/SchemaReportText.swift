/// For a terminal: a line for each change, as compilers write them.
///
///     Users.statekit.json:7:9: action 'Users.named' is gone [source: breaking, stored actions: breaking]
enum SchemaReportText {
  static func of(_ changes: [SchemaChange]) -> String {
    if changes.isEmpty { return "nothing changed\n" }
    return changes.map(line).joined() + summary(changes)
  }

  private static func line(_ change: SchemaChange) -> String {
    let place = change.location.map { "\($0): " } ?? ""
    let marks = "[source: \(change.source.phrase), stored actions: \(change.stored.phrase)]"
    return "\(place)\(change.sentence.text) \(marks)\n"
  }

  /// `3 changes, 1 breaking`
  private static func summary(_ changes: [SchemaChange]) -> String {
    let breaking = changes.count(where: \.isBreaking)
    let all = changes.count == 1 ? "1 change" : "\(changes.count) changes"
    return breaking == 0 ? "\(all), none breaking\n" : "\(all), \(breaking) breaking\n"
  }
}
