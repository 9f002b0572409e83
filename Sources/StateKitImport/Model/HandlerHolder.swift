#if Import
internal import SwiftSyntax

/// The type that gets the handlers of a domain, with the declarations that move into it from the app's code.
struct HandlerHolder {
  /// `Counter`; `CounterReducer` if the app does not have that type.
  let name: String
  /// The members that move unchanged: dependencies, helpers, nested types.
  var members: [DeclaredMember] = []
  /// The app's type that contains these members.
  var type: DeclaredType?
  /// Whether it has the type aliases `State` and `Action`.
  var hasInnerNames = false
  /// Whether other code needs it, even without handlers.
  var isNamed = false
  /// Members that the importer writes, such as a branch that the reducer of another domain calls.
  var pieces: [SwiftPiece] = []
  /// Private declarations of the app's file, and extensions with private members, which the moved code uses.
  var neighbors: [TypePiece] = []
  /// Imports that the file needs if its code has a certain word, such as `protocol ReSwift.Action` for `Action`.
  var imports: [(word: String, line: String)] = []
}
#endif
