internal import StateKitGenerator

/// One test per child: its scope extracts the action that it embeds.
struct ScopeLawTestMethods {
  let domain: SuiteDomain

  var members: [any Declaration] { domain.model.children.map(member) }

  private func member(_ child: ChildModel) -> any Declaration {
    test(child)
      ?? TestLines(
        lines: [
          "// To complete: the test of the scope of `\(plain: child.name)` needs a sample of an action."
        ]
      )
  }

  private func test(_ child: ChildModel) -> TestMethod? {
    guard let part = domain.domain(of: child), let action = domain.someAction(of: part) else { return nil }
    var place: Code = "\(child.name)"
    if child.kind.hasElements {
      guard let id = domain.id(of: child) else { return nil }
      place = "\(child.name)(id: \(id))"
    }
    return TestMethod(
      sentence: "the scope of \(child.name.name) extracts the action that it embeds",
      name: ["scopeOf", child.name.name].functionName,
      body: [
        "let scope = \(domain.model.scopeName).root.\(place)",
        "let action: \(child.action) = \(action)",
        "let embedded: \(domain.action) = scope.embed(action)",
      ] + checks(child, part)
    )
  }

  private func checks(_ child: ChildModel, _ part: DomainModel) -> [Code] {
    let isEquatable = part.actionConformances.contains(.equatable)
    let name: Code = "\"\(plain: child.name).\\(action.name)\""
    return [
      "#expect(embedded.name == \(name))",
      isEquatable
        ? "#expect(scope.extract(embedded) == action)"
        : "#expect(scope.extract(embedded)?.name == action.name)",
    ] + (otherAction(than: child).map { ["#expect(scope.extract(\($0)) == nil)"] } ?? [])
  }

  private func otherAction(than child: ChildModel) -> Code? {
    if let own = domain.samples.all.first { return own.code }
    return domain.model.children.lazy.filter { $0.name != child.name }.compactMap(domain.embedded).first
  }
}

extension DomainModel {
  /// `UsersScope`
  var scopeName: Identifier { Identifier(validated: GeneratedNames(domain: name).scope) }
}
