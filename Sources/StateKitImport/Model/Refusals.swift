#if Import
internal import StateKitGenerator

/// Entries of the schema that the generator refused, and their replacements.
struct Refusals {
  struct Key: Hashable {
    let domain: String
    /// For example `actions`.
    let section: DomainKey
    /// The name of the entry; a number for a bridge.
    let name: String
  }

  enum Remedy: Int, Comparable {
    /// A handler makes the changes of the state, or a Swift expression is the default of the property.
    case handler = 1
    /// The entry is left out.
    case omitted = 2

    static func < (left: Remedy, right: Remedy) -> Bool { left.rawValue < right.rawValue }
  }

  private(set) var remedies: [Key: (remedy: Remedy, reason: String)] = [:]

  func remedy(_ domain: String, _ section: DomainKey, _ name: String) -> Remedy? {
    remedies[Key(domain: domain, section: section, name: name)]?.remedy
  }

  func reason(_ domain: String, _ section: DomainKey, _ name: String) -> String? {
    remedies[Key(domain: domain, section: section, name: name)]?.reason
  }

  /// The names of properties, actions and children that were left out, with the reasons, by domain.
  var missing: [String: Missing] {
    var all: [String: Missing] = [:]
    for (key, entry) in remedies where entry.remedy == .omitted {
      switch key.section {
      case .actions: all[key.domain, default: Missing()].actions[key.name] = entry.reason
      case .children, .state: all[key.domain, default: Missing()].names[key.name] = entry.reason
      default: break
      }
    }
    return all
  }

  /// Names that a domain does not have, with the reasons.
  struct Missing: Equatable {
    var names: [String: String] = [:]
    var actions: [String: String] = [:]
  }

  /// Takes the next remedy for an entry; false if the last one has been tried.
  mutating func refuse(_ key: Key, _ reason: String) -> Bool {
    let canBeHandled = [.actions, .reactions, .state].contains(key.section)
    switch remedies[key]?.remedy {
    case nil: remedies[key] = (canBeHandled ? .handler : .omitted, reason)
    case .handler?: remedies[key] = (.omitted, reason)
    case .omitted?: return false
    }
    return true
  }
}
#endif
