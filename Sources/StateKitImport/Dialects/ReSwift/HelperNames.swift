#if Import
internal import SwiftSyntax

/// The functions and constants beside a reducer that its branches can use by their names alone.
struct HelperNames {
  struct Helper {
    let name: String
    let declaration: DeclSyntax
    let source: ImportedSource
    /// The types around it.
    let path: [String]
  }

  /// The private helpers, which move with the branches that use them.
  private(set) var hidden: [Helper] = []
  private var fullNames: [String: String] = [:]
  private let reducerNames: Set<String>

  /// - Parameters:
  ///   - path: The types around the reducer.
  ///   - reducers: The functions whose branches become handlers.
  init(
    beside source: ImportedSource,
    in path: [String],
    _ names: GeneratedTypeNames,
    besides functions: [ReducerFunction]
  ) {
    reducerNames = Set(functions.map(\.name))
    let reducers = Set(functions.map(\.id))
    for statement in source.tree.statements where !statement.item.hasMistake {
      guard let declaration = statement.item.as(DeclSyntax.self) else { continue }
      add(declaration, source, [], isHidden: declaration.isHidden, reducers, names)
    }
    guard !path.isEmpty, let type = names.index[path] else { return }
    fullNames["Self"] = names.name(of: path)
    for member in type.members {
      add(member.declaration, member.source, path, isHidden: member.declaration.isHidden, reducers, names)
    }
  }

  private mutating func add(
    _ declaration: DeclSyntax,
    _ source: ImportedSource,
    _ path: [String],
    isHidden: Bool,
    _ reducers: Set<SyntaxIdentifier>,
    _ names: GeneratedTypeNames
  ) {
    guard let name = declaration.helperName, !reducers.contains(declaration.id) else { return }
    if isHidden {
      hidden.append(Helper(name: name, declaration: declaration, source: source, path: path))
    } else if !path.isEmpty {
      fullNames[name] = "\(names.name(of: path)).\(name)"
    }
  }

  /// The name with its type, for code outside of the type; nil for other names.
  func fullName(of name: String) -> String? { fullNames[name] }

  /// The name of the reducer that an expression calls; nil if it calls something else.
  func reducer(_ called: ExprSyntax) -> String? {
    let name = called.plainName ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
    return name.flatMap { reducerNames.contains($0) && called.isReducerBase ? $0 : nil }
  }

  /// The private helpers that code uses, directly or through other helpers, in the order of the file.
  func used(by names: Set<String>) -> [Helper] {
    var found: Set<String> = []
    var waiting = names
    while let name = waiting.popFirst() {
      for helper in hidden where helper.name == name && found.insert(name).inserted {
        waiting.formUnion(UsedNames.all(in: helper.declaration).map(\.baseName.plainText))
      }
    }
    return hidden.filter { found.contains($0.name) }
  }
}

extension ExprSyntax {
  /// Whether it can name a reducer: a function, or a member of a type, but not a method of a value.
  fileprivate var isReducerBase: Bool {
    guard let base = self.as(MemberAccessExprSyntax.self)?.base else { return true }
    return base.typePath.last?.first?.isUppercase ?? false
  }
}

extension DeclSyntax {
  fileprivate var modifierNames: [String] {
    let modifiers = self.as(FunctionDeclSyntax.self)?.modifiers ?? self.as(VariableDeclSyntax.self)?.modifiers
    return modifiers?.map(\.name.text) ?? []
  }

  /// The name of a function or a constant.
  var helperName: String? {
    if let function = self.as(FunctionDeclSyntax.self) { return function.name.plainText }
    guard let variable = self.as(VariableDeclSyntax.self), variable.bindings.count == 1 else { return nil }
    return variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
  }
}

extension HelperNames.Helper {
  /// The declaration as a private, non-static member of the type with the handlers.
  func piece(_ helpers: HelperNames, _ names: GeneratedTypeNames) -> SwiftPiece {
    var edits = NameRepair.edits(in: declaration, names, from: path, to: [])
    let modifiers =
      declaration.as(FunctionDeclSyntax.self)?.modifiers ?? declaration.as(VariableDeclSyntax.self)?.modifiers
    for modifier in modifiers ?? [] {
      switch modifier.name.text {
      case "static", "class":
        let start = modifier.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.append(TextEdit(start..<modifier.endPosition.utf8Offset, with: ""))
      case "fileprivate": edits.append(TextEdit(modifier.name, with: "private"))
      default: break
      }
    }
    for use in UsedNames.all(in: declaration) {
      if let full = helpers.fullName(of: use.baseName.plainText) {
        edits.append(TextEdit(use.baseName, with: full))
      }
    }
    return SwiftPiece(key: DeclarationKey.of(declaration), text: source.movedText(of: declaration, edits))
  }
}
#endif
