import StateKitTestSupport
import Testing

@testable import StateKitAuthoring

struct GraphMapTests {
  private func drawings(_ map: GraphMap) -> [MapDrawing] { [map.wide, map.tall] }

  @Test func `there is one arrow for each pair of domains, with its links`() throws {
    let graph = try graph(domains: shopDomains)
    let arrows = GraphMap(graph).arrows
    expectEqual(arrows.map { [$0.source, $0.target] }, [[0, 1], [1, 0], [2, 1]])
    expectEqual(arrows.map(\.links), [[0], [1], [2]])
    #expect(arrows.allSatisfy { $0.hasBridge && !$0.isInCycle })
  }

  @Test func `what effects do in another domain is an arrow without a bridge`() throws {
    let graph = try graph(
      domains: #"""
        "App": {
          "state": { "isOn": "Bool = true" },
          "children": { "page": "Page" },
          "actions": { "seen": {} },
          "effects": { "watch": { "on": "page.opened", "output": "seen", "kind": "stream" } }
        },
        "Page": { "actions": { "opened": {} } }
        """#
    )
    let arrows = GraphMap(graph).arrows
    expectEqual(arrows.map { [$0.source, $0.target] }, [[1, 0]])
    #expect(arrows.allSatisfy { !$0.hasBridge })
  }

  @Test func `an arrow with a bridge in a cycle is marked, and one of a cycle of domains runs back`() throws {
    let map = GraphMap(
      try graph(
        domains: #"""
          "App": {
            "state": { "isOn": "Bool = true" }, "children": { "a": "A", "b": "B", "c": "C" },
            "bridges": [
              { "on": "a.x", "dispatch": "b.x" }, { "on": "b.x", "dispatch": "a.x", "when": "isOn" },
              { "on": "b.x", "dispatch": "c.x" }, { "on": "c.y", "dispatch": "b.y" }
            ]
          },
          "A": { "actions": { "x": {} } }, "B": { "actions": { "x": {}, "y": {} } },
          "C": { "actions": { "x": {}, "y": {} } }
          """#
      )
    )
    expectEqual(map.arrows.map(\.isInCycle), [true, true, false, false])
    #expect(drawings(map).allSatisfy { $0.runsBack.filter { $0 }.count == 2 })
  }

  @Test func `parts that are not connected are apart, and domains without an arrow below`() throws {
    let map = GraphMap(
      try graph(
        domains: #"""
          "App": {
            "children": { "a": "A", "b": "A", "c": "A", "d": "A", "e": "A" },
            "bridges": [{ "on": "a.x", "dispatch": "b.x" }, { "on": "c.x", "dispatch": "d.x" }]
          },
          "A": { "actions": { "x": {} } }
          """#
      )
    )
    expectEqual(map.parts, [[1, 2], [3, 4]])
    expectEqual(map.single, [0, 5])
    for drawing in drawings(map) {
      let lowest = (1...4).map { drawing.boxes[$0].bottom }.max() ?? 0
      #expect([0, 5].allSatisfy { drawing.boxes[$0].y > lowest })
    }
  }

  @Test func `a name below the only outermost domain stands alone, a deeper one below its parent's`() throws {
    let graph = try graph(
      domains: #"""
        "App": { "children": { "cart": "Cart" } }, "Cart": { "children": { "rows": "Rows" } }, "Rows": {}
        """#
    )
    let labels = GraphMap(graph).labels
    expectEqual(labels.map(\.name), ["App", "cart", "rows"])
    expectEqual(labels.map(\.parent), [nil, nil, "cart"])
    expectEqual(labels.map(\.group), [nil, 0, 0])
  }

  @Test func `a long name is cut, and a cycle in a domain is marked`() throws {
    let name = String(repeating: "long", count: 20)
    let graph = try graph(
      domains: #"""
        "App": { "children": { "\#(name)": "A" } },
        "A": {
          "state": { "isOn": "Bool = true" }, "actions": { "x": {}, "y": {} },
          "bridges": [{ "on": "x", "dispatch": "y", "when": "isOn" }, { "on": "y", "dispatch": "x" }]
        }
        """#
    )
    let label = GraphMap(graph).labels[1]
    expectEqual(label.name, "\(name.prefix(31))… ↻")
    #expect(label.width < 320)
  }

  @Test(arguments: 0..<40)
  func `boxes and numbers do not overlap, for all kinds of graphs`(seed: Int) {
    let graph = Graph.random(seed: UInt64(seed))
    let map = GraphMap(graph)
    for drawing in drawings(map) {
      let numbers = zip(map.arrows, drawing.counts).compactMap { arrow, middle in
        middle.map { MapCounts.around($0, MapCounts.size(of: arrow.links.count)) }
      }
      let all = drawing.boxes + numbers
      for (index, box) in all.enumerated() {
        #expect(!all[(index + 1)...].contains { $0.intersects(box) })
        #expect(box.x > 0 && box.y > 0 && box.right < drawing.width && box.bottom < drawing.height)
      }
      for route in drawing.routes {
        let isCrossed = route.contains { point in drawing.boxes.contains { $0.isAround(point) } }
        #expect(!route.isEmpty && !isCrossed)
      }
    }
  }

  @Test func `an arrow of several links has its number on its way`() throws {
    let graph = try graph(
      domains: #"""
        "App": {
          "children": { "a": "A", "b": "A" },
          "bridges": [{ "on": "a.x", "dispatch": "b.x" }, { "on": "a.y", "dispatch": "b.y" }]
        },
        "A": { "actions": { "x": {}, "y": {} } }
        """#
    )
    let map = GraphMap(graph)
    let middle = try #require(map.wide.counts[0])
    #expect(map.wide.boxes[1].right < middle.x && middle.x < map.wide.boxes[2].x)
    let below = try #require(map.tall.counts[0])
    #expect(map.tall.boxes[1].bottom < below.y && below.y < map.tall.boxes[2].y)
  }

  @Test func `an empty graph has an empty map`() {
    let map = GraphMap(Graph(domains: [], items: [], links: []))
    #expect(map.wide.boxes.isEmpty && map.wide.width == 2 * MapMetrics.margin)
  }

  @Test func `a graph at the limit is drawn`() {
    let domains = (0..<GraphLimit.domains.count).map {
      GraphDomain(
        parent: nil,
        depth: 0,
        name: "d\($0)",
        path: "d\($0)",
        title: "d\($0)",
        documentation: nil,
        items: $0..<$0 + 1
      )
    }
    let items = domains.indices.map {
      GraphItem(
        domain: $0,
        kind: .action,
        name: "x",
        path: "d\($0).x",
        payload: "",
        documentation: nil,
        isDeprecated: false,
        request: nil
      )
    }
    let links = (0..<1_000).map { number in
      let source = number * 7_919 % items.count
      return GraphLink(
        kind: .bridge,
        source: source,
        target: (source + 1 + number % 40) % items.count,
        condition: nil,
        documentation: nil
      )
    }
    let map = GraphMap(Graph(domains: domains, items: items, links: links))
    expectEqual(map.wide.boxes.count, GraphLimit.domains.count)
  }
}
