import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

struct GraphTests {
  @Test func `domains stand before the domains in them, with the names that their parents give them`() throws
  {
    let domains = try graph(domains: shopDomains).domains
    expectEqual(domains.map(\.title), ["Shop", "till: Till", "rows: [Row]", "help: Help?"])
    expectEqual(domains.map(\.name), ["Shop", "till", "rows", "help"])
    expectEqual(domains.map(\.parent), [nil, 0, 0, 0])
    expectEqual(domains.map(\.depth), [0, 1, 1, 1])
    expectEqual(domains.map(\.documentation), ["All of it.", nil, nil, nil])
  }

  @Test func `a domain has its actions, its requests with their phases, and its effects`() throws {
    let graph = try graph(domains: shopDomains)
    let items = graph.items[graph.domains[1].items]
    expectEqual(items.map(\.name), ["rang", "rung", "load", "request", "success", "failure", "ring"])
    expectEqual(items.map(\.kind), [.action, .action, .request, .phase, .phase, .phase, .effect])
    expectEqual(items.map(\.request), [nil, nil, nil, 3, 3, 3, nil])
    expectEqual(items.map(\.payload), ["", "(by: String, Int)", "", "", "", "(error: Failure)", ""])
    expectEqual(items.map(\.documentation), [nil, "It rang.", "Gets it.", nil, nil, nil, nil])
    expectEqual(items.map(\.isDeprecated), [false, true, false, false, false, false, false])
    expectEqual(items.map(\.path).suffix(2), ["Shop.till.load.failure", "Shop.till.ring"])
    expectEqual(graph.items.map(\.domain), [0, 1, 1, 1, 1, 1, 1, 1, 2])
  }

  @Test func `a bound property is an action by its path`() throws {
    let graph = try graph(
      domains: #"""
        "App": {
          "state": { "name": { "type": "String", "doc": "Mine." } },
          "binds": ["name"],
          "actions": { "began": {}, "named": {} },
          "bridges": [{ "on": "binding.name", "dispatch": "began" }]
        }
        """#
    )
    expectEqual(graph.items.map(\.name), ["began", "named", "binding.name"])
    expectEqual(graph.items.map(\.kind), [.action, .action, .action])
    expectEqual(graph.items[2].path, "App.binding.name")
    expectEqual(graph.items[2].payload, "(String)")
    expectEqual(graph.items[2].documentation, "Mine.")
    expectEqual(graph.arrows, ["App.binding.name -bridge> App.began"])
  }

  @Test func `a link says where the schema declares it`() throws {
    let graph = try graph([
      "App": """
      { "statekit": 1, "domains": { "App": {
        "actions": { "a": {}, "b": {} },
        "effects": { "work": { "on": "a", "output": "b", "kind": "stream" } },
        "bridges": [
          { "on": "a",
            "dispatch": "b" }] } } }
      """
    ])
    expectEqual(graph.links.map(\.location?.line), [3, 3, 5])
    expectEqual(graph.links[2].location?.description, "App.statekit.json:5")
  }

  @Test func `pictures show which actions dismiss their domain`() throws {
    let graph = try graph(
      domains: #"""
        "App": { "children": { "page": { "domain": "Page", "kind": "optional" } } },
        "Page": { "actions": { "closed": { "doc": "Mine.", "dismisses": true }, "opened": {} } }
        """#
    )
    expectEqual(graph.items.map(\.name), ["closed", "opened"])
    expectEqual(graph.items.map(\.label), ["closed ✕", "opened"])
  }

  @Test func `pictures say when an effect runs, and what it takes`() throws {
    let graph = try graph(
      domains: #"""
        "App": {
          "state": { "isOn": "Bool = true" },
          "actions": { "began": {}, "sent": {}, "ticked": {}, "wasBusy": {} },
          "effects": {
            "clock": { "kind": "timer", "interval": "1s", "while": "!isOn", "output": "ticked", "doc": "Mine." },
            "talk": { "on": "began", "feeds": "sent", "kind": "fireAndForget", "policy": "first", "skipped": "wasBusy" },
            "save": { "on": "sent", "debounce": "300ms", "kind": "fireAndForget" }
          }
        }
        """#
    )
    expectEqual(graph.items[4].timing, "while !isOn, every 1s")
    expectEqual(graph.items[6].timing, "debounced for 300ms")
    expectEqual(
      graph.arrows,
      [
        "App.clock -effect> App.ticked", "App.began -effect> App.talk", "App.sent -effect> App.talk",
        "App.talk -effect> App.wasBusy", "App.sent -effect> App.save",
      ]
    )
    expectEqual(graph.links[2].documentation, "It hands its values to the effect that runs.")
  }

  @Test func `events of the state are items, from which bridges lead`() throws {
    let graph = try graph(
      domains: #"""
        "App": {
          "state": { "isOn": "Bool = true", "name": "String" },
          "actions": { "noted": {} },
          "children": { "rows": { "domain": "Row", "kind": "each" } },
          "effects": {
            "save": { "onChange": ["rows", "name"], "while": "isOn", "kind": "fireAndForget", "debounce": "1s" }
          },
          "bridges": [
            { "onMade": "rows", "dispatch": "noted" }, { "onMade": "rows", "dispatch": "rows.read", "with": { "rows": "$id" } }
          ]
        },
        "Row": { "state": { "id": "Int" }, "actions": { "read": {} }, "bridges": [{ "onMade": true, "dispatch": "read" }] }
        """#
    )
    expectEqual(graph.items[1].timing, "onChange rows, name, while isOn, debounced for 1s")
    expectEqual(graph.items.filter { $0.kind == .event }.map(\.path), ["App.onMade rows", "App.rows.onMade"])
    expectEqual(
      graph.arrows,
      [
        "App.onMade rows -bridge> App.noted", "App.onMade rows -bridge> App.rows.read",
        "App.rows.onMade -bridge> App.rows.read",
      ]
    )
  }

  @Test func `bridges, effects and requests are links, in the order of the domains`() throws {
    let graph = try graph(domains: shopDomains)
    expectEqual(
      graph.arrows,
      [
        "Shop.opened -bridge> Shop.till.load.request when !till.isBusy",
        "Shop.till.load.success -bridge> Shop.opened",
        "Shop.rows.sold -bridge> Shop.till.rang",
        "Shop.till.load.request -request> Shop.till.load.success",
        "Shop.till.load.request -request> Shop.till.load.failure",
        "Shop.till.rang -effect> Shop.till.ring",
      ]
    )
    expectEqual(graph.links.map(\.documentation), ["In the morning.", nil, nil, nil, nil, nil])
  }

  @Test func `an effect leads to the actions that it gives, even if an action has the same name`() throws {
    let graph = try graph(
      domains: #"""
        "Login": {
          "actions": { "logIn": {}, "done": "(name: String)", "refused": "(error: Failure)" },
          "effects": { "logIn": { "on": "logIn", "output": "done", "failure": "refused" } }
        }
        """#
    )
    expectEqual(graph.links.map(\.source), [0, 3, 3])
    expectEqual(graph.links.map(\.target), [3, 1, 2])
    expectEqual(graph.items[3].kind, .effect)
  }

  @Test func `a domain is drawn in each of its places, with its own bridges`() throws {
    let graph = try graph(
      domains: #"""
        "House": {
          "children": { "front": "Door", "back": "Door" },
          "bridges": [{ "on": "front.opened", "dispatch": "back.opened" }]
        },
        "Door": {
          "actions": { "opened": {}, "rang": {} },
          "bridges": [{ "on": "opened", "dispatch": "rang" }]
        }
        """#
    )
    expectEqual(graph.domains.map(\.title), ["House", "front: Door", "back: Door"])
    expectEqual(
      graph.arrows,
      [
        "House.front.opened -bridge> House.back.opened",
        "House.front.opened -bridge> House.front.rang",
        "House.back.opened -bridge> House.back.rang",
      ]
    )
  }

  @Test func `a domain of another module has that module's name`() throws {
    let cafe = SchemaModule(
      name: "Cafe",
      files: [
        SourceFile(
          path: "Cafe.statekit.json",
          text: #"""
            {
              "statekit": 1, "access": "public",
              "domains": { "Till": { "children": { "drawer": "Drawer" } }, "Drawer": { "actions": { "shut": {} } } }
            }
            """#
        )
      ]
    )
    let graph = try graph(
      [
        "Hall": #"""
        {
          "statekit": 1, "uses": ["Cafe"],
          "domains": {
            "Hall": {
              "actions": { "closed": {} }, "children": { "till": "Cafe.Till" },
              "bridges": [{ "on": "closed", "dispatch": "till.drawer.shut" }]
            }
          }
        }
        """#
      ],
      using: [cafe]
    )
    expectEqual(graph.domains.map(\.title), ["Hall", "till: Cafe.Till", "drawer: Cafe.Drawer"])
    expectEqual(graph.arrows, ["Hall.closed -bridge> Hall.till.drawer.shut"])
  }

  @Test func `a schema with an error has no graph`() {
    let (reading, diagnostics) = Generator().graph([SourceFile(path: "A.statekit.json", text: "{")])
    guard case .failed = reading else {
      Issue.record("there is a graph")
      return
    }
    #expect(!diagnostics.isEmpty)
  }
}
