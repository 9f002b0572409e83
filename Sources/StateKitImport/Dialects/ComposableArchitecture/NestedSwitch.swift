#if Import
internal import SwiftSyntax

/// A branch that only switches over the value of its action, such as an enum of the actions of a view:
/// `case .view(let action): switch action { … }`.
struct NestedSwitch {
  struct Case {
    let branch: SwitchCaseSyntax
    /// Nil for `default`.
    let item: SwitchCaseItemSyntax?
    let argument: ImportedBranch.Argument
    /// Whether the code uses the name of the whole value.
    let isValueUsed: Bool
  }

  let cases: [Case]

  /// Nil for other branches.
  init?(_ branch: SwitchCaseSyntax, of item: SwitchCaseItemSyntax, _ arguments: [ImportedBranch.Argument]) {
    guard arguments.count == 1, case .name(let name) = arguments[0], item.whereClause == nil,
      branch.statements.count == 1,
      let found = branch.statements.first?.switchStatement ?? branch.statements.first?.returnedSwitch,
      found.subject.trimmedDescription == name
    else { return nil }
    var cases: [Case] = []
    for element in found.cases {
      guard case .switchCase(let inner) = element, inner.attribute == nil else { return nil }
      let isUsed = UsedNames.all(in: inner.statements).contains { $0.baseName.text == name }
      guard case .case(let label) = inner.label else {
        cases.append(Case(branch: inner, item: nil, argument: .ignored, isValueUsed: isUsed))
        continue
      }
      for item in label.caseItems {
        let argument = NestedSwitch.argument(item.pattern)
        let isUsed = isUsed && !LocalNames.all(in: item.pattern).union(item.pattern.boundNames).contains(name)
        guard let deeper = NestedSwitch.inside(inner, item), !isUsed else {
          cases.append(Case(branch: inner, item: item, argument: argument, isValueUsed: isUsed))
          continue
        }
        cases += deeper
      }
    }
    self.cases = cases
  }

  /// The cases of a switch over the only value of an inner case: `case .list(let action): switch action { … }`.
  private static func inside(_ branch: SwitchCaseSyntax, _ item: SwitchCaseItemSyntax) -> [Case]? {
    guard let pattern = CasePattern(item.pattern), let only = pattern.arguments?.first,
      pattern.arguments?.count == 1,
      let deeper = NestedSwitch(branch, of: item, [ImportedBranch.Argument(only.pattern)])
    else { return nil }
    let label = only.label.map { "\($0): " } ?? ""
    return deeper.cases.map { found in
      Case(
        branch: found.branch,
        item: found.item,
        argument: .pattern(".\(pattern.name)(\(label)\(found.argument.pattern))"),
        isValueUsed: found.isValueUsed
      )
    }
  }

  private static func argument(_ pattern: PatternSyntax) -> ImportedBranch.Argument {
    if pattern.trimmedDescription == "_" { return .ignored }
    let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    if let name = inner.as(IdentifierPatternSyntax.self) { return .name(name.identifier.text) }
    return .pattern(pattern.trimmedDescription)
  }
}

extension PatternSyntax {
  /// The names that the pattern gives to values.
  fileprivate var boundNames: [String] {
    CasePattern(self)?.arguments?.compactMap { argument in
      if case .name(let name) = argument.pattern { name } else { nil }
    } ?? []
  }
}

extension CodeBlockItemSyntax {
  /// The `switch` whose value a `return` gives.
  fileprivate var returnedSwitch: SwitchExprSyntax? {
    item.as(ReturnStmtSyntax.self)?.expression?.as(SwitchExprSyntax.self)
  }
}
#endif
