#if Import
internal import SwiftSyntax

/// Names that code of a domain uses and that do not move with it, each with the reason. Code that uses one is for a person.
struct MissingNames {
  private var reasons: [String: String] = [:]
  /// The reasons for names of actions, which code uses as `.name`.
  private var actions: [String: String] = [:]
  /// The names of the children that are lists.
  var lists: Set<String> = []
  /// The reasons for changes of values that were shared by reference, by their names.
  private var shared: [String: String] = [:]
  /// The initializers that code calls, and the path of the type that has the code.
  var initializers = ReplacedInitializers()
  var scope: [String] = []
  /// The reason why no code of the domain moves.
  var everything: String?

  mutating func add(_ name: String, _ reason: String) {
    if reasons[name] == nil { reasons[name] = reason }
  }

  mutating func add(action name: String, _ reason: String) {
    if actions[name] == nil { actions[name] = reason }
  }

  mutating func add(shared name: String, _ reason: String) { shared[name] = reason }

  /// The name of a value that was shared by reference, without `$`; nil for other names.
  func shared(_ name: String) -> String? {
    let plain = String(name.dropFirst())
    return name.hasPrefix("$") && shared[plain] != nil ? plain : nil
  }

  /// Adds what the generator refused.
  mutating func add(_ refused: Refusals.Missing) {
    for (name, reason) in refused.names { add(name, "'\(name)' is not imported: \(reason)") }
    for (name, reason) in refused.actions { add(action: name, "'\(name)' is not imported: \(reason)") }
  }

  /// The reason why code is for a person although it moves: it changes a value that was shared by reference.
  func sharedChange(in node: some SyntaxProtocol) -> String? {
    if shared.isEmpty { return nil }
    for token in node.tokens(viewMode: .sourceAccurate) {
      let name = token.wrappedName
      if let reason = shared[name], name != token.plainText || token.isChanged { return reason }
    }
    return nil
  }

  /// The reason why code does not move; nil if it uses none of the names.
  func reason(in node: some SyntaxProtocol) -> String? {
    if let everything { return everything }
    if let reason = initializers.reason(in: node, of: scope) { return reason }
    for token in node.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier, .dollarIdentifier: break
      default: continue
      }
      let name = token.wrappedName
      if let reason = reasons[name] { return reason }
      let base = token.parent?.parent?.as(MemberAccessExprSyntax.self)?.base
      if isMissing(name, of: base, token) { return "a list of StateKit has no '\(name)'" }
      if base?.trimmedDescription == "Task", let reason = reasons["Task.\(name)"] { return reason }
      if let reason = actions[token.plainText],
        token.parent?.parent?.as(MemberAccessExprSyntax.self)?.isImplicitOrType == true
      {
        return reason
      }
    }
    return nil
  }
}

extension MissingNames {
  /// Whether a member of a list is one that StateKit's lists do not have.
  private func isMissing(_ name: String, of base: ExprSyntax?, _ token: TokenSyntax) -> Bool {
    var access = base?.as(MemberAccessExprSyntax.self)
    // `rows.ids.elements`
    let isOfIDs = name == "elements" && access?.declName.baseName.text == "ids"
    let list = isOfIDs ? access?.base : base
    access = list?.as(MemberAccessExprSyntax.self)
    guard let plain = access?.declName.baseName.plainText ?? list?.plainName, lists.contains(plain) else {
      return false
    }
    if isOfIDs { return true }
    if name == "remove" {
      let call = token.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
      return call?.arguments.first?.label == nil
    }
    return Self.membersOfLists.contains(name)
  }

  /// Members of the lists of the Composable Architecture, of which StateKit's have nothing by that name.
  private static let membersOfLists: Set<String> = [
    "partition", "popFirst", "popLast", "removeFirst", "removeLast", "removeSubrange", "shuffle",
    "updateOrAppend", "updateOrInsert",
  ]
}

extension ImportedDomain {
  /// Notes the properties that the domain does not have as the app declares them.
  ///
  /// - Parameter attributes: The attributes that the dialect reads.
  mutating func noteProperties(of state: DeclaredType, besides attributes: Set<String> = []) {
    let known = Set(
      self.state.properties.map(\.name) + children.map(\.name) + stateNames.map(\.name)
    )
    for property in state.storedProperties {
      let name = property.name
      if !known.contains(name) { missing.add(name, "'\(name)' is not imported") }
      if property.declaration.bindings.contains(where: \.isObserved) {
        missing.add(name, "the observer of '\(name)' does not move")
      }
      if let attribute = property.attributes.first(where: { !attributes.contains($0) }) {
        missing.add(name, "'@\(attribute)' of '\(name)' is not in the schema")
      }
    }
  }

  /// Leaves the members that use missing names, and then those that use these members.
  mutating func leaveMembers(_ members: [DeclaredMember], _ report: inout ImportReport) {
    var isChanging = true
    while isChanging {
      isChanging = false
      for member in members where leftMembers[member.declaration.id] == nil {
        guard member.declaration.isCode,
          let reason = missing.reason(in: member.declaration) ?? missing.sharedChange(in: member.declaration)
        else { continue }
        leftMembers[member.declaration.id] = reason
        missing.initializers.leave(member.declaration)
        for name in member.declaration.declaredNames {
          missing.add(name, "it uses '\(name)', which does not move: \(reason)")
        }
        isChanging = true
      }
    }
    for member in members {
      guard let reason = leftMembers[member.declaration.id] else { continue }
      report.add(.open, reason, at: member.source.location(of: member.declaration))
    }
  }
}

extension TokenSyntax {
  /// Whether code assigns to the value of this name or to a part of it, hands it over as `inout`, or calls a method of it.
  fileprivate var isChanged: Bool {
    guard var node = parent else { return false }
    while let outer = node.parent {
      if outer.is(InOutExprSyntax.self) { return true }
      if let list = outer.as(ExprListSyntax.self) {
        let elements = Array(list)
        guard elements.count > 1, elements[0].id == node.id else { return false }
        let text = elements[1].trimmedDescription
        return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
      }
      if let call = outer.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.id == node.id
          && node.as(MemberAccessExprSyntax.self)?.declName.baseName.id != id
      }
      let isPart =
        outer.is(MemberAccessExprSyntax.self) || outer.is(OptionalChainingExprSyntax.self)
        || outer.is(ForceUnwrapExprSyntax.self)
        || outer.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id
      if !isPart { return false }
      node = outer
    }
    return false
  }
}

extension DeclSyntax {
  /// Whether it is a function, a property or an initializer.
  fileprivate var isCode: Bool {
    self.is(FunctionDeclSyntax.self) || self.is(VariableDeclSyntax.self)
      || self.is(InitializerDeclSyntax.self)
      || self.is(SubscriptDeclSyntax.self)
  }

  /// The names of a function or a property.
  var declaredNames: [String] {
    if let function = self.as(FunctionDeclSyntax.self) { return [function.name.plainText] }
    return self.as(VariableDeclSyntax.self)?.bindings.compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
    } ?? []
  }
}
#endif
