#if Import
internal import SwiftSyntax

/// Initializers of states whose calls would make another state after the import: those that the generated ones replace, and
/// those that leave out a first value that the generated state does not have.
struct ReplacedInitializers {
  private struct Entry {
    let type: DeclaredType
    /// The names of the properties, and of those with a default.
    let properties: Set<String>
    let defaulted: Set<String>
    /// The initializers of the app that do more than to set the properties.
    let own: [InitializerDeclSyntax]
    /// The children whose first values are lost.
    var lost: Set<String> = []
    /// The initializers that do not move, because their code is for a person.
    var left: [InitializerDeclSyntax] = []
  }

  private var entries: [Entry] = []

  init() {}

  init(of types: [DeclaredType]) {
    entries = types.filter { $0.kind == .struct }.map { type in
      let isPlain = PlainInitializer(of: type) != nil
      return Entry(
        type: type,
        properties: Set(type.storedProperties.map(\.name)),
        defaulted: Set(type.storedProperties.filter(\.mayHaveDefault).map(\.name)),
        own: isPlain
          ? []
          : type.members.compactMap { $0.declaration.as(InitializerDeclSyntax.self) }
            .filter { $0.parameters.isEmpty ? $0.body?.statements.isEmpty == false : true }
      )
    }
  }

  // MARK: - First values

  /// Notes the children with first values that the generated states do not have, and the initializers that depend on them.
  mutating func note(_ children: [(state: [String], name: String, kind: ImportedChild.Kind)]) {
    var isChanging = true
    while isChanging {
      isChanging = false
      for child in children {
        guard let index = entries.firstIndex(where: { $0.type.path == child.state }),
          !entries[index].lost.contains(child.name),
          let property = entries[index].type.storedProperties.first(where: { $0.name == child.name }),
          let value = property.value ?? PlainInitializer(of: entries[index].type)?.defaults[child.name],
          !value.isFirst(of: child.kind) || reason(in: value, of: child.state) != nil
        else { continue }
        entries[index].lost.insert(child.name)
        isChanging = true
      }
      for (index, entry) in entries.enumerated() {
        for member in entry.type.members {
          guard let initializer = member.declaration.as(InitializerDeclSyntax.self),
            !entry.left.contains(where: { $0.id == initializer.id }),
            reason(in: initializer, of: entry.type.path) != nil
          else { continue }
          entries[index].left.append(initializer)
          isChanging = true
        }
      }
    }
  }

  /// Notes that an initializer does not move; the others are not affected.
  mutating func leave(_ declaration: DeclSyntax) {
    guard let initializer = declaration.as(InitializerDeclSyntax.self) else { return }
    for index in entries.indices
    where entries[index].type.members.contains(where: { $0.declaration.id == declaration.id }) {
      entries[index].left.append(initializer)
    }
  }

  /// The properties of a state for children whose first values are lost.
  func lost(of type: DeclaredType) -> [StoredProperty] {
    let names = entries.first { $0.type.path == type.path }?.lost ?? []
    return type.storedProperties.filter { names.contains($0.name) }
  }

  /// Whether a state can be made without arguments, so that it cannot have `init()`.
  func isEmptyTaken(_ type: DeclaredType) -> Bool {
    entries.first { $0.type.path == type.path }.map { $0.properties == $0.defaulted } ?? false
  }

  // MARK: - Calls

  /// The reason why code with a call of one does not move.
  ///
  /// - Parameter scope: The path of the type that has the code.
  func reason(in node: some SyntaxProtocol, of scope: [String]) -> String? {
    if entries.allSatisfy({ $0.own.isEmpty && $0.lost.isEmpty && $0.left.isEmpty }) { return nil }
    let calls = Calls(viewMode: .sourceAccurate)
    calls.walk(node)
    for call in calls.all {
      guard let name = call.calledExpression.calledNames else { continue }
      var type = name.last == "init" ? Array(name.dropLast()) : name
      if type.isEmpty, let annotated = call.annotatedType { type = annotated.unwrapped.type.path }
      let labels = call.arguments.map { $0.label?.plainText }
      for entry in entries where means(type, entry.type.path, in: scope) {
        let shown = "'\(entry.type.path.joined(separator: "."))'"
        if isReplaced(labels, entry) {
          return "it calls the initializer of \(shown), which the generated one replaces"
        }
        if entry.left.contains(where: { $0.takes(labels) }) {
          return "it calls an initializer of \(shown) that does not move"
        }
        // Of a type that is not named, the labels may be those of any other.
        let isKnown = !type.isEmpty || labels.allSatisfy { $0.map(entry.properties.contains) ?? false }
        if isKnown, let lost = entry.lost.subtracting(labels.compactMap { $0 }).min() {
          return "it makes \(shown), whose first '\(lost)' is another one after the import"
        }
      }
    }
    return nil
  }

  private func means(_ type: [String], _ path: [String], in scope: [String]) -> Bool {
    if type.isEmpty { return true }
    if type.count > 1, Array(path.suffix(type.count)) == type { return true }
    return (0...scope.count).contains { path == scope.prefix($0) + type }
  }

  /// Whether a call may mean a generated initializer, and meant one of the app.
  private func isReplaced(_ labels: [String?], _ entry: Entry) -> Bool {
    let given = Set(labels.compactMap { $0 })
    guard !entry.own.isEmpty, !labels.contains(nil), given.isSubset(of: entry.properties) else {
      return false
    }
    let isMoved = entry.own.contains { $0.labels == labels }
    // The initializer with all labels stays.
    if !isMoved, entry.own.contains(where: { Set($0.labels) == entry.properties }) { return true }
    guard entry.properties.subtracting(given).isSubset(of: entry.defaulted) else { return false }
    return labels.isEmpty
      ? entry.own.contains { $0.parameters.allSatisfy { $0.defaultValue != nil } }
      : given == entry.properties || !isMoved
  }
}

extension ImportedDomain {
  /// Leaves the initializers of a state that the generated ones replace, and reports the first values that are lost.
  mutating func leaveInitializers(
    of state: DeclaredType,
    _ initializers: ReplacedInitializers,
    _ report: inout ImportReport
  ) {
    for property in initializers.lost(of: state) {
      report.add(
        .open,
        "the first value of '\(property.name)' is not in the schema: the generated state begins with another one",
        at: property.source.location(of: property.declaration)
      )
    }
    for member in state.members {
      guard let initializer = member.declaration.as(InitializerDeclSyntax.self) else { continue }
      if initializer.parameters.isEmpty, initializers.isEmptyTaken(state) {
        if initializer.body?.statements.isEmpty == true {
          left.insert(member.declaration.id)
        } else {
          leftMembers[member.declaration.id] = "the generated state has this initializer, too"
        }
      } else if DeclarationKey.of(member.declaration) == memberwiseKey, !left.contains(member.declaration.id)
      {
        report.add(
          .open,
          "the generated initializer has the labels of this one",
          at: member.source.location(of: member.declaration)
        )
      } else if initializer.parameters.allSatisfy({ $0.defaultValue != nil }),
        initializers.isEmptyTaken(state)
      {
        report.add(
          .open,
          "a call without values takes the generated initializer, not this one",
          at: member.source.location(of: member.declaration)
        )
      }
    }
  }
}

extension InitializerDeclSyntax {
  fileprivate var parameters: [FunctionParameterSyntax] { Array(signature.parameterClause.parameters) }
  fileprivate var labels: [String?] {
    parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.plainText }
  }

  /// Whether a call with these labels may mean it.
  fileprivate func takes(_ given: [String?]) -> Bool {
    let needed = parameters.filter { $0.defaultValue == nil && !$0.type.is(FunctionTypeSyntax.self) }.count
    return Set(given).isSubset(of: labels) && (needed...max(needed, parameters.count)).contains(given.count)
  }
}

extension StoredProperty {
  /// Whether the generated property may have a default.
  fileprivate var mayHaveDefault: Bool {
    guard value == nil, let type else { return true }
    let names: Set = [
      "Set", "Array", "Dictionary", "IdentifiedArrayOf", "IdentifiedArray", "StackState", "State",
    ]
    return type.unwrapped.isOptional || type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self)
      || names.contains(type.path.last ?? "") || type.path.last?.hasSuffix("State") == true
  }
}

extension FunctionCallExprSyntax {
  /// The type of the property or the parameter that has the call as its whole value.
  fileprivate var annotatedType: TypeSyntax? {
    guard let clause = parent?.as(InitializerClauseSyntax.self) else { return nil }
    return clause.parent?.as(FunctionParameterSyntax.self)?.type
      ?? clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
  }
}

extension ExprSyntax {
  /// Whether a generated state begins with this value of a child.
  fileprivate func isFirst(of kind: ImportedChild.Kind) -> Bool {
    let isNil = self.is(NilLiteralExprSyntax.self) || trimmedDescription == ".none"
    switch kind {
    case .one: return isPlainCall
    case .optional, .oneOf(_, nil): return isNil
    case .each, .stack: return isPlainCall || self.as(ArrayExprSyntax.self)?.elements.isEmpty == true
    case .oneOf(_, _?):
      guard let call = self.as(FunctionCallExprSyntax.self) else {
        return self.is(MemberAccessExprSyntax.self)
      }
      return call.trailingClosure == nil && call.arguments.allSatisfy(\.expression.isPlainCall)
    }
  }

  /// Whether it makes a value of a type without arguments.
  private var isPlainCall: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil
    else { return false }
    let called = call.calledExpression
    if called.is(ArrayExprSyntax.self) || called.is(GenericSpecializationExprSyntax.self) { return true }
    guard let name = called.calledNames?.last else { return called.trimmedDescription == "Self" }
    return name == "init" || name.first?.isUppercase == true
  }
}

private final class Calls: SyntaxVisitor {
  var all: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    all.append(node)
    return .visitChildren
  }
}

extension ExprSyntax {
  /// `["Counter", "State"]` for `Counter.State`, `["init"]` for `.init`; nil for other expressions.
  fileprivate var calledNames: [String]? {
    if let name = self.as(DeclReferenceExprSyntax.self) {
      return ["Self", "self"].contains(name.baseName.text) ? [] : [name.baseName.plainText]
    }
    guard let access = self.as(MemberAccessExprSyntax.self) else { return nil }
    guard let base = access.base else {
      return access.declName.baseName.text == "init" ? ["init"] : nil
    }
    return base.calledNames.map { $0 + [access.declName.baseName.plainText] }
  }
}
#endif
