#if Import
internal import SwiftSyntax

/// Finds what may have another result, or do something, the second time.
///
/// Only literals, values of the payload, stored properties of the state with plain members of them, constants of the feature with
/// a literal value, cases of enums, and the operators of the standard library may be evaluated again.
final class RepeatableValue: SyntaxVisitor {
  private let known: Set<String>
  private let lists: Set<String>
  private let branch: BranchReader
  /// The constants of the feature that have a literal value, as code in it names them.
  private lazy var constants: Set<String> = {
    let hidden = PatternNames(in: branch.core.statements).patterns
    return branch.feature.type.literalConstants.filter { !hidden.contains($0) }
  }()
  private var once: String?
  private var state: String { branch.core.state }
  private var app: InnerDeclarations { branch.feature.inner }

  /// The text of the first part that may not be repeated; nil without one.
  ///
  /// - Parameter known: The names of values of the payload, and of constants that may be computed again.
  static func partToMakeOnce(
    in node: some SyntaxProtocol,
    besides known: Set<String>,
    of branch: BranchReader
  )
    -> String?
  {
    let search = RepeatableValue(known, branch)
    search.walk(node)
    return search.once
  }

  private init(_ known: Set<String>, _ branch: BranchReader) {
    self.known = known
    self.branch = branch
    let lists = branch.domain.state.properties.filter { $0.type.hasPrefix("[") }.map(\.name)
    self.lists = Set(lists + branch.domain.childLists)
    super.init(viewMode: .sourceAccurate)
  }

  private func refuse(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    once = once ?? node.trimmedDescription.onOneLine
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), node.trailingClosure == nil
    else { return refuse(node) }
    let name = access.declName.baseName.plainText
    if isPattern(node) {
      guard access.isImplicitOrType else { return refuse(node) }
    } else {
      guard let base = access.base, RepeatableValue.methods.contains(name), app.waits(name) == nil else {
        return refuse(node)
      }
      walk(base)
    }
    walk(node.arguments)
    return .skipChildren
  }

  private static let methods: Set<String> = ["contains", "hasPrefix", "hasSuffix", "isMultiple"]

  /// Whether it is the pattern of a case: `.busy(let task)`.
  private func isPattern(_ node: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(node)
    while let parent = node.parent {
      if parent.is(ExpressionPatternSyntax.self) { return true }
      guard
        parent.is(FunctionCallExprSyntax.self) || parent.is(LabeledExprListSyntax.self)
          || parent.is(LabeledExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
      else { return false }
      node = parent
    }
    return false
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.plainText
    if node.declName.argumentNames != nil { return refuse(node) }
    guard let base = node.base else { return app.computes(name) ? refuse(node) : .skipChildren }
    // The effect gets the property as a parameter.
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text == state { return .skipChildren }
    if app.computes(name) { return refuse(node) }
    if constants.contains(node.trimmedDescription) { return .skipChildren }
    if base.typePath.last?.first?.isUppercase == true {
      return app.cases.contains(name) ? .skipChildren : refuse(node)
    }
    walk(base)
    return .skipChildren
  }

  /// `state.rows[id: id]`
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), node.trailingClosure == nil,
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == state,
      lists.contains(access.declName.baseName.plainText), node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil || argument.label?.text == "id"
    else { return refuse(node) }
    walk(argument.expression)
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isKnown = known.contains(node.baseName.text) || constants.contains(node.baseName.text)
    if isKnown, node.argumentNames == nil { return .skipChildren }
    return refuse(node)
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    PlainCode.operators.contains(node.operator.text) ? .skipChildren : refuse(node)
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    ["!", "-", "..<", "..."].contains(node.operator.text) ? .visitChildren : refuse(node)
  }

  /// The pattern of a variable would be changed, and the change would be lost.
  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    node.tokenKind == .keyword(.var) ? refuse(node) : .skipChildren
  }

  override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: TypeExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind { refuse(node) }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { refuse(node) }
  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind { refuse(node) }
  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind { refuse(node) }
  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind { refuse(node) }
  override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind { refuse(node) }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { refuse(node) }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { refuse(node) }
  override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind { refuse(node) }
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { refuse(node) }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { refuse(node) }
}

extension DeclaredType {
  /// `limit`, and `Self.limit` for a static one.
  fileprivate var literalConstants: Set<String> {
    var names: Set<String> = []
    for variable in members.compactMap({ $0.declaration.as(VariableDeclSyntax.self) })
    where variable.bindingSpecifier.text == "let" {
      let prefix = variable.modifiers.contains { $0.name.text == "static" } ? "Self." : ""
      for binding in variable.bindings {
        guard let value = binding.initializer?.value, Literal.value(of: value) != nil,
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
        else { continue }
        names.insert(prefix + name)
      }
    }
    return names
  }
}
#endif
