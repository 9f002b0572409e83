internal import StateKitGenerator

/// The laws of accessors with a setter.
struct SetterLawTestMethods {
  let domain: SuiteDomain

  var members: [any Declaration] {
    guard domain.model.accessors == .full, domain.isEquatable else { return [] }
    return [ownCases, otherCases].compactMap { $0 }
  }

  // MARK: - Own cases

  private var ownCases: TestMethod? {
    let others = ActionSamples(of: domain.model, domain.values.others).all
    let pairs = zip(domain.samples.all, others).map { sample, other in
      (sample.accessor, sample.code, other)
    }
    let lines = pairs.flatMap { accessor, code, other -> [Code] in
      guard let value = other.accessedValue, code.text != other.code.text else { return [] }
      return ["action = \(code)", "action.\(accessor) = \(value)", "#expect(action == \(other.code))"]
    }
    guard let first = lines.first else { return nil }
    return TestMethod(
      sentence: "a value that an accessor sets becomes the payload",
      name: Identifier(validated: "settersOfOwnCases"),
      body: ["var \(first.typed(domain.action))"] + lines.dropFirst()
    )
  }

  // MARK: - Other cases

  private var otherCases: TestMethod? {
    let setters = ownSetters + groupSetters + childSetters
    guard !setters.isEmpty, !domain.samples.all.isEmpty else { return nil }
    return TestMethod(
      sentence: "setting another accessor, or setting nil, does not change the action",
      arguments: "samples",
      name: Identifier(validated: "settersOfOtherCases"),
      parameters: ["action: \(domain.action)"],
      body: ["var changed = action"]
        + setters.flatMap { accessor, value -> [Code] in
          [
            "if action.\(accessor) == nil { changed.\(accessor) = \(value) }",
            "changed.\(accessor) = nil",
          ]
        } + ["#expect(changed == action)"]
    )
  }

  private var ownSetters: [(Code, Code)] {
    domain.samples.all.compactMap { sample in sample.accessedValue.map { (sample.accessor, $0) } }
  }

  private var groupSetters: [(Code, Code)] {
    domain.model.groupNames.compactMap { name in
      let sample = domain.samples.all.first { $0.path.count > 1 && $0.path[0] == name }
      return sample.map { ("\(name)", $0.inner) }
    }
  }

  private var childSetters: [(Code, Code)] {
    domain.model.children.compactMap { child in
      guard let part = domain.domain(of: child), let action = domain.someAction(of: part) else { return nil }
      let value: Code = "\(child.action)\(action)"
      guard child.kind.hasElements else { return ("\(child.name)", value) }
      let make: Code = child.kind == .stack ? "StackAction.element" : "IdentifiedAction"
      return domain.id(of: child).map { ("\(child.name)", "\(make)(id: \($0), action: \(value))") }
    }
  }
}

extension Code {
  /// `action = .seen` → `action: UsersAction = .seen`
  fileprivate func typed(_ type: Code) -> Code {
    "action: \(type)\(Code(verbatim: String(text.dropFirst("action".count))))"
  }
}

extension ActionSample {
  /// `load?.success`
  fileprivate var accessor: Code { path.map { "\($0)" }.joined(separator: "?.") }

  /// The value to assign to the accessor; nil without a payload, or if that value is `nil`.
  fileprivate var accessedValue: Code? {
    switch values.count {
    case 0: nil
    case 1: values[0].text == "nil" ? nil : values[0]
    default: "(\(payload.passed { values[$0] }.list))"
    }
  }

  /// A phase without its request, or a bound property without `binding`: `.request(id: 1)`
  fileprivate var inner: Code {
    ActionSample(path: Array(path.dropFirst()), payload: payload, values: values).code
  }
}
