/// A construct of the generated code that can be left out of its text, so that the rest still compiles.
struct CodeLayer: Sendable {
  let name: String
  /// Returns a file without the construct.
  let strip: @Sendable (String) -> String

  /// All constructs, in an order in which the rest compiles after each one that is left out.
  static let outermostFirst: [CodeLayer] = [
    CodeLayer(name: "stores", block: "extension StateKit.Store"),
    CodeLayer(name: "domains for stores of any kind", block: "nonisolated extension StateKit.Domain"),
    CodeLayer(name: "declared bridges of a domain", block: "nonisolated extension StateKit.BridgeMiddleware"),
    CodeLayer(name: "reducers", block: "nonisolated extension StateKit.Reducer"),
    CodeLayer(name: "protocols of handlers", block: "nonisolated protocol "),
    CodeLayer(name: "switches over bridges", member: "var declaredBridges", body: "[]"),
    CodeLayer(name: "switches over effects", member: "var declaredEffects", body: "[]"),
    CodeLayer(name: "indices of leaves", member: "var leafIndex", body: "0"),
    CodeLayer(name: "action trees and scopes") { text in
      without(blocks: text) {
        $0.contains(": StateKit.DomainAction {") || $0.hasPrefix("nonisolated extension StateKit.Scope")
      }.split(separator: "\n").filter { !$0.contains("typealias ") }.joined(separator: "\n")
    },
    CodeLayer(name: "accessors") { text in
      without(blocks: text) { $0.hasSuffix("Action {") && $0.contains("extension") }
    },
    CodeLayer(name: "states", block: "nonisolated struct "),
  ]

  private init(name: String, strip: @escaping @Sendable (String) -> String) {
    self.name = name
    self.strip = strip
  }

  private init(name: String, block head: String) {
    self.init(name: name) { text in CodeLayer.without(blocks: text) { $0.hasPrefix(head) } }
  }

  private init(name: String, member head: String, body: String) {
    self.init(name: name) { text in CodeLayer.replacing(member: head, in: text, with: body) }
  }

  /// Leaves out the declarations of the file whose first line is meant.
  private static func without(blocks text: String, _ isMeant: (Substring) -> Bool) -> String {
    var isLeftOut = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if !isLeftOut, isMeant(line) {
        isLeftOut = !line.hasSuffix("}")
        return false
      }
      if isLeftOut, line == "}" {
        isLeftOut = false
        return false
      }
      return !isLeftOut
    }
    return lines.joined(separator: "\n")
  }

  /// Gives a member of a type another body.
  private static func replacing(member head: String, in text: String, with body: String) -> String {
    var isInside = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [Substring] in
      if !isInside, line.hasPrefix("  \(head)"), line.hasSuffix("{") {
        isInside = true
        return [line, "    \(body)"]
      }
      if isInside, line == "  }" { isInside = false }
      return isInside ? [] : [line]
    }
    return lines.joined(separator: "\n")
  }
}
