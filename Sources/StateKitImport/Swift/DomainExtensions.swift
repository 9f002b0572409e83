#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Writes extensions of the generated types: the app's members of the types that these replace, and names from before.
struct DomainExtensions {
  let context: HolderContext

  private var domain: ImportedDomain { context.domain }
  private var names: GeneratedTypeNames { context.names }
  private var access: String { context.access }

  var all: [TypePiece] {
    domain.replaced.flatMap { [alias(of: $0), members(of: $0)].compactMap { $0 } } + choiceCase + screens
  }

  /// An alias in the old place, if that is generated, too.
  private func alias(of replaced: ReplacedType) -> TypePiece? {
    let outer = Array(replaced.type.path.dropLast())
    guard outer.count > 1, names.isGenerated(outer), let name = replaced.type.path.last,
      outer != context.holder.type?.path
    else { return nil }
    return context.extensionAlias(name, of: replaced.generated, in: names.name(of: outer))
  }

  /// The members other than properties and cases.
  private func members(of replaced: ReplacedType) -> TypePiece? {
    let type = replaced.type
    var members: [SwiftPiece] = []
    if type.kind == .struct { members += initializer(of: type) + stateNames }
    if replaced.generated == domain.name + "Action" {
      members += DefaultedCases(domain: domain, refusals: context.refusals, access: access).pieces
    }
    members += type.members.filter { member in
      !member.isReplaced && !names.isReplaced(member.declaration, in: type.path)
        && !domain.left.contains(member.declaration.id)
    }.map { member in
      let piece = context.moved(
        member.declaration,
        in: member.source,
        from: type.path,
        to: [replaced.generated],
        adding: firstValues(in: member, of: type)
      )
      return piece.key == domain.memberwiseKey
        ? piece.asWarning("the generated initializer has these labels") : piece
    }
    var conformances = type.inherited.filter {
      !LeftConformances.names.contains($0.prefix { $0 != "<" }.description) && !$0.hasPrefix("ReSwift.")
    }
    // A generated state is identifiable by a stored property.
    if type.kind == .struct, type.conforms(to: "Identifiable"), !context.builder.propertyNames.contains("id")
    {
      conformances.append("Identifiable")
    }
    if members.isEmpty, conformances.isEmpty { return nil }
    let inheritance = conformances.isEmpty ? "" : ": \(conformances.joined(separator: ", "))"
    let head = "extension \(replaced.generated)"
    return TypePiece(head: head + inheritance, key: head, members: members)
  }

  /// Lets an initializer of a state set the first values, which the properties of a public generated type do not have.
  private func firstValues(in member: DeclaredMember, of type: DeclaredType) -> [TextEdit] {
    guard !access.isEmpty, type.kind == .struct,
      let body = member.declaration.as(InitializerDeclSyntax.self)?.body,
      !body.tokens(viewMode: .sourceAccurate).contains(where: { $0.isDelegation })
    else { return [] }
    let generated = context.builder.propertyNames + context.builder.childNames
    let lines = type.storedProperties.compactMap { property -> String? in
      guard generated.contains(property.name) else { return nil }
      if let value = property.value {
        return "self.\(property.name) = \(DefaultValue.swift(value, names, in: type.path))"
      }
      let isNil = !property.isLet && property.type?.unwrapped.isOptional == true
      return isNil ? "self.\(property.name) = nil" : nil
    }
    if lines.isEmpty { return [] }
    let column = member.source.column(
      of: member.declaration.positionAfterSkippingLeadingTrivia.utf8Offset
    )
    let space = "\n" + String(repeating: " ", count: column)
    let start = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    let text = lines.map { "\(space)  \($0)" }.joined()
    guard let first = body.statements.first, let last = body.statements.last else {
      return [TextEdit(start..<start, with: text + space)]
    }
    if first.leadingTrivia.contains(where: \.isNewline) { return [TextEdit(start..<start, with: text)] }
    // `init() { count = 1 }`
    let end = last.endPositionBeforeTrailingTrivia.utf8Offset
    return [
      TextEdit(start..<first.textRange.lowerBound, with: "\(text)\(space)  "),
      TextEdit(end..<body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset, with: space),
    ]
  }

  private func initializer(of type: DeclaredType) -> [SwiftPiece] {
    let earlier = EarlierInitializer(
      names: names,
      generated: context.builder.propertyNames + context.builder.childNames,
      stateNames: domain.stateNames,
      screens: screenTypes,
      access: access,
      plain: PlainInitializer(of: type).flatMap { domain.left.contains($0.declaration.id) ? $0 : nil }
    )
    return [earlier.piece(for: type)].compactMap { $0 }
  }

  private var stateNames: [SwiftPiece] {
    domain.stateNames.map { name in
      SwiftPiece(
        key: "var \(name.name)",
        text: """
          /// The child's name before the import.
          \(access)var \(name.name): \(name.type) {
            get { \(name.child) }
            _modify { yield &\(name.child) }
          }
          """
      )
    }
  }

  // MARK: - States of cases

  /// A function or property that makes the state of a case as before: `.hint(text: "…")`.
  private var choiceCase: [TypePiece] {
    guard let choice = domain.choiceCase else { return [] }
    let head = "extension \(choice.state)"
    return [TypePiece(head: head, key: head, members: [piece(for: choice)])]
  }

  private func piece(for choice: ChoiceCase) -> SwiftPiece {
    if choice.values.isEmpty {
      return SwiftPiece(
        key: "var \(choice.name)",
        text:
          "\(access)static var \(choice.name): \(choice.state) { .\(choice.name)(\(domain.name)State()) }"
      )
    }
    let names = choice.values.enumerated().map { index, value in value.label ?? "value\(index)" }
    let parameters = zip(choice.values, names).map { value, name in
      "\(value.label == nil ? "_ " : "")\(name): \(value.type)"
    }
    let arguments = zip(domain.state.properties, names).map { "\($0.name): \($1)" }.joined(separator: ", ")
    let labels = choice.values.map { ($0.label ?? "_") + ":" }.joined()
    return SwiftPiece(
      key: "func \(choice.name)(\(labels))",
      text: """
        \(access)static func \(choice.name)(\(parameters.joined(separator: ", "))) -> \(choice.state) {
          .\(choice.name)(\(domain.name)State(\(arguments)))
        }
        """
    )
  }

  // MARK: - Stacks with one kind of screens

  /// The generated types of the screens, by the names of the stacks.
  private var screenTypes: [String: String] {
    let stacks = domain.children.filter(\.hasOneKind).map {
      ($0.name, "\(GeneratedNamesOfParts.part(domain.name, $0.name))State")
    }
    return Dictionary(stacks) { first, _ in first }
  }

  /// A function that appends a screen as before: `state.path.append(post)`.
  private var screens: [TypePiece] {
    domain.children.compactMap { child in
      guard case .stack(let cases) = child.kind, let only = cases.first, let screen = screenTypes[child.name]
      else { return nil }
      return TypePiece(
        head: "extension StackState where Element == \(screen)",
        key: "extension StackState",
        members: [
          SwiftPiece(
            key: "func append(_:)",
            text: """
              /// Shows a screen on top of the others.
              \(access)mutating func append(_ \(only.name): \(only.domain)State) { append(.\(only.name)(\(only.name))) }
              """
          )
        ]
      )
    }
  }
}

extension GeneratedTypeNames {
  /// Whether a generated type replaces a nested type.
  fileprivate func isReplaced(_ declaration: DeclSyntax, in path: [String]) -> Bool {
    guard let named = declaration.asProtocol((any NamedDeclSyntax).self) else { return false }
    return isGenerated(path + [named.name.plainText])
  }
}

extension TokenSyntax {
  /// Whether it is `self` in `self.init(…)` or `self = …`.
  fileprivate var isDelegation: Bool {
    guard tokenKind == .keyword(.self), let next = nextToken(viewMode: .sourceAccurate) else { return false }
    return next.text == "=" || next.nextToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.`init`)
  }
}
#endif
