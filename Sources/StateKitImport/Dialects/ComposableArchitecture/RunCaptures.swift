#if Import
internal import SwiftSyntax

/// What the closures of `.run` take from their branch.
struct RunCaptures {
  /// The values of the state, by their names in the closures.
  private(set) var inputs: [(name: String, path: [String])] = []
  /// The expressions that take nothing from the branch, by their names in the closures.
  private(set) var constants: [(name: String, text: String)] = []
  /// The edits for what the closures read of the captured state.
  private(set) var edits: [TextEdit] = []
  /// Why a closure outside of the branch cannot have it; nil if it can.
  private(set) var doubt: String?

  /// - Parameter locals: The names that the branch declares.
  init(of run: RunClosure, in branch: BranchReader, locals: Set<String>) {
    for capture in run.captures where doubt == nil {
      if let value = capture.value {
        take(value, as: capture.name, of: branch, locals)
      } else if capture.name == branch.core.state {
        takeState(of: run, branch, locals)
      } else if locals.contains(capture.name) {
        doubt = RunCaptures.doubt(capture.name)
      }
    }
    let captured = Set(inputs.map(\.name) + constants.map(\.name))
    for closure in run.closures where doubt == nil {
      let local = UsedNames.all(in: closure.statements).map(\.baseName.text).first {
        locals.contains($0) && !captured.contains($0)
      }
      if let local, !LocalNames.all(in: closure.statements).contains(local) {
        doubt = RunCaptures.doubt(local)
      }
    }
  }

  private mutating func takeState(of run: RunClosure, _ branch: BranchReader, _ locals: Set<String>) {
    guard let reads = StateReads(in: run.operation, of: branch, locals: locals) else {
      doubt = "the effect takes the whole state"
      return
    }
    edits += reads.edits
    inputs += reads.inputs.map { ($0, [$0]) }
  }

  private mutating func take(
    _ value: ExprSyntax,
    as name: String,
    of branch: BranchReader,
    _ locals: Set<String>
  ) {
    let text = value.trimmedDescription
    if branch.values.payloadLabel(of: value) == name { return }
    if let path = branch.values.path(of: value) {
      inputs.append((name, path))
    } else if value.uses(locals.union([branch.core.state])) {
      doubt = RunCaptures.doubt(name)
    } else if text != name, text != "self." + name {
      if Literal.value(of: value) == nil, !value.isOf(branch.feature.type) {
        doubt = "the effect takes '\(name)', which is read before it starts"
      } else {
        constants.append((name, text))
      }
    }
  }

  private static func doubt(_ name: String) -> String {
    "the effect takes '\(name)', which the branch computes"
  }
}

extension RunClosure {
  var closures: [ClosureExprSyntax] { [operation, recovery].compactMap { $0 } }
}

extension ExprSyntax {
  /// Whether it is a stored property of a type, or a part of one: `client.load`.
  fileprivate func isOf(_ type: DeclaredType) -> Bool {
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.plainText {
      return name == "self" || type.storedProperties.contains { $0.name == name }
    }
    return self.as(MemberAccessExprSyntax.self)?.base?.isOf(type) ?? false
  }
}

extension ValueReader {
  /// The name of a value of the payload.
  fileprivate func payloadLabel(of expression: ExprSyntax) -> String? {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    return payload[name] == nil ? nil : name
  }
}
#endif
