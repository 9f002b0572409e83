internal import StateKitGenerator

/// For scripts: one object, with an object for each change.
///
///     {"breaking": true, "changes": [
///       {"kind": "removed", "subject": "action", "name": "Users.named", "details": [],
///        "source": "breaking", "stored": "breaking", "needsMigration": false,
///        "schema": "old", "path": "Users.statekit.json", "line": 7, "column": 9}
///     ]}
///
/// `earlierName` and `suggestion` are there where there is one.
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

/// A JSON string of any text.
enum JSONLiteral {
  static func of(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      guard scalar.value < 0x20 || scalar.value == 0x7F else { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
