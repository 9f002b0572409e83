extension ConditionModel {
  /// The code of each part that must hold, for an `if` or a `guard`.
  ///
  /// - Parameter value: The code of a value that the trigger hands over, by its index.
  func parts(_ value: (Int) -> Code) -> [Code] { conjuncts.map { $0.code(value, isWithin: false) } }

  /// The lines that leave unless the condition holds.
  func guards(orElse leave: Code, _ value: (Int) -> Code) -> [Code] {
    parts(value).map { "guard \($0) else { \(leave) }" }
  }

  /// The indices of the values that the condition reads.
  var payloadIndices: [Int] {
    tests.compactMap { test in
      if case .payload(let index, _, _, _) = test.source { index } else { nil }
    }
  }

  private func code(_ value: (Int) -> Code, isWithin: Bool) -> Code {
    switch self {
    case .test(let test): test.code(value, isWithin: isWithin)
    case .all(let parts): ConditionModel.code(parts, joinedBy: " && ", value, isWithin: isWithin)
    case .any(let parts): ConditionModel.code(parts, joinedBy: " || ", value, isWithin: isWithin)
    }
  }

  private static func code(
    _ parts: [ConditionModel],
    joinedBy sign: Code,
    _ value: (Int) -> Code,
    isWithin: Bool
  ) -> Code {
    if parts.count == 1 { return parts[0].code(value, isWithin: isWithin) }
    let code: Code = parts.map { $0.code(value, isWithin: true) }.joined(separator: sign)
    return isWithin ? "(\(code))" : code
  }
}

extension TestModel {
  fileprivate func code(_ value: (Int) -> Code, isWithin: Bool) -> Code {
    let subject: Code = "\(self.subject(value), at: location)"
    if let enumCase { return code(of: enumCase, subject, isWithin: isWithin) }
    guard let expression = self.value else {
      // If an optional on the path is nil, the test is false, and so is its negation.
      if isOptional { return "\(subject) == \(isNegated ? "false" : "true")" }
      return "\(isNegated ? "!" : "")\(subject)"
    }
    let compared = Code(expression: expression)
    guard isNegated, isOptional, expression != "nil" else {
      return "\(subject) \(isNegated ? "!=" : "==") \(compared)"
    }
    let code: Code = "\(subject) != nil && \(subject) != \(compared)"
    return isWithin ? "(\(code))" : code
  }

  /// The property of a case has a value if the case is there.
  private func code(of enumCase: TestedCase, _ subject: Code, isWithin: Bool) -> Code {
    let marks = Code(expression: String(repeating: "?", count: enumCase.optionals))
    let code: Code = "\(subject)\(marks).\(enumCase.name) \(isNegated ? "==" : "!=") nil"
    guard isNegated, isOptional else { return code }
    let whole: Code = "\(subject) != nil && \(code)"
    return isWithin ? "(\(whole))" : whole
  }

  private func subject(_ value: (Int) -> Code) -> Code {
    switch source {
    case .state(let path): "state.\(path)"
    case .payload(let index, _, let optionals, let rest):
      "\(value(index))\(Code(expression: rest.spelled(behind: optionals)))"
    }
  }
}
