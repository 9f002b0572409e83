import Foundation
import StateKit
import StateKitRecording

extension Laws {
  /// An action that is recorded and read again is the same, unless the recording leaves a value out. A state that is
  /// encoded and decoded is the same.
  func checkRecording() {
    if let type = Action.self as? any RecordableAction.Type {
      for action in samples.prefix(120) + others.prefix(120) { checkRecording(of: action, type) }
    }
    for number in 0...1 {
      let state = Facts.state(number)
      guard let coded = state as? any Codable else { continue }
      let text = (try? JSONEncoder().encode(coded)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      // JSON has one null for all levels of an optional.
      let isSame = text.contains("null") || decoded(coded).map { Facts.isSame($0, state) } == true
      expect(isSame, "its state is not decoded as it was, from \(text)")
    }
  }

  private func checkRecording<Recorded: RecordableAction>(of action: Action, _ type: Recorded.Type) {
    guard let recorded = action as? Recorded else { return }
    let line = line(of: recorded)
    let replay = Result { try Replay<Int, Recorded>(line) }
    let read = try? replay.get().steps.first?.action
    guard Action.leaves[action.leafIndex].sensitiveLabels.isEmpty else {
      return expect(read == nil, "\(action) is read from \(line), which lacks a value")
    }
    // A struct in the payload may have sensitive properties. An equal text may be a user's own.
    if line.contains("•••"), read == nil { return }
    // JSON has one null for all levels of an optional.
    let isSame = line.contains("null") || (read as? Action).map { Facts.isSame($0, action) } == true
    expect(
      isSame && read.map(self.line) == line,
      "\(action) is read from \(line) as \(replay)"
    )
  }

  private func line<Recorded: RecordableAction>(of action: Recorded) -> String {
    let lines = WrittenLines()
    let store = Store<Int, Recorded>(
      initialState: 0,
      reducer: .identity,
      middleware: ActionRecorder { lines.texts.append($0) }
    )
    store.dispatch(action)
    return lines.texts.first ?? ""
  }

  private func decoded<Value: Codable>(_ value: Value) -> State? {
    let coder = (JSONEncoder(), JSONDecoder())
    return (try? coder.1.decode(Value.self, from: coder.0.encode(value))) as? State
  }
}

private final class WrittenLines: @unchecked Sendable {
  var texts: [String] = []
}
