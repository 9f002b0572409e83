#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// A type that the app declares, with its extensions.
final class DeclaredType {
  enum Kind { case `struct`, `enum`, `class`, `actor`, `protocol` }

  /// For example `["Counter", "State"]`.
  let path: [String]
  let kind: Kind
  let source: ImportedSource
  let declaration: any DeclGroupSyntax
  /// The members of the declaration, then those of its extensions.
  private(set) var members: [DeclaredMember] = []
  /// The names after the colon, also of extensions, as they are written.
  private(set) var inherited: [String] = []
  private(set) var extensions: [(declaration: any DeclGroupSyntax, source: ImportedSource)] = []

  init(path: [String], kind: Kind, source: ImportedSource, declaration: any DeclGroupSyntax) {
    self.path = path
    self.kind = kind
    self.source = source
    self.declaration = declaration
    add(declaration, in: source, isExtension: false)
  }

  func add(_ group: any DeclGroupSyntax, in source: ImportedSource, isExtension: Bool) {
    members += group.memberBlock.members.map {
      DeclaredMember(declaration: $0.decl, source: source, isInExtension: isExtension)
    }
    inherited += DeclaredType.inherited(by: group)
    if isExtension { extensions.append((group, source)) }
  }

  private static func inherited(by group: any DeclGroupSyntax) -> [String] {
    group.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
  }

  var name: String { path.joined(separator: ".") }

  /// The name without `@`, for example `Reducer`.
  func hasAttribute(_ name: String) -> Bool { declaration.attributes.contains { $0.name == name } }

  var isGeneric: Bool {
    declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
  }

  func inherits(_ names: Set<String>) -> Bool {
    inherited.contains { names.contains($0.prefix { $0 != "<" }.description) }
  }

  /// Whether a protocol's name is in the list, or another that implies it.
  func conforms(to name: String) -> Bool {
    inherits(name == "Equatable" ? ["Equatable", "Hashable", "Comparable", "OptionSet"] : [name])
  }

  /// The conformances that a schema adds for it.
  var addedConformances: [ConformanceSchema] { [.hashable, .codable].filter { conforms(to: $0.rawValue) } }

  var cases: [EnumCaseElementSyntax] {
    members.compactMap { $0.declaration.as(EnumCaseDeclSyntax.self) }.flatMap { Array($0.elements) }
  }

  /// The stored properties, in order.
  var storedProperties: [StoredProperty] {
    members.filter { !$0.isInExtension }.flatMap(StoredProperty.all)
  }

  /// What is neither public nor for the package counts as internal.
  var access: AccessLevel {
    let modifiers = declaration.modifiers.map(\.name.text)
    return [.public, .package].first { modifiers.contains($0.rawValue) } ?? .internal
  }
}

/// A member, and the file that has it.
struct DeclaredMember {
  let declaration: DeclSyntax
  let source: ImportedSource
  let isInExtension: Bool
}

extension DeclaredMember {
  /// Whether it is a stored property that is computed at its first use.
  var isLazy: Bool {
    declaration.as(VariableDeclSyntax.self)?.modifiers.contains { $0.name.text == "lazy" } ?? false
  }

  /// Whether the schema replaces the member: a stored property or a case.
  var isReplaced: Bool {
    if declaration.is(EnumCaseDeclSyntax.self) || !conditional.isEmpty { return true }
    return isLazy || !StoredProperty.all(of: self).isEmpty
  }

  /// The stored properties and cases within `#if`.
  var conditional: [DeclSyntax] {
    guard let condition = declaration.as(IfConfigDeclSyntax.self) else { return [] }
    let inner = condition.clauses.flatMap { clause -> [DeclSyntax] in
      guard case .decls(let members)? = clause.elements else { return [] }
      return members.map(\.decl)
    }
    return inner.filter { declaration in
      let member = DeclaredMember(declaration: declaration, source: source, isInExtension: isInExtension)
      return declaration.is(EnumCaseDeclSyntax.self) || !member.conditional.isEmpty
        || !isInExtension && !StoredProperty.all(of: member).isEmpty
    }
  }
}

extension EnumCaseElementSyntax {
  var values: [EnumCaseParameterSyntax] { parameterClause.map { Array($0.parameters) } ?? [] }
}

extension EnumCaseParameterSyntax {
  var label: String? { firstName.flatMap { $0.text == "_" ? nil : $0.plainText } }
}

extension AttributeListSyntax.Element {
  /// The name without `@`; nil for `#if`.
  var name: String? { self.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
}
#endif
