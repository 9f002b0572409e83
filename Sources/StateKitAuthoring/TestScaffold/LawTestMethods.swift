internal import StateKitGenerator

/// The samples, and the laws of names and accessors.
struct LawTestMethods {
  let domain: SuiteDomain

  var members: [any Declaration] {
    ([samples, all.isEmpty ? nil : names] as [(any Declaration)?] + [leaves, accessors, payloads])
      .compactMap { $0 }
  }

  private var all: [ActionSample] { domain.samples.all }

  // MARK: - Samples

  /// Nil if all actions belong to children.
  private var samples: (any Declaration)? {
    let emptied = all.compactMap(\.emptied)
    let codes: [Code] = all.flatMap { [$0.code] + ($0.emptied.map { [$0.code] } ?? []) }
    let missing: [Code] =
      domain.samples.unknown.map {
        "// To complete: \(Code(expression: $0)), a value that the schema alone cannot make."
      }
      + domain.samples.deprecated.map {
        "// There is no sample of \(Code(expression: $0)), because it is deprecated."
      }
    if codes.isEmpty, missing.isEmpty { return nil }
    return TestLines(
      lines: ["/// A sample of each action\(emptied.isEmpty ? "" : ", and one without its optional values")."]
        + ["static let samples: [\(domain.action)] = ["] + (codes.map { "\($0)," } + missing).indented + ["]"]
    )
  }

  private var names: any Declaration {
    TestMethod(
      sentence: "each sample has the name of its leaf",
      arguments: "samples",
      name: Identifier(validated: "nameOfLeaf"),
      parameters: ["action: \(domain.action)"],
      body: ["#expect(\(domain.action).leaves[action.leafIndex].name == action.name)"]
    )
  }

  private var leaves: TestMethod? {
    let own = domain.model.allNames
    return TestMethod(
      sentence: "each action has its own name",
      name: Identifier(validated: "namesOfLeaves"),
      body: ["let names: [String] = \(domain.action).leaves.map(\\.name)"]
        + (own.isEmpty ? [] : list(ofOwn: own) + ["#expect(Set(own).isSubset(of: names))"])
        + ["#expect(Set(names).count == names.count)"]
    )
  }

  /// A list on one line if it fits; otherwise with a trailing comma, as swift format requires.
  private func list(ofOwn names: [String]) -> [Code] {
    let literals: [Code] = names.map { "\(StringLiteral($0))" }
    let line: Code = "let own: [String] = [\(literals.joined(separator: ", "))]"
    if line.text.count <= SwiftPrinter.lineLengthOfTests - 4 { return [line] }
    return ["let own: [String] = ["] + literals.map { "  \($0)," } + ["]"]
  }

  // MARK: - Accessors

  private var accessors: TestMethod? {
    let names =
      domain.model.actions.filter { $0.deprecated == nil }.map(\.name) + domain.model.groupNames
      + domain.model.children.map(\.name)
    guard domain.hasAccessors, !all.isEmpty else { return nil }
    return TestMethod(
      sentence: "only the accessor of its case has a value",
      arguments: "samples",
      name: Identifier(validated: "accessors"),
      parameters: ["action: \(domain.action)"],
      body: ["let accessors: [String: Bool] = ["]
        + names.map { "  \(StringLiteral($0.name)): action.\($0) != nil," }
        + ["]", "let name = String(action.name.prefix { $0 != \".\" })"]
        + ["#expect(accessors.filter(\\.value).map(\\.key) == [name])"]
        + (domain.model.accessors == .full ? predicates(names) : [])
    )
  }

  private func predicates(_ names: [Identifier]) -> [Code] {
    ["let predicates: [String: Bool] = ["]
      + names.map { name in
        let predicate = Identifier(validated: MemberName.predicate(ofCase: name.name))
        return "  \(StringLiteral(name.name)): action.\(predicate),"
      } + ["]", "#expect(predicates.filter(\\.value).map(\\.key) == [name])"]
  }

  private var payloads: TestMethod? {
    var names: Set<String> = []
    let lines = all.flatMap { payload(of: $0, &names) }
    guard domain.hasAccessors, domain.isEquatable, !lines.isEmpty else { return nil }
    return TestMethod(
      sentence: "an accessor returns the payload",
      name: Identifier(validated: "payloads"),
      body: lines
    )
  }

  private func payload(of sample: ActionSample, _ names: inout Set<String>) -> [Code] {
    let name = sample.path.map(\.name).functionName.free(in: names)
    let getter: Code = sample.path.map { "\($0)" }.joined(separator: "?.")
    let comparisons: [Code] = sample.payload.enumerated().compactMap { index, value in
      if case .tuple = value.type.type { return nil }
      if sample.values[index].text == "nil" { return nil }
      let part: Code = sample.payload.count > 1 ? "?.\(member(value, at: index))" : ""
      return "#expect(\(name).\(getter)\(part) == \(sample.values[index]))"
    }
    if comparisons.isEmpty { return [] }
    names.insert(name.name)
    return ["let \(name): \(domain.action) = \(sample.code)"] + comparisons
  }

  private func member(_ value: PayloadValueModel, at index: Int) -> Code {
    guard let label = value.label, !Keywords.cannotBeNames.contains(label.name) else { return "\(index)" }
    return "\(label)"
  }
}

extension DomainModel {
  /// The own actions, by the names of their leaves.
  fileprivate var allNames: [String] {
    actions.map(\.name.name)
      + requests.flatMap { request in request.phases.map { "\(request.name.name).\($0.name.name)" } }
      + (binding.map { binding in binding.actions.map { "\(binding.name.name).\($0.name.name)" } } ?? [])
  }

  /// The names of the cases whose payload is an enum of own actions: the requests, and the bound properties.
  var groupNames: [Identifier] { requests.map(\.name) + (binding.map { [$0.name] } ?? []) }
}
