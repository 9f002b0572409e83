#if Import
internal import StateKitGenerator

/// The closure of an effect: its parameters, and the lines of its body.
struct ClosureText {
  /// The parameters for values of the action.
  let parameters: [String]
  /// The names that the body uses for values of the state. Several values come as one tuple.
  let inputs: [String]

  /// - Parameter leading: The statements before the result. Swift needs a `return` behind them, or behind the line that names the
  ///   inputs.
  func text(_ leading: String = "", result: String) -> String {
    let needsReturn = !result.isEmpty && (!leading.isEmpty || inputs.count > 1)
    return text([leading, (needsReturn ? "return " : "") + result].filter { !$0.isEmpty })
  }

  func text(_ body: [String]) -> String {
    var (parameters, lines) = (parameters, body)
    let inputs = self.inputs.map(Identifier.spell)
    if inputs.count > 1 {
      let values =
        ["values", "given", "read"].first { !(self.parameters + inputs).contains($0) } ?? "values0"
      let used = inputs.filter { name in body.contains { $0.mentions(name) } }
      parameters.append(used.isEmpty ? "_" : values)
      if !used.isEmpty {
        let (names, read) = (
          used.joined(separator: ", "), used.map { "\(values).\($0)" }.joined(separator: ", ")
        )
        lines.insert(used.count == 1 ? "let \(names) = \(read)" : "let (\(names)) = (\(read))", at: 0)
      }
    } else {
      parameters += inputs
    }
    let head = parameters.isEmpty ? "{" : "{ \(parameters.joined(separator: ", ")) in"
    return ([head] + lines.map { Indentation.added("  ", to: $0) } + ["}"]).joined(separator: "\n")
  }
}
#endif
