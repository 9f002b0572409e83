extension SwiftType {
  /// The failure types of each `Result` in the type, at any depth.
  var failures: [SwiftType] {
    var failures: [SwiftType] = []
    forEachPart { part in
      guard case .named(let path) = part, part.builtIn?.name == "Result" else { return }
      failures += path[0].arguments.dropFirst()
    }
    return failures
  }
}
