package import StateKitGenerator

/// Writes a file of tests for each domain, once: what is there is the user's, and is never touched.
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
      // The tests import no more than the file does.
      let used = model.usedModules.filter { module in file.uses.contains { $0.name == module.name.name } }
      let values = SampleValues(model, using: used)
      let domains = DeclaredDomains(model, using: used)
      for model in file.domains where !model.isWithoutActions {
        let samples = ActionSamples(of: model, values)
        let domain = SuiteDomain(model: model, values: values, samples: samples, domains: domains)
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

/// What is to be written, and what is there already.
package struct TestScaffoldPlan: Sendable {
  package var changes: [ScaffoldChange] = []
  /// The files of the user's that have the tests of a domain.
  package var present: [String] = []
}

extension Scaffold {
  /// The tests of the same schemas.
  ///
  /// - Parameter module: The one to be tested.
  /// - Returns: Nil where a module cannot be called so.
  package func tests(ofModule module: String) -> TestScaffold? {
    Identifier(module).map { TestScaffold(model: model, module: $0) }
  }
}

extension UserCode {
  /// Where a type of the name is, or a file in its place. One that cannot be read for sure may have it.
  fileprivate func pathOfSuite(named name: String) -> String? {
    if let file = file(named: "\(name).swift") { return file.path }
    if let type = type(named: name) { return type.file.path }
    return doubt(mentioning: [name])?.file.path
  }
}

extension DomainModel {
  fileprivate var isWithoutActions: Bool { actions.isEmpty && requests.isEmpty && children.isEmpty }
}
