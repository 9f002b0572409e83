#if Import
internal import SwiftSyntax

/// Initializers of states that do more than to set the properties. The generated ones have their labels, so that calls mean those.
struct ReplacedInitializers {
  private var all: [(path: [String], labels: Set<String>)] = []

  init() {}

  init(of types: [DeclaredType]) {
    for type in types where type.kind == .struct && PlainInitializer(of: type) == nil {
      let properties = Set(type.storedProperties.map(\.name))
      for member in type.members {
        guard let initializer = member.declaration.as(InitializerDeclSyntax.self) else { continue }
        let names = Set(initializer.signature.parameterClause.parameters.map(\.firstName.plainText))
        if names == properties, !names.isEmpty { all.append((type.path, names)) }
      }
    }
  }

  /// The reason why code with a call of one does not move.
  ///
  /// - Parameter scope: The path of the type that has the code.
  func reason(in node: some SyntaxProtocol, of scope: [String]) -> String? {
    if all.isEmpty { return nil }
    let calls = Calls(viewMode: .sourceAccurate)
    calls.walk(node)
    for call in calls.all {
      guard let name = call.calledExpression.calledNames else { continue }
      let type = name.last == "init" ? Array(name.dropLast()) : name
      let arguments = Set(call.arguments.compactMap { $0.label?.plainText })
      let found = all.first { path, labels in
        guard arguments.isSubset(of: labels) else { return false }
        if type.isEmpty { return !arguments.isEmpty }
        return type.count == 1 ? path == scope + type : Array(path.suffix(type.count)) == type
      }
      if let path = found?.path {
        return
          "it calls the initializer of '\(path.joined(separator: "."))', which the generated one replaces"
      }
    }
    return nil
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
      return name.baseName.text == "Self" ? [] : [name.baseName.plainText]
    }
    guard let access = self.as(MemberAccessExprSyntax.self) else { return nil }
    guard let base = access.base else {
      return access.declName.baseName.text == "init" ? ["init"] : nil
    }
    return base.calledNames.map { $0 + [access.declName.baseName.plainText] }
  }
}
#endif
