internal import StateKitGenerator

/// The report for scripts: one object, with an object for each change.
///
///     {"breaking": true, "changes": [
///       {"kind": "removed", "subject": "action", "name": "Users.named", "details": [],
///        "source": "breaking", "stored": "breaking", "needsMigration": false,
///        "schema": "old", "path": "Users.statekit.json", "line": 7, "column": 9}
///     ]}
///
/// `earlierName` and `suggestion` are omitted if they have no value.
enum SchemaReportJSON {
  static func of(_ changes: [SchemaChange]) -> String {
    let objects = changes.map { "    " + object($0) }
    let list = objects.isEmpty ? "[]" : "[\n" + objects.joined(separator: ",\n") + "\n  ]"
    return """
      {
        "breaking": \(changes.contains(where: \.isBreaking)),
        "changes": \(list)
      }

      """
  }

  private static func object(_ change: SchemaChange) -> String {
    var members: [(String, String)] = [
      ("kind", JSONLiteral.of(change.kind.rawValue)),
      ("subject", JSONLiteral.of(change.subject.rawValue)),
      ("name", JSONLiteral.of(change.name)),
    ]
    if let earlier = change.earlierName { members.append(("earlierName", JSONLiteral.of(earlier))) }
    let details = change.details.map { JSONLiteral.of($0.text) }.joined(separator: ", ")
    members.append(("details", "[\(details)]"))
    if let suggestion = change.suggestion { members.append(("suggestion", JSONLiteral.of(suggestion.text))) }
    members += [
      ("source", JSONLiteral.of(change.source.word)),
      ("stored", JSONLiteral.of(change.stored.word)),
      ("needsMigration", "\(change.stored == .migrated)"),
    ]
    if let location = change.location {
      members += [
        ("schema", JSONLiteral.of(change.kind == .removed ? "old" : "new")),
        ("path", JSONLiteral.of(location.file.path)),
        ("line", "\(location.line)"),
        ("column", "\(location.column)"),
      ]
    }
    return "{" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }
}
