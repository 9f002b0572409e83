/// A request or an effect that a schema declares, as a test that explores a domain needs it.
///
/// Generated code has a line of text for each, `name kind output failure property`, with `-` for what is missing:
///
///     save task save.success(id) save.failure(id) saved
///     listen stream came - -
///
/// A label behind an action is that of its first value, which the action has from the one that started the work.
package struct WorkLine: Sendable, Hashable {
  /// The kinds of work, by the number of values.
  package enum Kind: String, CaseIterable, Sendable {
    /// One value.
    case task
    /// Any number of values.
    case stream
    /// No value.
    case fireAndForget
    /// An action at each interval.
    case timer
  }

  /// An action that the work sends.
  package struct Answer: Sendable, Hashable {
    /// The path to the action.
    package var path: String
    /// The label of the first value, if the action that started the work has it, too.
    package let carried: String?
  }

  /// The name with the path to its domain, such as `cart.rows.save`.
  package private(set) var name: String
  /// The number of names on the path to the domain.
  package private(set) var depth = 0
  package let kind: Kind
  /// The action for a value; nil if the values are actions of the domain.
  package private(set) var output: Answer?
  /// The action for a failure; nil if the work cannot fail.
  package private(set) var failure: Answer?
  /// The property of the domain's state in which a request keeps its answer.
  package let property: String?
  /// The state of the domain.
  package let state: ObjectIdentifier
  /// The name of the domain, if its state has the name that the schema gives it.
  package let domain: String

  /// Whether it is a request, which has its phases as actions below its name.
  package var isRequest: Bool { output?.path == "\(name).success" }

  /// Reads the lines of a domain.
  static func parse<State>(_ table: String, of state: State.Type) -> [WorkLine] {
    table.split(separator: "\n").compactMap { WorkLine($0.split(separator: " "), state) }
  }

  private init?(_ words: [Substring], _ state: Any.Type) {
    guard words.count == 5, let kind = Kind(rawValue: String(words[1])) else { return nil }
    self.name = String(words[0])
    self.kind = kind
    self.output = Answer(words[2])
    self.failure = Answer(words[3])
    self.property = words[4] == "-" ? nil : String(words[4])
    self.state = ObjectIdentifier(state)
    self.domain = "\(state)".hasSuffix("State") ? String("\(state)".dropLast(5)) : "\(state)"
  }

  /// The same work, seen from the parent.
  func below(_ child: String) -> WorkLine {
    var line = self
    line.name = "\(child).\(name)"
    line.depth += 1
    line.output?.path = "\(child).\(output?.path ?? "")"
    line.failure?.path = "\(child).\(failure?.path ?? "")"
    return line
  }
}

extension WorkLine.Answer {
  fileprivate init?(_ word: Substring) {
    guard word != "-" else { return nil }
    let parts = word.split(separator: "(")
    self.path = String(parts[0])
    self.carried = parts.count > 1 ? String(parts[1].dropLast()) : nil
  }
}
