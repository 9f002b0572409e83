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
  /// `settings.user.name`
  var spelledPlainly: String { steps.map(\.name.name).joined(separator: ".") }
}

extension BridgeCondition {
  /// `!settings.isOn`
  var spelled: String { (isNegated ? "!" : "") + path.spelledPlainly }
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
