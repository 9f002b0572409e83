import Foundation

/// The schemas of a package with one target or ten, of 20 actions each.
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

  func write(into folder: URL) throws {
    for number in 0..<count { try folder.write(text(number), to: file(number)) }
  }

  private func module(_ number: Int) -> Int { number % modules }

  private func file(_ number: Int) -> String {
    "Sources/Module\(module(number))/Feature\(number).statekit.json"
  }

  private func text(_ number: Int) -> String {
    let actions = (0..<20).map { #""changed\#($0)": { "set": { "value": \#($0) } }"# }
    let used = layout == .oneModule ? [] : Array(0..<module(number))
    let children = used.map { #""child\#($0)": "Module\#($0).Feature\#($0)""# }
    return """
      {
        "statekit": 1,
        "access": "public",
        "uses": [\(used.map { "\"Module\($0)\"" }.joined(separator: ", "))],
        "domains": {
          "Feature\(number)": {
            "state": { "value": "Int = 0" },
            "actions": {
              \(actions.joined(separator: ",\n        "))
            },
            "children": { \(children.joined(separator: ", ")) }
          }
        }
      }

      """
  }
}
