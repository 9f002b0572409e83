#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// A call of the reducer of a part of the state.
struct ChildCall {
  /// The property of the state.
  let property: String
  let function: ReducerFunction
  /// The value that the call gives while there is no state: `state?.users ?? UsersState()`.
  var first: [ExprSyntax]?
  /// The case around the child's action, such as `users` in `.users(let action)`; nil if it gets the same action.
  var wrapper: (type: DeclaredType, name: String)?
  let node: Syntax
  let frame: ReducerFrame

  var location: SourceLocation { frame.source.location(of: node) }
}
#endif
