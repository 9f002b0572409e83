package import StateKit

/// A line of a recording, as it is written.
package struct LineToWrite: CustomStringConvertible, Sendable {
  private var members: [(key: RecordedKey, value: String)]

  /// The line of an action. If a value cannot be encoded, the line says why.
  package init<Action: RecordableAction>(_ action: Action) {
    members = [(.action, RecordingCoder.quoted(action.name))]
    attempt { line in
      let recorded = try RecordedAction(action)
      if !recorded.ids.isEmpty {
        line.members.append((.ids, "[\(recorded.ids.map(\.spaced).joined(separator: ", "))]"))
      }
      if let payload = recorded.payload { line.members.append((.payload, payload)) }
    }
  }

  /// The line of an effect that began or ended.
  ///
  /// - Parameter line: The line of the action that the store is handling.
  package init(_ event: EffectEvent, named name: String?, line: Int?) {
    members = [
      (.effect, name.map(RecordingCoder.quoted) ?? "null"), (.run, "\(event.id)"),
      (.event, RecordingCoder.quoted(event.kind.rawValue)),
    ]
    if let line { members.append((.line, "\(line)")) }
  }

  /// The line of an invariant that does not hold.
  ///
  /// - Parameter line: The line of the action that broke it; nil for the first state.
  package init(_ broken: BrokenInvariant, line: Int?) {
    members = [
      (.invariant, RecordingCoder.quoted(broken.path)), (.at, RecordingCoder.quoted(broken.declaration)),
    ]
    if let line { members.append((.line, "\(line)")) }
  }

  /// A line without members yet.
  package init() {
    members = []
  }

  /// Adds a member.
  ///
  /// - Parameter value: The JSON of the value.
  package mutating func append(_ key: RecordedKey, _ value: String) {
    members.append((key, value))
  }

  /// Adds members, or the reason why they cannot be written.
  package mutating func attempt(_ add: (inout LineToWrite) throws -> Void) {
    do { try add(&self) } catch { members.append((.error, RecordingCoder.quoted("\(error)"))) }
  }

  /// The text, for example `{"action": "users.renamed", "payload": {"id": 3, "name": "Ada"}}`.
  package var description: String { LineToWrite.object(members) }

  /// The action for a reader: `cart.rows.renamed [7] {"name": "Ann"}`.
  package var shown: String {
    members.map { $0.key == .action ? String($0.value.dropFirst().dropLast()) : $0.value }.joined(
      separator: " "
    )
  }

  /// The JSON of a time.
  package static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    return "\(Double(seconds) + Double(attoseconds / 1_000_000_000_000) / 1_000_000)"
  }

  static func object(_ members: [(key: RecordedKey, value: String)]) -> String {
    object(members.map { ($0.key.rawValue, $0.value) })
  }

  /// An object with a space after each colon and comma.
  package static func object(_ members: [(key: String, value: String)]) -> String {
    "{\(members.map { #""\#($0.key)": \#($0.value)"# }.joined(separator: ", "))}"
  }
}
