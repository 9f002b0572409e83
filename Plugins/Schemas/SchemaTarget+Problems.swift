extension SchemaTarget {
  /// The messages of a build before code is generated. If one of them is an error, code cannot be generated.
  var buildProblems: [Message] {
    if schemas.isEmpty {
      return leftOut.isEmpty ? [.nothingToGenerate(name)] : leftOut(as: .error)
    }
    return problems + alreadyThere
  }

  /// The messages before the tool runs for this target.
  var problems: [Message] {
    (dependsOnStateKit == false ? [.noStateKit(name)] : []) + clashes.map(Message.clash)
      + leftOut(as: .warning)
  }

  private func leftOut(as severity: Message.Severity) -> [Message] {
    leftOut.map { .leftOut($0, of: name, severity: severity) }
  }

  /// Schemas that would give the same file, at least on a file system that ignores case.
  private var clashes: [[String]] {
    Dictionary(grouping: schemas) { SchemaFile.name(of: $0).lowercased() }
      .sorted { $0.key < $1.key }.map(\.value).filter { $0.count > 1 }
  }

  private var alreadyThere: [Message] {
    let outputs = Set(schemas.map(SchemaFile.output))
    return generated.filter { outputs.contains(SchemaFile.name(of: $0)) }.map(Message.alreadyThere)
  }
}

extension SchemaTarget {
  /// For a target without the build plugin: adds the schemas that its manifest excludes because the build does not
  /// handle them. In a target without StateKit, such files are data of the user.
  var withExcludedSchemas: SchemaTarget {
    guard schemas.isEmpty, dependsOnStateKit != false else { return self }
    var target = self
    target.schemas = leftOut
    target.leftOut = []
    return target
  }
}

extension [Message] {
  var errors: [Message] { filter { $0.severity == .error } }
  var hasErrors: Bool { !errors.isEmpty }
}
