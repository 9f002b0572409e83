#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// A struct that is an action, and the case that stands for it.
struct StructAction {
  enum Form {
    /// The properties are the values of the case.
    case properties([StoredProperty])
    /// The struct itself is the only value.
    case whole
  }

  let type: DeclaredType
  let form: Form
  /// Whether the struct can be made again from its properties.
  let isMemberwise: Bool

  /// - Parameter matches: All branches for the struct, which may use more than its properties.
  init(_ type: DeclaredType, matches: [MatchedActions], _ index: DeclarationIndex) {
    self.type = type
    let stored = type.storedProperties
    let hasInitializer = type.members.contains {
      !$0.isInExtension && $0.declaration.is(InitializerDeclSyntax.self)
    }
    let isHidden = stored.contains { property in
      property.modifiers.contains { $0 == "private" || $0 == "fileprivate" }
    }
    isMemberwise = !hasInitializer && !isHidden && !stored.contains { $0.isLet && $0.value != nil }
    let isTyped = stored.allSatisfy { index.type(of: $0, in: type.path) != nil }
    let isGeneric = type.declaration.as(StructDeclSyntax.self)?.genericParameterClause != nil
    let names = Set(stored.map(\.name))
    let usesMore = matches.contains { match in
      match.binding.map { ActionUses(of: $0, in: match.parts).needsWhole(names) } ?? false
    }
    let isFlat = isTyped && !isHidden && !isGeneric && (isMemberwise || !usesMore)
    form = isFlat ? .properties(stored) : .whole
  }

  /// `setName` for `SetName` and for `SetNameAction`.
  var caseName: String {
    let name = type.path.last ?? ""
    let plain = name.hasSuffix("Action") && name.count > 6 ? String(name.dropLast(6)) : name
    return plain.withSmallBeginning
  }

  /// The name after that of the surrounding type: `usersLoaded` for `UsersActions.Loaded`.
  var longCaseName: String {
    guard type.path.count > 1 else { return (type.path.last ?? "").withSmallBeginning }
    var outer = type.path[type.path.count - 2]
    for ending in ["Actions", "Action"] where outer.hasSuffix(ending) && outer.count > ending.count {
      outer = String(outer.dropLast(ending.count))
    }
    return outer.withSmallBeginning + caseName.capitalizedFirst
  }

  /// The label of a property in the case. The label `state` would clash with the state in a handler.
  static func label(of property: String) -> String {
    property == BranchOutcome.stateName ? "newState" : property
  }

  func payload(_ names: GeneratedTypeNames) -> [ImportedValue] {
    switch form {
    case .whole: return [ImportedValue(label: nil, type: names.name(of: type.path))]
    case .properties(let properties):
      return properties.compactMap { property in
        let found = names.index.type(of: property, in: type.path)
        return found.map {
          ImportedValue(
            label: StructAction.label(of: property.name),
            type: names.spelling(of: $0, in: self.type.path)
          )
        }
      }
    }
  }
}

extension String {
  /// `setName` for `SetName`, `urlOpened` for `URLOpened`, `urls` for `URLs`.
  var withSmallBeginning: String {
    let capitals = prefix { $0.isUppercase }
    if capitals.count <= 1 || capitals.count == count {
      return count == capitals.count ? lowercased() : decapitalizedFirst
    }
    let rest = self[capitals.endIndex...]
    // The last capital begins the next word, unless only a plural follows.
    if rest == "s" { return lowercased() }
    return capitals.dropLast().lowercased() + String(capitals.suffix(1)) + rest
  }
}
#endif
