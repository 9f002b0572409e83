#if Import
internal import SwiftSyntax

/// The type that gets the handlers of a domain: what moves into it from the app's code.
struct HandlerHolder {
  /// `Counter`, or `CounterReducer` where the app has no such type.
  let name: String
  /// The members that move unchanged: dependencies, helpers, nested types.
  var members: [DeclaredMember] = []
  /// The type from which they come.
  var type: DeclaredType?
  /// Whether `State` and `Action` are names inside of it.
  var hasInnerNames = false
  /// Whether other code needs it, also without handlers.
  var isNamed = false
  /// Members that are written anew, such as a branch that the reducer of another domain calls.
  var pieces: [SwiftPiece] = []
  /// What the file imports if its code has a word, such as `protocol ReSwift.Action` for `Action`.
  var imports: [(word: String, line: String)] = []
}
#endif
