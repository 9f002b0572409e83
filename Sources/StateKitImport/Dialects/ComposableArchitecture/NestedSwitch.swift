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
        cases.append(
          Case(branch: inner, item: item, argument: NestedSwitch.argument(item.pattern), isValueUsed: isUsed)
        )
      }
    }
    self.cases = cases
  }

  private static func argument(_ pattern: PatternSyntax) -> ImportedBranch.Argument {
    if pattern.trimmedDescription == "_" { return .ignored }
    let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    if let name = inner.as(IdentifierPatternSyntax.self) { return .name(name.identifier.text) }
    return .pattern(pattern.trimmedDescription)
  }
}

extension CodeBlockItemSyntax {
  /// The `switch` whose value a `return` gives.
  fileprivate var returnedSwitch: SwitchExprSyntax? {
    item.as(ReturnStmtSyntax.self)?.expression?.as(SwitchExprSyntax.self)
  }
}
#endif
