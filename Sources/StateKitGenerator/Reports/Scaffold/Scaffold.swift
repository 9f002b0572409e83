/// Writes what the user owns: a type with the handlers of each domain, a value with its closures. In files that are
/// there it adds what is missing, and changes nothing else.
///
///     ModuleModel + the user's files → (SwiftOutline) → ScaffoldFindings → ScaffoldPlan
package struct Scaffold {
  let model: ModuleModel

  /// - Parameter files: All Swift files below the user's folder. Generated ones are left out.
  package func plan(for files: [SourceFile]) -> ScaffoldPlan {
    let code = UserCode(files.filter { !GeneratedFileHeader.isAtStart(of: $0.bytes) })
    let printer = StubPrinter(code: code)
    var findings = ScaffoldFindings()
    for file in model.files {
      for domain in domains(of: file) {
        ReducerScaffold(domain: domain, file: file, model: model, code: code, printer: printer).run(&findings)
        EffectsScaffold(domain: domain, file: file, code: code, printer: printer).run(&findings)
      }
    }
    findings.insertions += ScaffoldStubs.merged(findings.stubs).map(printer.insertion)
    let diagnostics = DiagnosticCollector()
    for diagnostic in findings.diagnostics { diagnostics.report(diagnostic) }
    return ScaffoldPlan(
      changes: findings.changes(in: files),
      diagnostics: diagnostics.sorted(by: model.files.map(\.source) + files)
    )
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
  /// Reads the schemas of a module for a scaffold; none where one of them has an error.
  package func scaffold(
    _ files: [SourceFile],
    using modules: [SchemaModule] = []
  ) -> (scaffold: Scaffold?, diagnostics: [Diagnostic]) {
    let (model, diagnostics) = check(files, using: modules)
    return (model.map(Scaffold.init), diagnostics)
  }
}
