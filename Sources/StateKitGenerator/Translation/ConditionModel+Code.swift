extension ConditionModel {
  /// The code of each part that must hold, for an `if` or a `guard`.
  ///
  /// - Parameter value: The code of one of the trigger's values, by its index.
  func parts(_ value: (Int) -> Code) -> [Code] {
    conjuncts.map { $0.code(in: "state", value, isWithin: false) }
  }

  /// The lines that run `leave` unless the condition holds.
  func guards(orElse leave: Code, _ value: (Int) -> Code) -> [Code] {
    parts(value).map { "guard \($0) else { \(leave) }" }
  }

  /// The whole condition of a state as one expression.
  func expression(in state: Code) -> Code { code(in: state, { _ in "" }, isWithin: false) }

  /// The indices of the values that the condition reads.
  var payloadIndices: [Int] { tests.flatMap(\.payloadIndices) }

  private func code(in state: Code, _ value: (Int) -> Code, isWithin: Bool) -> Code {
    switch self {
    case .test(let test): test.code(in: state, value, isWithin: isWithin)
    case .all(let parts): ConditionModel.code(parts, joinedBy: " && ", in: state, value, isWithin: isWithin)
    case .any(let parts): ConditionModel.code(parts, joinedBy: " || ", in: state, value, isWithin: isWithin)
    }
  }

  private static func code(
    _ parts: [ConditionModel],
    joinedBy sign: Code,
    in state: Code,
    _ value: (Int) -> Code,
    isWithin: Bool
  ) -> Code {
    if parts.count == 1 { return parts[0].code(in: state, value, isWithin: isWithin) }
    let code: Code = parts.map { $0.code(in: state, value, isWithin: true) }.joined(separator: sign)
    return isWithin ? "(\(code))" : code
  }
}

extension TestModel {
  fileprivate var payloadIndices: [Int] { source.payloadIndices + (value?.payloadIndices ?? []) }

  /// If something on the path is absent, the test is false, and so is its negation.
  fileprivate func code(in state: Code, _ value: (Int) -> Code, isWithin: Bool) -> Code {
    let plain: Code = source.code(in: state, value)
    let subject: Code = "\(plain, at: location)"
    let sign: Code = isNegated ? "!=" : "=="
    let present: [Code]
    let comparison: Code
    switch self.value {
    case nil:
      guard let enumCase else {
        if isOptional { return "\(subject) == \(isNegated ? "false" : "true")" }
        // An operator stands on the line of its operand, which the mark would move.
        let negated: Code = "\(isNegated ? "!" : "")\(plain)"
        return "\(negated, at: location)"
      }
      present = isNegated && isOptional ? ["\(subject) != nil"] : []
      // The property of a case is nil unless the case is present.
      let marks = Code(expression: String(repeating: "?", count: enumCase.optionals))
      comparison = "\(subject)\(marks).\(enumCase.name) \(isNegated ? "==" : "!=") nil"
    case .null:
      // A property that is not nil is also present.
      present = isNegated ? [] : source.holder(in: state, value).map { ["\($0) != nil"] } ?? []
      comparison = "\(subject) \(sign) nil"
    case let tested?:
      let other: Code = tested.code(in: state, value)
      // A present value is never equal to an absent one.
      let asksBoth: Bool = isNegated || isOptional && tested.isOptional
      present =
        (isOptional && asksBoth ? ["\(subject) != nil"] : [])
        + (tested.isOptional && isNegated ? ["\(other) != nil"] : [])
      comparison = "\(subject) \(sign) \(other)"
    }
    let code: Code = (present + [comparison]).joined(separator: " && ")
    return isWithin && !present.isEmpty ? "(\(code))" : code
  }
}

extension TestModel.Source {
  fileprivate var payloadIndices: [Int] {
    if case .payload(let index, _, _, _) = self { [index] } else { [] }
  }

  fileprivate func code(in state: Code, _ value: (Int) -> Code) -> Code {
    switch self {
    case .state(let path): "\(state).\(path)"
    case .payload(let index, _, let optionals, let rest):
      "\(value(index))\(Code(expression: rest.spelled(behind: optionals)))"
    }
  }

  /// The code of the last optional on the path, which must not be nil; nil if the path has no optional.
  fileprivate func holder(in state: Code, _ value: (Int) -> Code) -> Code? {
    switch self {
    case .state(let path): path.holder.map { "\(state).\($0)" }
    case .payload(let index, _, let optionals, let rest):
      if let holder = rest.holder {
        "\(value(index))\(Code(expression: holder.spelled(behind: optionals)))"
      } else if rest.steps.isEmpty || optionals == 0 {
        nil
      } else {
        "\(value(index))\(Code(expression: PropertyPath.flattening(optionals - 1)))"
      }
    }
  }
}

extension TestedValue {
  fileprivate var payloadIndices: [Int] {
    switch self {
    case .source(let source, _, _): source.payloadIndices
    case .enumCase(_, _, let values): values.flatMap(\.value.payloadIndices)
    case .null, .expression: []
    }
  }

  fileprivate var isOptional: Bool {
    if case .source(_, isOptional: true, _) = self { true } else { false }
  }

  fileprivate func code(in state: Code, _ value: (Int) -> Code) -> Code {
    switch self {
    case .null: "nil"
    case .expression(let expression): Code(expression: expression)
    case .source(let source, _, let location): "\(source.code(in: state, value), at: location)"
    case .enumCase(let type, let name, let values):
      "\(Code(expression: type)).\(name)(\(values.map { $0.label.labelling($0.value.code(in: state, value)) }.list))"
    }
  }
}
