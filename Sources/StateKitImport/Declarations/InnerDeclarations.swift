#if Import
internal import SwiftSyntax

/// What declarations at any depth tell, also those inside of functions: which names wait, and what reads dependencies.
final class InnerDeclarations: SyntaxVisitor {
  /// Whether the declarations of a function, or of a closure in a property, are `async`.
  private var waiting: [String: Set<Bool>] = [:]
  /// The variables with `@Dependency`.
  private var dependencies: Set<SyntaxIdentifier> = []

  /// The names of computed properties, and of variables that belong to types.
  private var computed: Set<String> = []
  /// The names that computed properties read, if they do nothing else.
  private var plain: [String: Set<String>] = [:]
  private var globals: Set<String> = []
  /// The names of the cases of enums.
  private(set) var cases: Set<String> = []
  /// The names of cases with a value that has a reference to something shared in it.
  private var referring: Set<String> = []

  init(in sources: [ImportedSource]) {
    super.init(viewMode: .sourceAccurate)
    for source in sources { walk(source.tree) }
    while let (name, _) = plain.first(where: { !$0.value.isDisjoint(with: computed.union(globals)) }) {
      plain[name] = nil
      computed.insert(name)
    }
  }

  /// Whether a call of a name needs an `await`; nil if the app has no declaration of it, or different ones.
  func waits(_ name: String) -> Bool? { waiting[name].flatMap { $0.count == 1 ? $0.first : nil } }

  /// Whether the app declares a function of a name.
  func declares(_ name: String) -> Bool { waiting[name] != nil }

  /// Whether reading a property of a name may run code of the app, or have another result each time.
  func computes(_ name: String) -> Bool { computed.contains(name) || Self.foreign.contains(name) }

  /// Properties of Foundation with another value each time.
  private static let foreign: Set<String> = [
    "autoupdatingCurrent", "current", "isMainThread", "now", "timeIntervalSinceNow",
  ]

  /// Whether the values of a case that were shared are copies after the import.
  func takesCopies(_ name: String) -> Bool { cases.contains(name) && !referring.contains(name) }

  /// Whether code reads dependencies where it runs: variables of functions, and properties of types that are no features.
  ///
  /// The properties of a feature keep the values that were there when it was made. These others are read inside of a store, or
  /// have the values of the whole process.
  func readDependencies(besides features: [DeclaredType]) -> Bool {
    !dependencies.isSubset(of: features.flatMap(\.members).map(\.declaration.id))
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    waiting[node.name.plainText, default: []].insert(node.signature.effectSpecifiers?.asyncSpecifier != nil)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.contains(where: { $0.name == "Dependency" }) { dependencies.insert(node.id) }
    let isOfType = node.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
    let isOfFile = node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    // Others may change it meanwhile.
    let type = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)
    let isOfShared =
      node.bindingSpecifier.text == "var" && type?.inheritanceClause?.description.contains("Sendable") == true
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
        continue
      }
      if isOfFile { globals.insert(name) }
      if isOfShared, binding.accessorBlock == nil { computed.insert(name) }
      guard isOfType || binding.accessorBlock != nil else { continue }
      if !isOfType, case .getter(let code)? = binding.accessorBlock?.accessors,
        let reads = PlainCode.reads(code)
      {
        plain[name, default: []].formUnion(reads)
      } else {
        computed.insert(name)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    cases.insert(node.name.plainText)
    for value in node.parameterClause?.parameters ?? []
    where value.type.sharedValue == nil && value.type.trimmedDescription.contains("Shared") {
      referring.insert(node.name.plainText)
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self),
      let function = node.typeAnnotation.flatMap({ $0.type.function })
    {
      waiting[name.identifier.plainText, default: []].insert(function.effectSpecifiers?.asyncSpecifier != nil)
    }
    return .visitChildren
  }
}

extension TypeSyntax {
  /// `Int` in `Shared<Int>`, whose place a copy takes.
  var sharedValue: TypeSyntax? {
    guard let name = path.last, ["Shared", "SharedReader"].contains(name), genericArguments.count == 1
    else { return nil }
    return genericArguments[0]
  }

  /// The type of a closure, without attributes and parentheses; nil for other types.
  fileprivate var function: FunctionTypeSyntax? {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.function }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.function
    }
    return self.as(FunctionTypeSyntax.self)
  }
}
#endif
