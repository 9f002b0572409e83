import Foundation
import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Schemas that use the schemas of another module: the code of both modules compiles in all language modes.
struct UsedModulesTests {
  private static let base = #"""
    {"statekit": 1, "access": "ACCESS",
      "domains": {
        "Users": {
          "state": {"role": "Role = .guest", "last": "User?"},
          "actions": {"renamed": "(user: User, role: Role)", "old": {"deprecated": "No more."}, "left": {}}
        },
        "Cards": {"state": "CardBox", "actions": {"drawn": "(card: Card)"}}
      },
      "types": {"Role": {"enum": ["guest", "owner"]}, "User": {"struct": {"id": "Int", "name": "String"}}}}
    """#

  private static let cards = """
    nonisolated ACCESS struct Card: Equatable, Sendable {}
    nonisolated ACCESS struct CardBox: Equatable, Sendable {
      ACCESS var top: Card? = nil
      ACCESS init() {}
    }
    """

  /// A module with domains of `Base` as children, which it exposes to the module above.
  private static let middle = #"""
    {"statekit": 1, "access": "ACCESS", "uses": ["Base"],
      "domains": {
        "Shell": {
          "state": {"owner": "Base.User?", "seen": "[Base.Role: Int]"},
          "children": {"users": "Base.Users", "cards": "Base.Cards"},
          "actions": {
            "noted": "(user: Base.User, role: Base.Role)", "kept": "(card: Base.Card)", "asked": "(user: Base.User)"
          },
          "bridges": [
            {"on": "users.renamed", "dispatch": "noted"},
            {"on": "cards.drawn", "dispatch": "kept"},
            {"on": "asked", "dispatch": "users.renamed", "with": {"role": "owner"}, "when": "users.isReady"}
          ]
        },
        "Users": {"children": {"theirs": "Base.Users"}, "actions": {"opened": {}}}
      }}
    """#

  /// Bridges that continue through the domain of `Middle` to the domains of `Base`.
  private static let top = #"""
    {"statekit": 1, "uses": ["Middle", "Base"], "access": "ACCESS",
      "domains": {
        "App": {
          "children": {"shell": "Middle.Shell"},
          "actions": {"heard": "(name: String?)"},
          "bridges": [
            {"on": "shell.users.renamed", "dispatch": "heard", "with": {"name": "@shell.users.last.name"}},
            {"on": "heard", "dispatch": "shell.users.left", "when": "shell.users.isReady"}
          ]
        }
      }}
    """#

  private static let ready = "nonisolated extension UsersState { ACCESS var isReady: Bool { true } }"

  private static func files(access: String) -> [(module: String, schema: String, code: String)] {
    func set(_ text: String) -> String { text.replacing("ACCESS", with: access) }
    return [
      ("Base", set(base), set(cards + "\n" + ready)), ("Middle", set(middle), ""), ("Top", set(top), ""),
    ]
  }

  @Test(arguments: LanguageModes.tried, ["public", "package"])
  func `modules that use each other's domains compile without a warning`(mode: [String], access: String)
    throws
  {
    let folder = try TemporaryFolder()
    var given: [SchemaModule] = []
    for (module, schema, code) in Self.files(access: access) {
      var options = GeneratorOptions()
      options.moduleName = module
      let schemas = [SourceFile(path: "\(module).statekit.json", text: schema)]
      let result = Generator(options: options).generate(schemas, using: given)
      expectEqual(result.diagnostics.map(\.message), [])
      given.append(SchemaModule(name: module, files: schemas))
      var files = try result.files.map { try folder.write($0.contents, to: $0.name) }
      files.append(try folder.write(code, to: "\(module).swift"))
      let said = try Swiftc(arguments: mode).makeModule(module, of: files, in: folder.url)
      expectEqual(said, "")
    }
  }
}
