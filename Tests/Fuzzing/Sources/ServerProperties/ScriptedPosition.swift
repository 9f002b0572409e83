package import StateKitAuthoring
internal import StateKitLanguageServer

/// A position in a message, which may have values that are none.
package struct ScriptedPosition: Sendable, CustomStringConvertible {
  package let line: JSONValue
  package let character: JSONValue

  package init(line: JSONValue, character: JSONValue) {
    self.line = line
    self.character = character
  }

  package init(line: Int, character: Int) {
    self.init(line: .number("\(line)"), character: .number("\(character)"))
  }

  package var json: JSONValue { ["line": line, "character": character] }
  package var description: String { "\(line.text):\(character.text)" }
}
