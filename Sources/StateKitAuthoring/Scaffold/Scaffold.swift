package import StateKitGenerator

/// Writes code that the user owns: for each domain a type with the handlers, and a value with the closures. In existing
/// files it adds missing handlers, and keeps the rest.
///
///     ModuleModel + the user's files → (SwiftOutline) → ScaffoldFindings → ScaffoldPlan
package struct Scaffold {
  let model: ModuleModel

  /// - Parameter files: All Swift files below the user's folder. Generated files are ignored.
  package func plan(for files: [SourceFile]) -> ScaffoldPlan {
    var findings = find(in: files)
    refuseWhatIsNotFound(&findings, in: files)
    let diagnostics = DiagnosticCollector()
    for diagnostic in findings.diagnostics { diagnostics.report(diagnostic) }
    return ScaffoldPlan(
      changes: findings.changes(in: files),
      diagnostics: diagnostics.sorted(by: model.files.map(\.source) + files)
    )
  }

  private func find(in files: [SourceFile]) -> ScaffoldFindings {
    let code = UserCode(files.filter { !GeneratedFileHeader.isAtStart(of: $0.bytes) })
    let printer = StubPrinter(code: code)
    var findings = ScaffoldFindings()
    for file in model.files {
      for domain in domains(of: file) {
        ReducerScaffold(domain: domain, file: file, model: model, code: code, printer: printer).run(&findings)
      }
    }
    findings.insertions += ScaffoldStubs.merged(findings.stubs).map(printer.insertion)
    return findings
  }

  /// Refuses insertions that a second search does not find: in unfinished code they could be parsed as
  /// something else.
  private func refuseWhatIsNotFound(_ findings: inout ScaffoldFindings, in files: [SourceFile]) {
    let changed = files.map { file in
      findings.contents(of: file).map { SourceFile(path: file.path, bytes: $0) } ?? file
    }
    let second = find(in: changed)
    for (old, new) in zip(files, changed) where old !== new {
      let isComplete = !second.insertions.contains { $0.file === new }
      let isRead = !second.diagnostics.contains { $0.severity == .error && $0.location.file === new }
      if isComplete, isRead { continue }
      let refused = findings.insertions.filter { $0.file === old }
      findings.insertions.removeAll { $0.file === old }
      findings.diagnostics += refused.prefix(1).map { insertion in
        .notFoundAgain(refused.flatMap(\.added), at: old.location(at: insertion.offset))
      }
    }
  }

  private func domains(of file: FileModel) -> [DomainCode] {
    file.domains.map { model in
      DomainCode(
        model: model,
        access: Access(file.access),
        schemaName: "\(file.name).statekit.json",
        writesLines: false
      )
    }
  }
}

extension Generator {
  /// Reads the schemas of a module for a scaffold; nil if a schema has an error.
  package func scaffold(
    _ files: [SourceFile],
    using modules: [SchemaModule] = []
  ) -> (scaffold: Scaffold?, diagnostics: [Diagnostic]) {
    let (model, diagnostics) = check(files, using: modules)
    return (model.map(Scaffold.init), diagnostics)
  }
}
