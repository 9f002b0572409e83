import Foundation
import StateKitTestSupport
import Testing

@testable import GoldenCode
@testable import StateKitGenerator

/// A mistake in a handwritten type is reported at the line of the schema, and only there.
struct JudgedTypeTests {
  /// The places and messages of errors.
  private func errors(_ schema: String, _ swift: String) throws -> [String] {
    var options = GeneratorOptions()
    options.sourceLocations = true
    let result = Generator(options: options).generate([SourceFile(path: "App.statekit.json", text: schema)])
    #expect(result.diagnostics.isEmpty)
    let folder = try TemporaryFolder()
    var files = try result.files.map { try folder.write($0.contents, to: $0.name) }
    files.append(try folder.write("import StateKit\n\(swift)", to: "User.swift"))
    return try Swiftc(arguments: ["-swift-version", "6"]).diagnose(files, in: folder.url)
      .split(separator: "\n")
      .filter { ($0.contains(": error: ") || $0.contains(": warning: ")) && !$0.hasPrefix(" ") }
      .map { $0.replacing(/:\d+: (error|warning):/, with: ":") }
      .reduce(into: Set<String>()) { $0.insert(String($1)) }
      .sorted()
  }

  private static let panel = """
    {
      "statekit": 1,
      "domains": {
        "Panel": {
          "state": {
            "swift": "Panel",
            "properties": {
              "toast": "String?",
              "tabs": "[Int]"
            }
          },
          "actions": { "shown": { "payload": "(text: String)", "set": { "toast": "$text" } } },
          "requests": {
            "load": { "output": "[Int]",
              "into": "loaded" }
          }
        }
      }
    }
    """

  @Test(arguments: [
    ("var tabs: [Int] = []; var loaded: Loadable<[Int], Never> = .idle", 8, "has no member 'toast'"),
    (
      "var toast: String?; let tabs: [Int] = []; var loaded: Loadable<[Int], Never> = .idle", 9,
      "KeyPath<Panel"
    ),
    (
      "var toast: String?; var tabs: [String] = []; var loaded: Loadable<[Int], Never> = .idle", 9,
      "'WritableKeyPath<Panel, Array<String>>'"
    ),
    ("var toast: String?; var tabs: [Int] = []", 15, "has no member 'loaded'"),
  ])
  func `a listed property that the type lacks is reported at its line`(
    properties: String,
    line: Int,
    message: String
  ) throws {
    let errors = try errors(Self.panel, "struct Panel: Equatable { \(properties) }")
    #expect(errors.contains { $0.hasPrefix("App.statekit.json:\(line):") && $0.contains(message) })
  }

  @Test(arguments: [
    ("struct Paint: Sendable {}", ["requires that 'Paint' conform to 'Equatable'"]),
    ("struct Paint: Sendable, Equatable {}", []),
  ])
  func `a property of another type is compared, or reported at its path`(swift: String, messages: [String])
    throws
  {
    let schema = """
      {
        "statekit": 1,
        "domains": {
          "App": {
            "conformances": { "state": ["-Equatable"] },
            "state": { "paint": "Paint?" },
            "effects": { "dry": { "kind": "fireAndForget", "onChange":
              "paint"
            } }
          }
        }
      }
      """
    let errors = try errors(schema, swift)
    expectEqual(errors.count, messages.count)
    for (error, message) in zip(errors, messages) {
      #expect(error.hasPrefix("App.statekit.json:8:") && error.contains(message), "\(error)")
    }
  }

  @Test(arguments: [
    ("struct Paint: Equatable {}; struct Color: Equatable {}", ["cannot assign value of type 'Color'"]),
    ("typealias Paint = Int; typealias Color = Int", []),
  ])
  func `the types of a property and of the one that it follows are judged at the path`(
    swift: String,
    messages: [String]
  ) throws {
    let schema = """
      {
        "statekit": 1,
        "domains": {
          "App": {
            "state": { "color": "Color" },
            "children": {
              "brush": { "domain": "Brush", "follows": {
                "paint": "color"
              } },
              "page": { "oneOf": { "brush": "Brush" }, "follows": { "color": "brush.color" } },
              "spare": { "domain": "Brush", "kind": "optional", "follows": { "color": "color" } }
            }
          },
          "Brush": { "state": { "paint": "Paint", "color": "Color" } }
        }
      }
      """
    let errors = try errors(schema, swift)
    expectEqual(errors.count, messages.count, "\(errors)")
    for (error, message) in zip(errors, messages) {
      #expect(error.hasPrefix("App.statekit.json:8:") && error.contains(message))
    }
  }

  @Test func `listed properties that the type has are changed and read`() throws {
    let properties =
      "var toast: String?; var tabs: [Int] = []; var loaded: Loadable<[Int], Never> = .idle; var more = 1"
    try expectEqual(errors(Self.panel, "struct Panel: Equatable { \(properties) }"), [])
  }

  private static let tray = """
    {
      "statekit": 1,
      "access": "public",
      "domains": {
        "Row": { "state": { "id": "Int" }, "actions": { "tapped": {} } },
        "Tray": {
          "state": { "text": "String" },
          "actions": {
            "swift": "Tray.Action",
            "cases": {
              "shown": { "payload": "(text: String)", "set": { "text": "$text" } },
              "moved": { "payload": "(Int, to: Int?)",
                "reduce": "none" },
              "hidden": { "set": { "text": "" } },
              "old": { "deprecated": "Use shown.", "reduce": "none" }
            }
          },
          "requests": {
            "load": {}
          },
          "children": {
            "row": "Row",
            "rows": { "domain": "Row", "kind": "each" }
          }
        }
      }
    }
    """

  private static let trayCases = """
    case hidden, shown(text: String), moved(Int, to: Int?), load(Load), row(RowAction)
    case rows(IdentifiedAction<Int, RowAction>)
    @available(*, deprecated) case old
    """

  private func trayErrors(_ cases: String, _ head: String = "public enum Action: Equatable, Sendable") throws
    -> [String]
  {
    let handlers = """
      struct RowHandlers: RowReducing { func tapped(_ state: inout RowState) {} }
      struct TrayHandlers: TrayReducing { func load(_ state: inout TrayState, _ phase: Tray.Action.Load) {} }
      """
    return try errors(Self.tray, "public enum Tray { \(head) {\n\(cases)\n} }\n\(handlers)")
  }

  @Test func `cases written by hand that are those of the schema need nothing more`() throws {
    try expectEqual(trayErrors(Self.trayCases), [])
  }

  @Test(arguments: [
    ("hidden, ", "", 14, "'hidden'"), ("text: String", "String", 11, "'shown(text:)'"),
    ("text: String", "text: String?", 11, "cannot convert value of type 'String?'"),
    ("to: Int?", "to: Int", 12, "'(Int, Int?) -> TrayAction'"), ("load(Load), ", "", 19, "'load'"),
    ("row(RowAction)", "row", 22, "'row'"), ("<Int, RowAction>", "<String, RowAction>", 23, "String"),
    ("case hidden", "case more, hidden", 9, "switch must be exhaustive"),
  ])
  func `a case that is missing or differs is reported at its line`(
    written: String,
    other: String,
    line: Int,
    message: String
  ) throws {
    let errors = try trayErrors(Self.trayCases.replacing(written, with: other))
    #expect(errors.contains { $0.hasPrefix("App.statekit.json:\(line):") && $0.contains(message) })
  }

  @Test(arguments: [
    ("public enum Action: Sendable", "'any (Equatable & Sendable).Type'"),
    ("enum Action: Equatable, Sendable", "uses an internal type"),
    ("public enum Change: Equatable, Sendable", "'Action' is not a member type"),
  ])
  func `an enum that is missing or differs is reported at its line`(head: String, message: String) throws {
    let errors = try trayErrors(Self.trayCases, head)
    #expect(errors.contains { $0.hasPrefix("App.statekit.json:9:") && $0.contains(message) })
  }

  @Test func `an enum with a wider access than the schema is reported at its line`() throws {
    let schema = #"{"statekit": 1, "domains": {"A": {"actions": {"swift": "Deed", "cases": {"a": {}}}}}}"#
    let errors = try errors(schema, "public enum Deed: Equatable, Sendable { case a }")
    #expect(
      errors.contains { $0.hasPrefix("App.statekit.json:1:") && $0.contains("must be declared public") }
    )
  }

  private static let parts = """
    {
      "statekit": 1,
      "domains": {
        "App": {
          "children": {
            "cart": "Cart",
            "rows": { "domain": "Row", "kind": "each" },
            "login": { "domain": "Login", "kind": "optional" }
          },
          "bridges": [{ "on": "cart.opened", "dispatch": "login.shown", "when": "cart.isOpen" }]
        },
        "Cart": { "state": "Cart", "actions": { "opened": {} } },
        "Row": {
          "state": "Row",
          "children": { "detail": "Detail" },
          "requests": { "load": { "output": "Int" } }
        },
        "Login": { "state": "Login", "actions": { "shown": {} } },
        "Detail": { "actions": { "shown": {} } }
      }
    }
    """

  private static let good = [
    "Cart": "struct Cart: Equatable { var isOpen = false }",
    "Row": "struct Row: Equatable, Identifiable { let id = 1; var detail = DetailState() }",
    "Login": "struct Login: Equatable {}",
  ]

  @Test(arguments: [
    ("Cart", "", 12, "cannot find type 'Cart' in scope"),
    ("Row", "", 14, "cannot find type 'Row' in scope"),
    ("Login", "", 18, "cannot find type 'Login' in scope"),
    (
      "Cart", "struct Cart { var isOpen = false }", 12, "type 'Cart' does not conform to protocol 'Equatable'"
    ),
    (
      "Row", "struct Row: Equatable { let id = 1; var detail = DetailState() }", 14,
      "type '_GeneratedCode.EquatableState<Row>' (aka 'Row') does not conform to protocol 'Identifiable'"
    ),
    (
      "Login", "final class Login: Equatable { static func == (a: Login, b: Login) -> Bool { a === b } }", 8,
      "stored property 'login' of 'Sendable'-conforming struct 'AppState' contains non-Sendable type 'Login'"
    ),
  ])
  func `a state that is missing or lacks something is one error`(
    type: String,
    instead: String,
    line: Int,
    message: String
  ) throws {
    let swift = Self.good.merging([type: instead]) { $1 }.values.joined(separator: "\n")
    try expectEqual(errors(Self.parts, swift), ["App.statekit.json:\(line): \(message)"])
  }

  @Test func `states as they should be are no error`() throws {
    #expect(try errors(Self.parts, Self.good.values.joined(separator: "\n")).isEmpty)
  }

  @Test func `a state without a parent, or with a parent that is not Equatable, can have any type`() throws {
    let schema = """
      {
        "statekit": 1,
        "conformances": ["-Equatable"],
        "domains": {
          "App": { "children": { "cart": "Cart" } },
          "Cart": { "state": "Cart", "actions": { "opened": {} } },
          "Single": { "state": "Single", "actions": { "opened": {} } }
        }
      }
      """
    #expect(
      try errors(schema, "struct Cart { var isOpen = false }\nfinal class Single { var a = 1 }").isEmpty
    )
  }

  @Test(arguments: [
    (#""types": { "Item": {"#, #""struct": { "photo": "Photo" } } }, "domains": { "App": {} }"#, "Item"),
    (#""domains": { "App": {"#, #""state": { "photo": "Photo?" } } }"#, "AppState"),
    (#""domains": { "App": {"#, #""actions": { "shown": "(id: Int, photo: [Photo])" } } }"#, "AppAction"),
    (
      #""domains": { "App": { "requests": { "load": {"#, #""output": "Photo" } } } }"#, "AppAction.Load"
    ),
  ])
  func `a type with a part that cannot be compared is reported at its line`(
    head: String,
    rest: String,
    type: String
  ) throws {
    let found = try errors("{ \"statekit\": 1,\n\n\(head)\n\(rest) }", "struct Photo: Sendable {}")
    expectEqual(found, ["App.statekit.json:3: type '\(type)' does not conform to protocol 'Equatable'"])
  }

  @Test func `a child that a state written by hand has otherwise is told at its line`() throws {
    let schema = """
      {
        "statekit": 1,
        "domains": {
          "App": {
            "state": "App",
            "children": {
              "rows": { "domain": "Row", "kind": "each" },
              "login": { "domain": "Login", "kind": "optional" },
              "missing": "Login",
              "constant": "Login"
            }
          },
          "Row": { "state": { "id": "Int" }, "actions": { "tapped": {} } },
          "Login": { "state": {}, "actions": { "tapped": {} } }
        }
      }
      """
    let swift = """
      struct App { var rows: [RowState] = []; var login = LoginState(); let constant = LoginState() }
      """
    let found = try errors(schema, swift)
    let places = Set(found.map { String($0.prefix { $0 != " " }) })
    expectEqual(places, Set((7...10).map { "App.statekit.json:\($0):" }))
    #expect(found.contains { $0.contains("'[RowState]' to closure result type 'IdentifiedArray<RowState>'") })
  }
}
