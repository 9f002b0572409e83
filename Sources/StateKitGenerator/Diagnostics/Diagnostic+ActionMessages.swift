/// What can be wrong with what happens on actions: SK0690 to SK0699.
extension Diagnostic {
  static func deadAction(_ action: ActionSchema) -> Diagnostic {
    let name = action.name.value.quoted
    return Diagnostic(
      .warning,
      "SK0690",
      "nothing happens on \(name): it changes no state, and no bridge, reaction, effect or request waits for it;"
        + " remove it, or, where middleware or a side effect written by hand handles it, say so by"
        + " \"allow\": [\"SK0690\"]",
      at: action.name.location
    )
  }
}
