extension SchemaTarget {
  /// Everything that is to be said in a build before anything is generated. Where there is an error, nothing can be.
  var buildProblems: [Message] {
    if schemas.isEmpty {
      return leftOut.isEmpty ? [.nothingToGenerate(name)] : leftOut(as: .error)
    }
    return problems + alreadyThere
  }

  /// Everything that is to be said before the tool runs for this target.
  var problems: [Message] {
    (dependsOnStateKit == false ? [.noStateKit(name)] : []) + clashes.map(Message.clash)
      + leftOut(as: .warning)
  }

  private func leftOut(as severity: Message.Severity) -> [Message] {
    leftOut.map { .leftOut($0, of: name, severity: severity) }
  }

  /// Schemas that would give the same file, also on a file system that takes `users` for `Users`.
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
  /// A target without the build plugin: its manifest excludes the schemas, as nothing there handles
  /// them. In a target without StateKit they are somebody's data.
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
