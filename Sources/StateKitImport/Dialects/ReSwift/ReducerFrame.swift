#if Import
internal import SwiftSyntax

/// The code around a branch: the names of the state and the action in it, and the declarations that it can use.
struct ReducerFrame {
  let source: ImportedSource
  /// The types around the function.
  let path: [String]
  /// The name of the variable with the new state.
  var state: String
  /// The name of the state before the changes; nil if the state has only one name.
  var oldState: String?
  /// The name of the optional state, which a handler does not have.
  var optionalState: String?
  /// Whether `state` is an optional that has not been unwrapped yet.
  var isOptional = false
  let isInout: Bool
  let stateType: DeclaredType?
  /// The property that the function takes as its state; nil if it takes the whole state.
  var property: String?
  /// Whether the branch is in the reducer itself, not in a function that the reducer calls.
  var isMain = false
  /// Whether code before the branch lets only some actions through.
  var isNarrowed = false
  /// The names of constants with the next states of children.
  var children: [String: ChildCall] = [:]
  /// Variables that stand for properties of the state.
  var aliases: [String: String] = [:]
  /// The enum whose case contains the actions of the branch.
  var wrapper: DeclaredType?
  /// Constants from before the branches.
  var constants: [CodeBlockItemSyntax] = []
  /// Parameters besides state and action, with the declarations of their default values.
  var defaults: [(name: String, text: String)] = []
  /// Variables from before the branches, which do not exist in a handler.
  var unknown: Set<String> = []

  /// The value of a constant from before the branches.
  func valueOfConstant(_ name: String) -> ExprSyntax? {
    constants.lazy.compactMap { $0.variable?.bindings.first }
      .first { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText == name }?.initializer?.value
  }

  /// The expression for the state in the body of a handler.
  var stateText: String { property.map { "state.\($0)" } ?? state }

  /// All names of the state.
  var names: Set<String> { Set([state] + (oldState.map { [$0] } ?? [])) }
}
#endif
