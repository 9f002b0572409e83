#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// A branch of a reducer or a middleware, for the actions that its pattern matches.
struct MatchedActions {
  enum Subject {
    /// A case of an enum of actions.
    case enumCase(DeclaredType, CasePattern)
    /// An action that is a separate type.
    case type(DeclaredType)
  }

  let subject: Subject
  /// The name that the action has in the branch.
  let binding: String?
  /// The other conditions of the `if` or `guard`.
  var further: [ConditionElementSyntax] = []
  let statements: [CodeBlockItemSyntax]
  let node: Syntax
  /// The function that contains the branch.
  let frame: ReducerFrame
  /// Whether the reducers of children are called after it.
  var isBeforeChildren = false
  /// Whether the branch has a first state of its own, which is not the one that a store begins with.
  var hasOtherFirst = false

  var location: SourceLocation { frame.source.location(of: node) }

  /// The type of the action.
  var type: DeclaredType {
    switch subject {
    case .enumCase(let type, _), .type(let type): type
    }
  }
}

extension MatchedActions {
  /// Whether the branch returns from the reducer.
  var returns: Bool { statements.contains { !Returns.all(in: $0).isEmpty } }

  /// The number of lines of the pattern and the statements.
  var lineCount: Int {
    node.trimmedDescription.lineCount + statements.reduce(0) { $0 + $1.trimmedDescription.lineCount }
  }

  /// All code of the branch, with its conditions.
  var parts: [Syntax] {
    let clause = node.as(SwitchCaseItemSyntax.self)?.whereClause
    return (statements + usedConstants).map(Syntax.init) + further.map(Syntax.init)
      + (clause.map { [Syntax($0)] } ?? [])
  }

  /// The constants from before the branches that the branch uses, directly or through others, in order.
  var usedConstants: [CodeBlockItemSyntax] {
    var names = Set(statements.flatMap { UsedNames.all(in: $0) }.map(\.baseName.plainText))
    var found: [CodeBlockItemSyntax] = []
    for constant in frame.constants.reversed() where !LocalNames.all(in: constant).isDisjoint(with: names) {
      names.formUnion(UsedNames.all(in: constant).map(\.baseName.plainText))
      found.insert(constant, at: 0)
    }
    return found
  }
}
#endif
