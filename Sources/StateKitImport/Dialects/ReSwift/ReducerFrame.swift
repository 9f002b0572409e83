#if Import
internal import SwiftSyntax

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
#endif
