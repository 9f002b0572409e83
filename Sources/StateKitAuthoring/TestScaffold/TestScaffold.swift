package import StateKitGenerator

/// Writes a test for each bridge and each request, once: existing files belong to the user, and are not changed.
///
///     ModuleModel → UsersTests.swift
package struct TestScaffold {
  let model: ModuleModel
  let module: Identifier

  /// - Parameter files: All Swift files below the folder of the tests.
  package func plan(for files: [SourceFile]) -> TestScaffoldPlan {
    let code = UserCode(files)
    var plan = TestScaffoldPlan()
    for file in model.files {
      // The tests import only modules that the schema file uses.
      let used = model.usedModules.filter { module in file.uses.contains { $0.name == module.name.name } }
      let values = SampleValues(model, using: used)
      let domains = DeclaredDomains(model, using: used)
      for model in file.domains
      where !(model.bridges.isEmpty && model.eventBridges.isEmpty && model.requests.isEmpty) {
        let domain = SuiteDomain(model: model, values: values, domains: domains)
        if let path = code.pathOfSuite(named: domain.suiteName) {
          plan.present.append(path)
        } else {
          plan.changes.append(change(domain, file))
        }
      }
    }
    return plan
  }

  private func change(_ domain: SuiteDomain, _ file: FileModel) -> ScaffoldChange {
    ScaffoldChange(
      target: .new(name: "\(domain.suiteName).swift"),
      contents: Array(TestSuite(domain: domain, file: file, module: module).text.utf8),
      added: []
    )
  }
}

/// The test files to write, and the existing ones.
package struct TestScaffoldPlan: Sendable {
  package var changes: [ScaffoldChange] = []
  /// The user's files that already contain the tests of a domain.
  package var present: [String] = []
}

extension Scaffold {
  /// The scaffold for the tests of the same schemas.
  ///
  /// - Parameter module: The tested module.
  /// - Returns: Nil if the name cannot be a module name.
  package func tests(ofModule module: String) -> TestScaffold? {
    Identifier(module).map { TestScaffold(model: model, module: $0) }
  }
}

extension UserCode {
  /// The path of an existing type or file with this name. A file that cannot be read reliably counts if it
  /// mentions the name.
  fileprivate func pathOfSuite(named name: String) -> String? {
    if let file = file(named: "\(name).swift") { return file.path }
    if let type = type(named: name) { return type.file.path }
    return doubt(mentioning: [name])?.file.path
  }
}
