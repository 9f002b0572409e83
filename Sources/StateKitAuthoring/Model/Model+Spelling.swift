internal import StateKitGenerator

// Parts of the model in the spelling of schemas, for reports.

extension [PayloadValueModel] {
  /// `(id: User.ID, String)`
  var spelled: String {
    "(" + map { ($0.label.map { "\($0.name): " } ?? "") + "\($0.type.type)" }.joined(separator: ", ") + ")"
  }
}

extension ActionPath {
  /// The names of the steps to the action, and of the action.
  var names: [String] { (steps.map(\.name) + [action]).map(\.name) }

  /// `feed.loadPage.success`
  var spelled: String { names.joined(separator: ".") }
}

extension PropertyPath {
  /// `settings.user.name`, `rows[$id].title`
  var spelledPlainly: String { steps.map(\.spelledPlainly).joined(separator: ".") }
}

extension PropertyPath.Step {
  fileprivate var spelledPlainly: String { name.name + (element.map { "[$\($0.label)]" } ?? "") }
}

extension ConditionModel {
  /// `!settings.isOn and ($status is Status.ready or isForced)`
  package var spelled: String { spelled(isWithin: false) }

  private func spelled(isWithin: Bool) -> String {
    switch self {
    case .test(let test): test.spelled
    case .all(let parts): ConditionModel.spelled(parts, joinedBy: " and ", isWithin: isWithin)
    case .any(let parts): ConditionModel.spelled(parts, joinedBy: " or ", isWithin: isWithin)
    }
  }

  private static func spelled(_ parts: [ConditionModel], joinedBy word: String, isWithin: Bool) -> String {
    let text = parts.map { $0.spelled(isWithin: true) }.joined(separator: word)
    return isWithin && parts.count > 1 ? "(\(text))" : text
  }
}

extension TestModel {
  /// `!settings.isOn`, or `$status is not Status.ready`.
  fileprivate var spelled: String {
    guard let value = value?.spelled ?? enumCase?.name.name else { return (isNegated ? "!" : "") + subject }
    return "\(subject) is \(isNegated ? "not " : "")\(value)"
  }

  /// `settings.isOn`, or `$status.isReady`.
  var subject: String { source.spelled(ofState: "") }
}

extension TestModel.Source {
  /// - Parameter sign: The sign before a path of the state.
  fileprivate func spelled(ofState sign: String) -> String {
    switch self {
    case .state(let path): sign + path.spelledPlainly
    case .payload(_, let label, _, let rest):
      "$" + ([label] + rest.steps.map(\.name.name)).joined(separator: ".")
    }
  }
}

extension TestedValue {
  /// `null`, `Status.ready`, `$id` or `@selected`.
  fileprivate var spelled: String {
    switch self {
    case .null: return "null"
    case .expression(let expression): return expression
    case .source(let source, _, _): return source.spelled(ofState: "@")
    case .enumCase(let type, let name, let values):
      let texts = values.map { ($0.label.map { "\($0.name): " } ?? "") + $0.value.spelled }
      return "\(type).\(name.name)(\(texts.joined(separator: ", ")))"
    }
  }
}

extension ChildModel {
  /// The child's type as in Swift: `Feed`, `Feed?`, `[Blog.Feed]`.
  var spelled: String {
    switch kind {
    case .one: domain.id.shown
    case .optional: "\(domain.id.shown)?"
    case .each, .stack: "[\(domain.id.shown)]"
    }
  }

  /// The child as a property: `rows: [Row]`.
  var spelledInFull: String { "\(name.name): \(spelled)" }
}
