#if Import
internal import StateKitGenerator

/// A branch for an action of another domain, as a separate function.
struct SharedBranch {
  let piece: SwiftPiece

  init(_ found: ReducerBranches.Contribution, _ name: String, _ domain: ImportedDomain) {
    let branch = found.branch
    let parameters = found.payload.enumerated().map { index, value -> String in
      guard index < branch.arguments.count, case .name(let name) = branch.arguments[index] else {
        return "_: \(value.type)"
      }
      return "_ \(name): \(value.type)"
    }
    let head = (["_ \(branch.outcome.state): inout \(domain.name)State"] + parameters).joined(separator: ", ")
    let access = Access(domain.access).prefix.text
    piece = SwiftPiece(
      key: "func \(name)(\(String(repeating: "_:", count: parameters.count + 1)))",
      text: """
        /// What '\(found.path.joined(separator: "."))' of another domain changes here.
        \(access)func \(name)(\(head)) {
        \(Indentation.added("  ", to: branch.outcome.body))
        }
        """
    )
  }
}
#endif
