import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds the mutants of a file. Types are unknown, so the compiler has to say which of them do not compile.
struct MutantFinder {
  private(set) var mutants: [Mutant] = []
  private let path: String
  private let places: SourceLocationConverter
  private let first: Int
  /// Conditions that one mutant negates; the opposite operator or value would be the same mutant.
  private var negated: Set<SyntaxIdentifier> = []

  init(path: String, text: String, first: Int) {
    let file = OperatorTable.standardOperators.foldAll(Parser.parse(source: text)) { _ in }
    self.path = path
    self.first = first
    places = SourceLocationConverter(fileName: path, tree: file)
    find(in: file)
  }

  private mutating func find(in node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .attribute, .expressionPattern: return
    case .ifConfigClause(let clause): return clause.elements.map { find(in: Syntax($0)) } ?? ()
    case .conditionElement(let element): if case .expression(let value) = element.condition { negate(value) }
    case .whereClause(let clause): negate(clause.condition)
    case .repeatStmt(let statement): negate(statement.condition)
    case .ternaryExpr(let values): negate(values.condition, "swap the values: \(said(values))")
    case .booleanLiteralExpr(let flag): swap(flag)
    case .infixOperatorExpr(let operation): swapOperator(of: operation)
    case .functionCallExpr(let call): swapArguments(of: call)
    case .codeBlockItem(let statement): leaveOut(statement)
    case .functionDecl(let function):
      addReturns(function.body?.statements, function.signature.returnClause?.type)
    case .deinitializerDecl(let deinitializer): addReturns(deinitializer.body?.statements, nil)
    case .accessorDecl(let accessor):
      if !accessor.lends { addReturns(accessor.body?.statements, accessor.type) }
    case .accessorBlock(let block): addReturns(block.accessors.as(CodeBlockItemListSyntax.self), block.type)
    default: break
    }
    for child in node.children(viewMode: .sourceAccurate) { find(in: child) }
  }

  // MARK: Expressions

  private mutating func negate(_ condition: ExprSyntax, _ what: String? = nil) {
    add(what ?? "negate: \(said(condition))", at: condition, negation(condition))
    negated.insert(condition.id)
  }

  private func negation(_ condition: some ExprSyntaxProtocol) -> [Insertion] {
    [before(condition, "negatedByMutant(\(number), "), after(condition, ")")]
  }

  private mutating func swap(_ flag: BooleanLiteralExprSyntax) {
    guard !negated.contains(flag.id) else { return }
    let other = flag.literal.text == "true" ? "false" : "true"
    add("'\(other)' for '\(flag.literal.text)'", at: flag, negation(flag))
  }

  private mutating func swapOperator(of operation: InfixOperatorExprSyntax) {
    let (sign, left, right) = (operation.operator, operation.leftOperand, operation.rightOperand)
    guard let other = otherOperators[sign.trimmedDescription] else { return }
    let what = "'\(other)' for '\(sign.trimmedDescription)'"
    switch other {
    case "&&", "||":
      // `a || b` is the negation of `!a && !b`.
      let negated = "negatedByMutant(\(number), "
      let starts = [before(left, negated + negated), before(right, negated)]
      add(what, at: sign, starts + [after(left, ")"), after(right, "))")])
    case "<", "<=", ">", ">=":
      add(what, at: sign, [after(sign, "~"), before(right, "("), after(right, ", \(number))")])
    default:
      if !negated.contains(operation.id) { add(what, at: sign, negation(operation)) }
    }
  }

  private mutating func swapArguments(of call: FunctionCallExprSyntax) {
    let name = call.calledExpression.lastToken(viewMode: .sourceAccurate)?.text
    guard name != "min", name != "max" else { return }
    let values = call.arguments.map(\.expression)
    for (left, right) in zip(values, values.dropFirst()) {
      guard let first = simple(left), let second = simple(right), first != second else { continue }
      let starts = [(left, second), (right, first)].map { before($0, "(isMutant(\(number)) ? \($1) : ") }
      add("swap: \(first) and \(second)", at: left, starts + [after(left, ")"), after(right, ")")])
    }
  }

  // MARK: Statements

  private mutating func leaveOut(_ statement: CodeBlockItemSyntax) {
    guard canBeLeftOut(statement) else { return }
    let insertions = [before(statement.item, "if !isMutant(\(number)) { "), after(statement.item, " }")]
    add("leave out: \(said(statement.item))", at: statement.item, insertions)
  }

  private mutating func addReturns(_ body: CodeBlockItemListSyntax?, _ type: TypeSyntax?) {
    guard let body, let statement = body.first, let brace = body.previousToken(viewMode: .sourceAccurate),
      // To leave out a single call would be the same mutant.
      !type.isVoid || body.count > 1 || !statement.item.is(ExprSyntax.self)
    else { return }
    // Shared by the mutants of the body.
    let keyword = isResult(statement) ? [before(statement, "return ", order: 0)] : []
    for value in knownValues(of: type) where value != " " + statement.item.trimmedDescription {
      let start = after(brace, " if isMutant(\(number)) { return\(value) };")
      add("return\(value) at once", at: brace, [start] + keyword)
    }
  }

  // MARK: Insertions

  /// The number of the next mutant.
  private var number: Int { first + mutants.count }

  private mutating func add(_ what: String, at node: some SyntaxProtocol, _ insertions: [Insertion]) {
    let place = places.location(for: node.positionAfterSkippingLeadingTrivia)
    mutants.append(
      Mutant(
        number: number,
        path: path,
        line: place.line,
        column: place.column,
        what: what,
        insertions: insertions
      )
    )
  }

  private func before(_ node: some SyntaxProtocol, _ text: String, order: Int? = nil) -> Insertion {
    insertion(node.positionAfterSkippingLeadingTrivia, order ?? number, text)
  }

  private func after(_ node: some SyntaxProtocol, _ text: String) -> Insertion {
    insertion(node.endPositionBeforeTrailingTrivia, -number, text)
  }

  private func insertion(_ place: AbsolutePosition, _ order: Int, _ text: String) -> Insertion {
    Insertion(offset: place.utf8Offset, line: places.location(for: place).line, order: order, text: text)
  }
}

private let otherOperators = [
  "<": "<=", "<=": "<", ">": ">=", ">=": ">", "&&": "||", "||": "&&",
  "==": "!=", "!=": "==", "===": "!==", "!==": "===",
]

private func said(_ node: some SyntaxProtocol) -> String {
  let text = node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return text.count < 60 ? text : text.prefix(57) + "…"
}

/// The text of a value without calls and operators between values.
private func simple(_ value: ExprSyntax) -> String? {
  let tokens = value.tokens(viewMode: .sourceAccurate)
  let isSimple = tokens.allSatisfy {
    switch $0.tokenKind {
    case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .keyword(.self), .keyword(.Self):
      true
    case .period, .prefixOperator, .postfixQuestionMark, .exclamationMark: true
    default: false
    }
  }
  return isSimple ? tokens.map(\.text).joined() : nil
}

/// What a mutant may return at once.
private func knownValues(of type: TypeSyntax?) -> [String] {
  let values = ["Void": [""], "Bool": [" true", " false"], "Int": [" 0"], "String": [" \"\""]]
  return switch type?.kind {
  case .optionalType: [" nil"]
  case .arrayType: [" []"]
  case .dictionaryType: [" [:]"]
  default: values[type?.trimmedDescription ?? "Void"] ?? []
  }
}
