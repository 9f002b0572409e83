#if Import
internal import StateKitGenerator

/// Adds the imported declarations to an existing schema, whose entries are neither removed nor changed.
enum SchemaMerge {
  /// The existing domain with the entries that it lacks.
  static func adding(_ new: SchemaValue, to old: SchemaValue) -> SchemaValue {
    var merged = old
    for member in new.members {
      guard let present = merged[member.key] else {
        if SchemaMerge.isOfWhole(member.key) { continue }
        merged[member.key] = member.value
        continue
      }
      switch member.key {
      case "bridges": merged["bridges"] = .list(bridges(member.value, in: present))
      case "binds": merged["binds"] = .list(union(member.value, present))
      case "state", "actions", "children", "effects", "reactions", "requests":
        guard case .object = present, case .object = member.value,
          present["swift"] == nil || present["cases"] == nil
        else { continue }
        merged[member.key] = union(member.value, present, besides: names(in: old, otherThan: member.key))
      default: break
      }
    }
    return merged
  }

  /// Whether the absence of a key has a meaning, so that the key is not added.
  private static func isOfWhole(_ key: String) -> Bool { key == "conformances" }

  private static func union(_ new: SchemaValue, _ old: SchemaValue, besides others: Set<String>)
    -> SchemaValue
  {
    let known = Set(old.members.flatMap { [$0.key] + ($0.value["was"]?.strings ?? []) }).union(others)
    return .object(old.members + new.members.filter { !known.contains($0.key) })
  }

  /// The names that other sections of the domain use: a person may have turned an action into a request.
  private static func names(in domain: SchemaValue, otherThan section: String) -> Set<String> {
    let sections = ["actions", "requests", "children"].filter { $0 != section }
    guard ["actions", "children"].contains(section) else { return [] }
    return Set(sections.flatMap { domain[$0]?.members.map(\.key) ?? [] })
  }

  private static func union(_ new: SchemaValue, _ old: SchemaValue) -> [SchemaValue] {
    guard case .list(let old) = old, case .list(let new) = new else { return [] }
    return old + new.filter { !old.contains($0) }
  }

  private static func bridges(_ new: SchemaValue, in old: SchemaValue) -> [SchemaValue] {
    guard case .list(let old) = old, case .list(let new) = new else { return [] }
    return old
      + new.filter { bridge in
        !old.contains {
          $0["dispatch"] == bridge["dispatch"]
            && ($0["on"]?.strings ?? []).contains(bridge["on"]?.strings.first ?? "")
        }
      }
  }
}

extension SchemaValue {
  init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .word("null")
    case .bool(let value): self = .word(value ? "true" : "false")
    case .number(let text): self = .word(text)
    case .string(let string): self = .text(string.text)
    case .array(let elements): self = .list(elements.map(SchemaValue.init))
    case .object(let members):
      self = .object(members.map { Member(key: $0.key.text, value: SchemaValue($0.value)) })
    }
  }
}
#endif
