#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// A branch of a reducer or a middleware, for the actions that its pattern matches.
struct ActionMatch {
  enum Subject {
    /// A case of an enum of actions.
    case enumCase(DeclaredType, CasePattern)
    /// An action that is a type of its own.
    case type(DeclaredType)
  }

  let subject: Subject
  /// The name of the action in the branch.
  let binding: String?
  let condition: String?
  let statements: [CodeBlockItemSyntax]
  let node: Syntax
  /// The function that has the branch.
  let frame: ReducerFrame
  /// Whether the reducers of children are called after it.
  var isBeforeChildren = false

  var location: SourceLocation { frame.source.location(of: node) }

  /// The type of the action.
  var type: DeclaredType {
    switch subject {
    case .enumCase(let type, _), .type(let type): type
    }
  }
}

extension ActionMatch {
  /// The constants before the branches that the branch uses, also through others, in order.
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

/// What surrounds a branch: the names that state and action have in it.
struct ReducerFrame {
  let source: ImportedSource
  /// The types around the function.
  let path: [String]
  /// The name of the state that changes.
  var state: String
  /// The name of the state as it was; nil if it has only one name.
  var oldState: String?
  /// Whether `state` is an optional that nothing has unwrapped.
  var isOptional = false
  let isInout: Bool
  let stateType: DeclaredType?
  /// The property of the state that is all the state here; nil if it is the whole.
  var property: String?
  /// Whether it is that of the reducer itself, and not of a function that the reducer calls.
  var isMain = false
  /// Whether only some actions come here.
  var isNarrowed = false
  /// The names of constants with the next states of children.
  var children: [String: ChildCall] = [:]
  /// Variables that stand for properties of the state.
  var aliases: [String: String] = [:]
  /// Constants that stand before the branches.
  var constants: [CodeBlockItemSyntax] = []
  /// Parameters besides state and action, with the declarations of their default values.
  var defaults: [(name: String, text: String)] = []
  /// Variables that stand before the branches, and which a handler has not.
  var unknown: Set<String> = []

  /// What stands for the state in the body of a handler.
  var stateText: String { property.map { "state.\($0)" } ?? state }

  /// All names of the state.
  var names: Set<String> { Set([state] + (oldState.map { [$0] } ?? [])) }
}

/// A call of the reducer of a part of the state.
struct ChildCall {
  /// The property of the state.
  let property: String
  let function: ReducerFunction
  /// The case around the child's action, such as `users` in `.users(let action)`; nil if it gets the same action.
  var wrapper: (type: DeclaredType, name: String)?
  let node: Syntax
  let source: ImportedSource

  var location: SourceLocation { source.location(of: node) }
}
#endif
