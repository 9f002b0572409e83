import Foundation

/// An app for measuring the generator: a tree of domains, ten below each, with actions that carry all kinds of values.
struct GenerateSchema {
  let domains: Int
  let actions: Int
  let domainsPerFile: Int

  /// Writes the files into a folder; returns how many bytes they have.
  func write(into folder: URL) throws -> Int {
    var size = 0
    for (number, first) in stride(from: 0, to: domains, by: domainsPerFile).enumerated() {
      let text = file(first..<min(first + domainsPerFile, domains))
      try folder.write(text, to: "Part\(number).statekit.json")
      size += text.utf8.count
    }
    return size
  }

  private func file(_ numbers: Range<Int>) -> String {
    // Once in a module, whose other files name it.
    let types = #""types": { "NetworkError": { "enum": ["offline", "refused"] } },"#
    return """
      {
        "statekit": 1,
        \(numbers.contains(0) ? types : "")
        "domains": {
          \(numbers.map(domain).joined(separator: ",\n    "))
        }
      }

      """
  }

  private func domain(_ number: Int) -> String {
    let first = number * 10 + 1
    let children = min(first, domains)..<min(first + 10, domains)
    return #"""
      "D\#(number)": {
            "doc": "Part \#(number) of the app.",
            "state": {
              "count": "Int = 0",
              "name": "String = \"nobody\"",
              "isOpen": "Bool = false",
              "ids": "[Int] = []",
              "note": "String?",
              "table": "[String: Int] = [:]"
            },
            "actions": {
              \#((0..<actions).map(action).joined(separator: ",\n        "))
            },
            "children": { \#(children.map { #""d\#($0)": "D\#($0)""# }.joined(separator: ", ")) }
          }
      """#
  }

  private func action(_ number: Int) -> String {
    let (name, value) = GenerateSchema.kinds[number % GenerateSchema.kinds.count]
    return #""\#(name)\#(number / GenerateSchema.kinds.count)": \#(value)"#
  }

  private static let kinds: [(name: String, value: String)] = [
    ("incremented", #"{ "add": { "count": 1 } }"#),
    ("renamed", #"{ "payload": "(name: String)", "set": { "name": "$name" } }"#),
    ("moved", #"{ "payload": "(from: Int, to: Int)", "reduce": "handler" }"#),
    ("loaded", #"{ "payload": "([String: Int])", "set": { "table": "$0" } }"#),
    ("closed", #"{ "payload": "(Bool)", "set": { "isOpen": "$0" } }"#),
    ("rated", #"{ "payload": "(stars: Int?, note: String?, at: Double)", "set": { "note": "$note" } }"#),
    ("flipped", #"{ "toggle": ["isOpen"] }"#),
    ("picked", #"{ "payload": "(ids: [Int])", "set": { "ids": "$ids" } }"#),
    ("answered", #"{ "payload": "(Result<String, NetworkError>)", "reduce": "handler" }"#),
    ("reset", #"{ "doc": "Back to the start.", "set": { "count": 0, "note": null } }"#),
  ]
}
