import Foundation

/// The schemas of a package with one target or ten, of 20 actions each, with bridges and an effect.
struct ServeSchema {
  enum Layout: String, CaseIterable {
    case oneModule = "one module"
    case usedModule = "the first of ten modules, which the others use"
    case usingModule = "the last of ten modules, which uses the others"
  }

  let count: Int
  let layout: Layout

  private var modules: Int { layout == .oneModule ? 1 : 10 }

  /// The number of the schema in which an author types.
  private var edited: Int { layout == .usingModule ? modules - 1 : 0 }

  var editedFile: String { file(edited) }
  var editedText: String { text(edited) }

  /// The line and the column behind the name of an action that a bridge dispatches.
  var editedPlace: (line: Int, character: Int) {
    let lines = editedText.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      guard let name = line.range(of: #""dispatch": "changed4"#) else { continue }
      return (number, line.distance(from: line.startIndex, to: name.upperBound))
    }
    preconditionFailure("no bridge dispatches 'changed4'")
  }

  func write(into folder: URL) throws {
    for number in 0..<count { try folder.write(text(number), to: file(number)) }
  }

  private func module(_ number: Int) -> Int { number % modules }

  private func file(_ number: Int) -> String {
    "Sources/Module\(module(number))/Feature\(number).statekit.json"
  }

  private func text(_ number: Int) -> String {
    let actions = (0..<20).map {
      #""changed\#($0)": { "payload": "(number: Int)", "set": { "value": "$number" } }"#
    }
    let used = layout == .oneModule ? [] : Array(0..<module(number))
    let children = used.map { #""child\#($0)": "Module\#($0).Feature\#($0)""# }
    return """
      {
        "statekit": 1,
        "access": "public",
        "uses": [\(used.map { "\"Module\($0)\"" }.joined(separator: ", "))],
        "domains": {
          "Feature\(number)": {
            "state": { "value": "Int = 0", "name": "String = \\"\\"", "items": "[Int]" },
            "actions": {
              \(actions.joined(separator: ",\n        "))
            },
            "effects": { "save": { "on": "changed1", "kind": "fireAndForget", "until": "changed2" } },
            "children": { \(children.joined(separator: ", ")) },
            "bridges": [
              { "on": "changed3", "dispatch": "changed4" },
              { "on": "changed5", "dispatch": "changed6", "when": "name.isEmpty" }
            ]
          }
        }
      }

      """
  }
}
