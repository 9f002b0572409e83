package import StateKit

/// The cause of a recorded action.
package struct RecordedCause {
  /// The line of the action that caused it; nil if that action was not recorded.
  let line: Int?
  let route: ActionCause.Route

  /// Nil for an action that was not caused by another one.
  package init?(of source: ActionSource, line: Int?) {
    guard let last = source.causesFromLast.first(where: { _ in true }) else { return nil }
    self.route = last.route
    self.line = line
  }

  /// The JSON, for example `{"line": 1, "by": "request", "name": "users.load"}`.
  ///
  /// - Parameter isRequest: Tells whether a name is that of a request.
  package func text(_ isRequest: (String) -> Bool) -> String {
    var members: [(key: RecordedKey, value: String)] = []
    if let line { members.append((.line, "\(line)")) }
    switch route {
    case .dispatch: members.append((.by, #""dispatch""#))
    case .bridge(let file, _, let line):
      members.append((.by, #""bridge""#))
      members.append((.at, RecordingCoder.quoted(line.map { "\(file):\($0)" } ?? file)))
    case .effect(let name):
      members.append((.by, name.map(isRequest) ?? false ? #""request""# : #""effect""#))
      if let name { members.append((.name, RecordingCoder.quoted(name))) }
    }
    return LineToWrite.object(members)
  }
}
