#if Import
internal import StateKitGenerator
internal import SwiftParser
internal import SwiftSyntax

/// A switch over the values of an action, with the patterns of its branches.
struct ValueSwitch {
  let branches: [ImportedBranch]
  /// The names of the values.
  let values: [String]
  let body: (ImportedBranch) -> String

  /// - Parameters:
  ///   - needsDefault: Whether a last case handles the remaining values.
  ///   - joinsRest: Whether a branch for all values without statements becomes that last case.
  func text(needsDefault: Bool, joinsRest: Bool = false) -> String {
    let values = values.map(Identifier.spell)
    let subject = values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
    var lines = ids + ["switch \(subject) {"]
    var isWhole = false
    var hasRest = needsDefault
    for branch in branches {
      let text = body(branch)
      let code = text.withoutComments
      let elements = branch.elements.filter { $0.key != $0.value && code.mentions($0.value) }
      // Another empty branch is kept, because it prevents later branches from matching.
      if joinsRest, text.isEmpty, branch.isPlain {
        hasRest = true
        break
      }
      lines.append("case \(pattern(of: branch, text)):")
      lines += elements.sorted { $0.key < $1.key }.map { "  let \($0.value) = \($0.key)" }
      lines.append(Indentation.added("  ", to: text.isEmpty ? "break" : text))
      if branch.isPlain { isWhole = true }
    }
    if hasRest, !isWhole { lines += ["case _: break"] }
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// The lines that give ids of elements the names by which conditions use them.
  private var ids: [String] {
    let pairs = branches.flatMap { branch in
      branch.elements.sorted { $0.key < $1.key }
        .filter { $0.key != $0.value && branch.condition?.mentions($0.value) == true }
    }
    return pairs.map { "let \($0.value) = \($0.key)" }.unique
  }

  private func pattern(of branch: ImportedBranch, _ text: String) -> String {
    let condition = branch.condition.map { " where \($0)" } ?? ""
    let patterns = branch.arguments.isEmpty ? values.map { _ in "_" } : branch.arguments.map(\.pattern)
    let code = text.withoutComments
    let used = patterns.map { PatternText.using($0) { code.mentions($0) || condition.mentions($0) } }
    return (used.count == 1 ? used[0] : "(\(used.joined(separator: ", ")))") + condition
  }
}

/// Removes from patterns the names that the code does not use, of which the compiler would warn.
enum PatternText {
  static func using(_ text: String, _ isUsed: (String) -> Bool) -> String {
    let tree = Parser.parse(source: "switch x { case \(text): break }")
    guard let statement = tree.statements.first?.switchStatement,
      case .switchCase(let branch)? = statement.cases.first,
      case .case(let label) = branch.label, let pattern = label.caseItems.first?.pattern, !tree.hasError
    else { return text }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        return isUsed(name.identifier.text) ? text : "_"
      }
      guard let inner = binding.pattern.as(ExpressionPatternSyntax.self)?.expression else { return text }
      return self.text(of: ValuePattern(inner, isBinding: true), isUsed)
    }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return text }
    return self.text(of: ValuePattern(expression, isBinding: false), isUsed)
  }

  private static func text(of pattern: ValuePattern, _ isUsed: (String) -> Bool) -> String {
    switch pattern {
    case .name(let name): return isUsed(name) ? "let \(name)" : "_"
    case .ignored: return "_"
    case .other(let expression, _):
      // `let name?`
      guard let name = expression.as(OptionalChainingExprSyntax.self)?.expression else { return pattern.text }
      let names = LocalNames.all(in: name).union(
        name.as(DeclReferenceExprSyntax.self).map { [$0.baseName.text] } ?? []
      )
      return names.isEmpty || names.contains(where: isUsed) ? pattern.text : "_?"
    case .enumCase(let found, let expression, _):
      let (head, mark) = found.head(of: expression)
      let arguments = (found.arguments ?? []).map { ($0.label, text(of: $0.pattern, isUsed)) }
      if arguments.allSatisfy({ $0.1 == "_" }) { return head + mark }
      return head + "(" + arguments.map { ($0.0.map { "\($0): " } ?? "") + $0.1 }.joined(separator: ", ")
        + ")" + mark
    }
  }
}

extension CasePattern {
  /// `.loaded`, `UsersAction.loaded`, and the mark of an optional value behind the values.
  fileprivate func head(of expression: ExprSyntax) -> (name: String, mark: String) {
    let text = expression.trimmedDescription
    return (String(text.prefix { $0 != "(" && $0 != "?" }), text.hasSuffix("?") ? "?" : "")
  }
}

extension String {
  /// The text without the lines that are comments or warnings.
  var withoutComments: String {
    let lines = split(separator: "\n").filter { line in
      let text = line.drop(while: \.isWhitespace)
      return !text.hasPrefix("//") && !text.hasPrefix("#warning(")
    }
    return lines.joined(separator: "\n")
  }
}

extension StringProtocol where SubSequence == Substring {
  /// Whether a name stands in the text, as a word of its own.
  func mentions(_ name: String) -> Bool {
    var rest = self[...]
    while let range = rest.firstRange(of: name) {
      let before = rest[..<range.lowerBound].last ?? self[..<range.lowerBound].last
      let after = rest[range.upperBound...].first
      let isWord = { (character: Character?) in
        character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
      }
      if !isWord(before), !isWord(after) { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }
}
#endif
