#if Import
/// What a name of an action stands for in some statements.
struct ActionScope {
  let action: String
  /// The enum, if its cases are known.
  var type: DeclaredType?
  /// The case that contains it.
  var wrapper: (type: DeclaredType, name: String)?

  init(action: String, type: DeclaredType?) {
    self.action = action
    self.type = type
  }
}
#endif
