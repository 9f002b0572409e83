#if Import
internal import SwiftSyntax

/// The code of `.run` in the closure of a declared effect.
struct RunCode {
  let run: RunClosure
  let branch: BranchReader
  let captures: RunCaptures
  let edits: [TextEdit]

  /// The closure that gets the values of the action and of the state.
  var closure: ClosureText {
    ClosureText(parameters: branch.parameters, inputs: captures.inputs.map(\.name))
  }

  /// The statements of the operation without the last `dropped` ones.
  func body(dropping dropped: Int = 0) -> String { body(of: run.operation, dropping: dropped) }

  /// The captured constants, then the statements.
  private func body(of closure: ClosureExprSyntax, dropping dropped: Int = 0) -> String {
    let used = Set(UsedNames.all(in: closure.statements).map(\.baseName.text))
    let lines = captures.constants.filter { used.contains($0.name) }.map { "let \($0.name) = \($0.text)" }
    let statements = branch.source.movedText(ofStatements: closure.statements.dropLast(dropped), edits)
    return (lines + [statements].filter { !$0.isEmpty }).joined(separator: "\n")
  }

  /// `AsyncStream<Action>.sending { send in … }`
  var stream: String {
    let name = branch.feature.dismissName
    let own = DismissCalls(of: name, in: run.operation.statements)
    let send = own.calls.isEmpty ? run.send ?? "_" : DismissCalls.sending(run.send)
    let attributes = run.operation.signature?.attributes.trimmedDescription ?? ""
    let head = attributes.isEmpty ? send : "\(attributes) \(send)"
    let code = "AsyncStream<Action>.sending { \(head) in\n\(Indentation.added("  ", to: body()))\n}"
    guard let recovery = run.recovery else { return code }
    var names = recovery.parameterNames
    if !DismissCalls(of: name, in: recovery.statements).calls.isEmpty, names.count < 2 || names[1] == "_" {
      names = [names.first ?? "_", "send"]
    }
    let parameters = names.isEmpty ? "" : " \(names.joined(separator: ", ")) in"
    return code + " catch: {\(parameters)\n\(Indentation.added("  ", to: body(of: recovery)))\n}"
  }
}
#endif
