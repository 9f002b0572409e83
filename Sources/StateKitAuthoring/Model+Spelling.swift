internal import StateKitGenerator

// Parts of the model as schemas spell them, for reports.

extension [PayloadValueModel] {
  /// `(id: User.ID, String)`
  var spelled: String {
    "(" + map { ($0.label.map { "\($0.name): " } ?? "") + "\($0.type.type)" }.joined(separator: ", ") + ")"
  }
}

extension ActionPath {
  /// The names on the way to the action, and its own.
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
  /// Like a type in Swift: `Feed`, `Feed?`, `[Blog.Feed]`.
  var spelled: String {
    switch kind {
    case .one: domain.id.shown
    case .optional: "\(domain.id.shown)?"
    case .each: "[\(domain.id.shown)]"
    }
  }

  /// Like a property: `rows: [Row]`.
  var spelledInFull: String { "\(name.name): \(spelled)" }
}
