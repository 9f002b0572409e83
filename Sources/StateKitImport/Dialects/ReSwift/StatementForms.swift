#if Import
internal import SwiftSyntax

extension CodeBlockItemSyntax {
  var variable: VariableDeclSyntax? {
    if case .decl(let declaration) = item { declaration.as(VariableDeclSyntax.self) } else { nil }
  }

  var guardStatement: GuardStmtSyntax? {
    if case .stmt(let statement) = item { statement.as(GuardStmtSyntax.self) } else { nil }
  }

  var returnStatement: ReturnStmtSyntax? {
    if case .stmt(let statement) = item { statement.as(ReturnStmtSyntax.self) } else { nil }
  }

  /// An `if` as a statement.
  var ifStatement: IfExprSyntax? {
    switch item {
    case .expr(let expression): expression.as(IfExprSyntax.self)
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
    case .decl: nil
    }
  }
}
#endif
