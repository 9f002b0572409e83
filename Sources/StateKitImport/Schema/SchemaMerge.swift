#if Import
internal import StateKitAuthoring
internal import StateKitGenerator

/// Adds the imported declarations to an existing schema, whose entries are neither removed nor changed.
enum SchemaMerge {
  /// The existing domain with the entries that it lacks.
  static func adding(_ new: JSONValue, to old: JSONValue) -> JSONValue {
    var merged = old
    for member in new.members {
      guard let section = DomainKey(rawValue: member.key) else { continue }
      guard let present = old.member(section) else {
        // The absence of conformances has a meaning of its own.
        if section != .conformances { merged[section] = member.value }
        continue
      }
      switch section {
      case .bridges: merged[section] = .array(bridges(member.value, in: present))
      case .binds: merged[section] = .array(union(member.value, present))
      case .state, .actions, .children, .effects, .invariants, .reactions, .requests:
        guard case .object = present, case .object = member.value,
          present.member(WrittenActionsKey.swift) == nil || present.member(WrittenActionsKey.cases) == nil
        else { continue }
        merged[section] = union(member.value, present, besides: names(in: old, otherThan: section))
      case .doc, .conformances, .accessors, .wrapped, .allow, .was: break
      }
    }
    return merged
  }

  private static func union(_ new: JSONValue, _ old: JSONValue, besides others: Set<String>)
    -> JSONValue
  {
    let known = Set(old.members.flatMap { [$0.key] + $0.value.earlierNames }).union(others)
    return .object(old.members + new.members.filter { !known.contains($0.key) })
  }

  /// The names that other sections of the domain use: a person may have turned an action into a request.
  private static func names(in domain: JSONValue, otherThan section: DomainKey) -> Set<String> {
    guard [.actions, .children].contains(section) else { return [] }
    let sections = [DomainKey.actions, .requests, .children].filter { $0 != section }
    return Set(sections.flatMap { domain[$0].members.map(\.key) })
  }

  private static func union(_ new: JSONValue, _ old: JSONValue) -> [JSONValue] {
    guard let old = old.array, let new = new.array else { return [] }
    return old + new.filter { !old.contains($0) }
  }

  private static func bridges(_ new: JSONValue, in old: JSONValue) -> [JSONValue] {
    guard let old = old.array, let new = new.array else { return [] }
    return old
      + new.filter { bridge in
        !old.contains {
          $0[BridgeKey.dispatch] == bridge[BridgeKey.dispatch]
            && $0[BridgeKey.on].strings.contains(bridge[BridgeKey.on].strings.first ?? "")
        }
      }
  }
}

extension JSONValue {
  /// The names that a domain or an entry of it had before.
  var earlierNames: [String] { self[DomainKey.was].strings }
}
#endif
