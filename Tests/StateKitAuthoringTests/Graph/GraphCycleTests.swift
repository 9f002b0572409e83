import StateKitTestSupport
import Testing

@testable import StateKitAuthoring

struct GraphCycleTests {
  private func cycles(_ bridges: (String, String)...) throws -> [String] {
    let list = bridges.map { #"{ "on": "\#($0.0)", "dispatch": "\#($0.1)", "when": "isOn" }"# }
    let graph = try graph(
      domains: #"""
        "App": {
          "state": { "isOn": "Bool = true" },
          "actions": { "a": {}, "b": {}, "c": {}, "d": {} },
          "bridges": [\#(list.joined(separator: ", "))]
        }
        """#
    )
    return zip(bridges, graph.links).filter { $0.1.isInCycle }.map { "\($0.0.0)\($0.0.1)" }
  }

  @Test func `each bridge on a cycle is marked, and bridges that lead in or out are not`() throws {
    try expectEqual(cycles(("a", "b"), ("b", "c"), ("c", "b"), ("c", "d")), ["bc", "cb"])
    let two = try cycles(("a", "b"), ("b", "a"), ("b", "c"), ("c", "d"), ("d", "c"))
    expectEqual(two, ["ab", "ba", "cd", "dc"])
    let shortcut = try cycles(("a", "b"), ("b", "c"), ("c", "d"), ("d", "a"), ("b", "d"))
    expectEqual(shortcut, ["ab", "bc", "cd", "da", "bd"])
    try expectEqual(cycles(("a", "b"), ("a", "c"), ("b", "d"), ("c", "d")), [])
  }

  @Test func `a way back through a request is no cycle`() throws {
    let graph = try graph(
      domains: #"""
        "App": {
          "requests": { "load": {} },
          "bridges": [{ "on": "load.success", "dispatch": "load.request" }]
        }
        """#
    )
    #expect(!graph.links.contains { $0.isInCycle })
  }

  @Test func `a cycle of very many bridges is found`() {
    let count = 100_000
    let links = (0..<count).map {
      GraphLink(kind: .bridge, source: $0, target: ($0 + 1) % count, condition: nil, documentation: nil)
    }
    #expect(GraphCycles.marked(links, itemCount: count).allSatisfy { $0.isInCycle })
    #expect(!GraphCycles.marked(links.dropLast(), itemCount: count).contains { $0.isInCycle })
  }
}
