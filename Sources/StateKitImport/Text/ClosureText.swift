#if Import
/// The closure of an effect: its parameters, and the lines of its body.
struct ClosureText {
  /// The parameters for values of the action.
  let parameters: [String]
  /// The names that the body uses for values of the state. Several values come as one tuple.
  let inputs: [String]

  /// Whether a line that names the inputs comes before the result, so that Swift needs a `return`.
  var namesInputs: Bool { inputs.count > 1 }

  func text(_ body: [String]) -> String {
    var (parameters, lines) = (parameters, body)
    if namesInputs {
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
