#if Import
/// The meaning of an action's name in some statements.
struct ActionScope {
  let action: String
  /// The type of the action, if it is a known enum.
  var type: DeclaredType?
  /// The case of another action that contains this one.
  var wrapper: (type: DeclaredType, name: String)?

  init(action: String, type: DeclaredType?) {
    self.action = action
    self.type = type
  }
}
#endif
