import StateKitTestSupport
import Testing

@testable import GoldenCode
@testable import StateKitGenerator

/// The compiler's messages for programs that misuse generated code, and programs that must compile.
struct CompilerMessageTests {
  private static let schema = """
    {
      "statekit": 1,
      "domains": {
        "App": { "state": { "name": "String = \\"\\"" }, "binds": ["name"], "children": { "player": "Player" } },
        "Player": {
          "wrapped": true,
          "state": { "seconds": "Int = 0", "volume": "Int = 3" },
          "binds": ["volume"],
          "actions": { "ticked": { "add": { "seconds": 1 } } },
          "requests": {
            "load": { "input": "(id: Int)", "output": "String", "failure": "PlayerError", "into": "title" }
          },
          "effects": {
            "listen": {
              "on": "ticked",
              "kind": "stream",
              "output": "load.success",
              "failure": "load.failure"
            }
          }
        },
        "Lamp": { "state": { "isOn": "Bool = false" }, "actions": { "switched": { "toggle": ["isOn"] } } }
      },
      "types": { "PlayerError": { "enum": ["offline"] } }
    }
    """

  private static let client = """
    import StateKit

    struct Ticking: Middleware {
      func handle(
        _ action: PlayerAction, from source: ActionSource, state: StateReader<PlayerState>
      ) -> Effect<PlayerAction> { .doNothing }
    }

    struct Client: Sendable {
      func load(_ id: Int) async throws -> String { "" }
      func lines() -> AsyncThrowingStream<String, any Error> { AsyncThrowingStream { $0.finish() } }
    }

    let client = Client()


    """

  /// The messages of the compiler's errors.
  private func errors(in program: String) throws -> [String] {
    try locatedErrors(in: Self.client + program, schema: Self.schema, GeneratorOptions())
      .map { $0.drop { $0 != " " }.dropFirst().description }
  }

  /// The compiler's errors with their places.
  private func locatedErrors(
    in program: String,
    schema: String,
    _ options: GeneratorOptions
  ) throws -> [String] {
    let result = Generator(options: options).generate([SourceFile(path: "App.statekit.json", text: schema)])
    #expect(result.diagnostics.isEmpty)
    let folder = try TemporaryFolder()
    var files = try result.files.map { try folder.write($0.contents, to: $0.name) }
    files.append(try folder.write(program, to: "User.swift"))
    return try Swiftc(arguments: ["-swift-version", "6", "-parse-as-library"]).diagnose(files, in: folder.url)
      .split(separator: "\n")
      .filter { $0.contains(": error: ") && !$0.hasPrefix(" ") }
      .map(String.init)
  }

  @Test func `a type that cannot be recorded is told at its lines of the schema`() throws {
    let schema = """
      {
        "statekit": 1,
        "conformances": ["Recordable"],
        "types": { "Spot": { "struct": { "place": "Point" } } },
        "domains": {
          "App": {
            "state": { "place": "Point" },
            "actions": {
              "moved": {
                "payload": "(to: Point, id: Int)",
                "set": { "place": "$to" }
              }
            }
          }
        }
      }
      """
    var options = GeneratorOptions()
    options.sourceLocations = true
    let errors = try locatedErrors(in: "struct Point: Equatable, Sendable {}", schema: schema, options)
    let lines = errors.map { $0.split(separator: ":").prefix(2).joined(separator: ":") }
    expectEqual(Set(lines), ["App.statekit.json:4", "App.statekit.json:7", "App.statekit.json:10"])
    #expect(errors.allSatisfy { $0.contains("requires that 'Point' conform to ") })
  }

  @Test(arguments: ["Store", "Store<AppState, AppAction>"])
  func `a middleware that is not pulled back is told at its place`(type: String) throws {
    let errors = try errors(
      in: """
        @MainActor func make() {
          _ = \(type).app(reducer: .app(player: .player()), middleware: Ticking())
        }
        """
    )
    expectEqual(
      errors,
      ["error: cannot convert value of type 'PlayerAction' to expected argument type 'AppAction'"]
    )
  }

  @Test func `only a bound property can be set, and to a value of its type`() throws {
    let errors = try errors(
      in: #"""
        @MainActor func set(_ player: some StoreType<PlayerState, PlayerAction>) {
          player.set(\.volume, to: 1)
          player.set(\.seconds, to: 1)
          player.set(\.name, to: "")
          player.set(\.volume, to: "loud")
        }

        @MainActor func set(_ lamp: some StoreType<LampState, LampAction>) { lamp.set(\.isOn, to: true) }
        """#
    )
    let unbound = """
      error: 'set(_:to:file:function:line:info:)' is unavailable: The schema does not list this property under 'binds', \
      so that only actions of the domain set it
      """
    expectEqual(
      errors,
      [
        unbound,
        "error: value of type 'PlayerBinding.BoundProperties' has no member 'name'",
        "error: cannot convert value of type 'String' to expected argument type 'Int'",
        unbound,
      ]
    )
  }

  @Test func `a reducer that is missing is told by its name`() throws {
    let errors = try errors(in: "@MainActor func make() { _ = Store.app(reducer: .app()) }")
    expectEqual(errors, ["error: missing argument for parameter 'player' in call"])
  }

  @Test func `stores are made in each way that their type is known by`() throws {
    let errors = try errors(
      in: """
        @MainActor func make() -> [Store<AppState, AppAction>] {
          let reducer: Reducer<AppState, AppAction> = .app(player: .player())
          let store: Store<AppState, AppAction> = .app(reducer: reducer, middleware: LoggerMiddleware())
          let part = Store.player(reducer: .player(), middleware: Ticking())
          part.dispatch(.ticked)
          return [
            store, .app(reducer: reducer), Store.app(reducer: reducer),
            Store<AppState, AppAction>.app(reducer: .app(player: .player())),
          ]
        }
        """
    )
    expectEqual(errors, [])
  }

  @Test func `a client that throws anything is a supplier by mapError`() throws {
    let errors = try errors(
      in: """
        let effects = PlayerEffects(
          load: mapError(of: client.load) { _ in .offline },
          listen: { mapError(of: client.lines()) { _ in .offline } }
        )
        let closures = PlayerEffects(
          load: mapError { id in
            let text = try await client.load(id)
            return text + "!"
          } to: { error in
            print(error)
            return .offline
          }
        )
        """
    )
    expectEqual(errors, [])
  }

  @Test func `a mistake in the parameter of mapError is named`() throws {
    try expectEqual(
      errors(in: "let effects = PlayerEffects(load: mapError(of: client.load) { _ in .ofline })"),
      ["error: type 'PlayerError' has no member 'ofline'"]
    )
    try expectEqual(
      errors(in: "let effects = PlayerEffects(load: mapError(of: client.lod) { _ in .offline })"),
      ["error: value of type 'Client' has no member 'lod'"]
    )
  }

  @Test func `the type that scaffold writes can be registered`() throws {
    let live = """
      extension PlayerEffects {
        static var live: PlayerEffects { PlayerEffects() }
        static func live(_ client: Client) -> PlayerEffects { PlayerEffects() }
      }
      @MainActor func register(_ store: Store<AppState, AppAction>) {

      """
    try expectEqual(
      errors(
        in: live
          + """
            store.sideEffects.register(PlayerEffects.live)
            store.sideEffects.register(PlayerEffects.live(client), at: .player)
          }
          """
      ),
      []
    )
  }
}
