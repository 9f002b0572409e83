import StateKitGenerator
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

  @Test func `trees that are not connected are apart, and domains without children or an arrow below`() throws
  {
    let map = GraphMap(
      try graph(
        domains: #"""
          "Alone": {}, "App": { "children": { "a": "A", "b": "A" } }, "Box": { "children": { "a": "A" } }, "A": {}
          """#
      )
    )
    for drawing in drawings(map) {
      let lowest = (1...5).map { drawing.boxes[$0].bottom }.max() ?? 0
      #expect(drawing.boxes[0].y > lowest)
    }
  }

  @Test func `a line leads from each parent to each of its children`() throws {
    let map = GraphMap(try graph(domains: shopDomains))
    #expect(map.lines.elementsEqual([(0, 1), (0, 2), (0, 3)]) { $0.parent == $1.0 && $0.child == $1.1 })
    for drawing in drawings(map) {
      expectEqual(drawing.routes.count, map.arrows.count + map.lines.count)
      for (line, route) in zip(map.lines, drawing.routes.dropFirst(map.arrows.count)) {
        let (first, last) = (try #require(route.first), try #require(route.last))
        #expect(drawing.boxes[line.parent].touches(first) && drawing.boxes[line.child].touches(last))
      }
    }
  }

  @Test func `lines of the tree make no arrow run back`() throws {
    let map = GraphMap(
      try graph(
        domains: #"""
          "App": {
            "children": { "a": "A", "b": "A", "c": "A", "d": "A" }, "actions": { "x": {} },
            "bridges": [{ "on": "a.x", "dispatch": "x" }, { "on": "b.x", "dispatch": "x" }]
          },
          "A": { "actions": { "x": {} } }
          """#
      )
    )
    for drawing in drawings(map) {
      #expect(!drawing.runsBack.prefix(map.arrows.count).contains(true))
      expectEqual(drawing.runsBack.dropFirst(map.arrows.count).count { $0 }, 2)
    }
  }

  /// An app of features with domains without arrows, and of a module with such domains alone.
  private func large(features: Int) throws -> Graph {
    let names = (0..<features).map { "f\($0)" }
    let domains = #"""
      "App": {
        "children": { \#(names.map { "\"\($0)\": \"F\"" }.joined(separator: ", ")), "g": "Other.G" },
        "bridges": [{ "on": "f0.x", "dispatch": "f1.x" }]
      },
      "F": { "actions": { "x": {} }, "children": { "a": "A", "b": "A" } }, "A": {}
      """#
    let other = #"""
      { "statekit": 1, "access": "public", "domains": { "G": { "children": { "h": "H" } }, "H": {} } }
      """#
    let module = SchemaModule(name: "Other", files: [SourceFile(path: "G.statekit.json", text: other)])
    return try graph(
      ["App": #"{ "statekit": 1, "uses": ["Other"], "domains": { \#(domains) } }"#],
      using: [module]
    )
  }

  @Test func `where very many domains have no arrow, they are folded by parent and module`() throws {
    let map = GraphMap(try large(features: 40))
    expectEqual(
      map.labels.map { [$0.parent, $0.name] },
      [
        [nil, "App"], [nil, "f0"], ["f0", "2 domains"], [nil, "f1"], ["f1", "2 domains"],
        ["App", "114 domains"],
        ["Other", "2 domains"],
      ]
    )
    #expect(map.lines.map(\.parent) == [0, 1, 0, 3, 0, 0])
    expectEqual(map.boxes.joined().sorted(), Array(0..<123))
    expectEqual(map.labels.map(\.group), [nil, 0, 0, 1, 1, nil, 40])
  }

  @Test func `fewer domains without an arrow stand alone, and so do all where nothing is to be folded`()
    throws
  {
    #expect(GraphMap(try large(features: 20)).boxes.allSatisfy { $0.count == 1 })
    #expect(GraphMap(try large(features: 40), folds: false).boxes.allSatisfy { $0.count == 1 })
  }

  @Test func `equal labels get more of their paths until they differ`() throws {
    let labels = GraphMap(
      try graph(
        domains: #"""
          "App": { "children": { "desk": "Desk", "shelf": "Desk", "bin": "Bin" } },
          "Desk": { "children": { "loan": "Loan" } }, "Loan": { "children": { "reminder": "Reminder" } },
          "Bin": { "children": { "reminder": "Reminder" } }, "Reminder": {}
          """#
      )
    ).labels.filter { ["loan", "reminder"].contains($0.name) }
    expectEqual(labels.map(\.parent), ["desk", "desk.loan", "shelf", "shelf.loan", "bin"])
  }

  @Test func `equal labels that only differ behind the cut are not cut`() throws {
    let name = String(repeating: "long", count: 10)
    let labels = GraphMap(
      try graph(domains: #""App": { "children": { "\#(name)A": "A", "\#(name)B": "A" } }, "A": {}"#)
    ).labels
    expectEqual(labels.map(\.name), ["App", "\(name)A", "\(name)B"])
    expectEqual(labels.map(\.parent), [nil, "App", "App"])
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

  @Test(arguments: 0..<Thoroughness.rounds(13, all: 40))
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
    let map = GraphMap(Graph(domains: domains, items: items, links: links), folds: false)
    expectEqual(map.wide.boxes.count, GraphLimit.domains.count)
  }
}

extension LayoutRectangle {
  /// Whether a point is at the edge.
  fileprivate func touches(_ point: LayoutPoint) -> Bool {
    x <= point.x && point.x <= right && y <= point.y && point.y <= bottom && !isAround(point)
  }
}
