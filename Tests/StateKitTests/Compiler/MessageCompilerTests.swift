import StateKitTestSupport
import Testing

/// The compiler's messages for typical mistakes of newcomers, and the code that must compile.
struct MessageCompilerTests {
  private static let app = """
    struct ChildState: Equatable, Sendable { var name = "" }
    enum ChildAction: Equatable, Sendable { case renamed }
    struct AppState: Equatable, Sendable { var child = ChildState(); var count = 0 }
    enum AppAction: Equatable, Sendable { case child(ChildAction), counted, failed(String) }
    typealias AppStore = Store<AppState, AppAction>

    extension AppAction {
      var child: ChildAction? { if case .child(let action) = self { action } else { nil } }
    }

    struct ChildMiddleware: Middleware {
      func handle(
        _ action: ChildAction, from source: ActionSource, state: StateReader<ChildState>
      ) -> Effect<ChildAction> { .doNothing }
    }

    func load() async throws -> Int { 1 }


    """

  private func errors(in source: String) throws -> [String] {
    try typecheck(Self.app + source).split(separator: "\n")
      .filter { $0.contains(": error: ") && !$0.hasPrefix(" ") }
      .map(String.init)
  }

  @Test(arguments: [
    "LoggerMiddleware() <> ChildMiddleware()",
    "ChildMiddleware() <> LoggerMiddleware() <> byHand",
    "LoggerMiddleware() <> byHand <> ChildMiddleware()",
    "byHand <> ChildMiddleware()",
  ])
  func `the middleware of a child that is not pulled back is told by that word`(composition: String) throws {
    let errors = try errors(
      in: """
        let byHand = AnyMiddleware<AppAction, AppAction, AppState> { _, _, _ in .doNothing }
        let middleware: any Middleware<AppAction, AppAction, AppState> = \(composition)
        """
    )
    expectEqual(errors.count, 1)
    expectEqual(
      errors.first?.hasSuffix("Pull the one of a child back: child.pullback(.child)"),
      true,
      "\(errors)"
    )
  }

  @Test func `middlewares of one domain compose as before, with a hint that makes their types known`() throws
  {
    let source = """
      let byHand = AnyMiddleware<AppAction, AppAction, AppState> { _, _, _ in .doNothing }
      let child = ChildMiddleware().pullback(state: \\AppState.child, action: \\AppAction.child)
      let two: any Middleware<AppAction, AppAction, AppState> = LoggerMiddleware() <> byHand
      let many: some Middleware<AppAction, AppAction, AppState> =
        .identity <> LoggerMiddleware() <> byHand <> .identity <> LoggerMiddleware() <> byHand
      let children = ChildMiddleware() <> ChildMiddleware()
      """
    try expectEqual(typecheck(Self.app + source), "")
  }

  @Test(arguments: [
    "store: AppStore", "store: LocalStore<Int, AppAction>", "store: some StoreType<Int, AppAction>",
  ])
  func `code that sends to a store gets a message that actions are dispatched`(parameter: String) throws {
    let errors = try errors(in: "@MainActor func send(\(parameter)) { store.send(.counted) }")
    expectEqual(errors.count, 1)
    expectEqual(errors.first?.hasSuffix("Actions are dispatched: store.dispatch(…)"), true, "\(errors)")
  }

  @Test func `a property of the state that is called send stays readable`() throws {
    let source = """
      struct Mail: Sendable { var send = true }
      @MainActor func read(store: Store<Mail, AppAction>, part: LocalStore<Mail, AppAction>) -> Bool {
        store.send && part.send
      }
      """
    try expectEqual(typecheck(Self.app + source), "")
  }

  @Test func `an effect reads the state by await`() throws {
    let source = """
      let middleware = AnyMiddleware<AppAction, AppAction, AppState> { action, _, state in
        .run { send in
          let count = await state.count
          if await state.child.name.isEmpty { send(.failed("\\(count)")) }
        }
      }
      func read(_ store: AppStore) async -> Int { await store.count }
      """
    try expectEqual(typecheck(Self.app + source), "")
  }

  @Test func `an effect that reads the state without await is told that`() throws {
    let errors = try errors(
      in: """
        let middleware = AnyMiddleware<AppAction, AppAction, AppState> { action, _, state in
          .run { send in send(.failed("\\(state.count)")) }
        }
        """
    )
    #expect(errors.count == 1 && errors.first?.contains("main actor-isolated") == true, "\(errors)")
  }

  @Test func `an Equatable selection of several values needs no more than the selection`() throws {
    let source = """
      @MainActor func subscribe(_ store: AppStore) -> [Subscription] {
        [
          store.subscribe(select: { $0.count + $0.child.name.count }) { sum in print(sum) },
          store.subscribe(select: { ($0.count, $0.child) }, removeDuplicates: ==) { count, child in print(count, child) },
        ]
      }
      """
    try expectEqual(typecheck(Self.app + source), "")
    let errors = try errors(
      in: """
        @MainActor func subscribe(_ store: AppStore) -> Subscription {
          store.subscribe(select: { ($0.count, $0.child.name) }) { count, name in print(count, name) }
        }
        """
    )
    expectEqual(errors.count, 1)
    expectEqual(
      errors.first?.contains("type '(Int, String)' cannot conform to 'Equatable'"),
      true,
      "\(errors)"
    )
  }

  @Test func `an effect that runs may make an action of an error`() throws {
    let source = """
      struct Offline: Error {}
      let any: Effect<AppAction> = .run(cancellationToken: "load") { send in
        for _ in 0..<3 {
          let number = try await load()
          send(.failed("\\(number)"))
        }
      } catch: { error in
        .failed("\\(error)")
      }
      let typed: Effect<AppAction> = .run { _ async throws(Offline) in
        throw Offline()
      } catch: { (error: Offline) in
        .failed("\\(error)")
      }
      """
    try expectEqual(typecheck(Self.app + source), "")
    let errors = try errors(
      in: """
        let effect: Effect<AppAction> = .run { send in
          send(.failed("\\(try await load())"))
        } catch: { error, send in
          print(error)
        }
        """
    )
    expectEqual(errors.first?.contains("expects 1 argument, but 2 were used"), true, "\(errors)")
  }

  /// The check needs the types of all parameters: without types, the compiler tries each form of closure, and may
  /// only report that it cannot infer a type.
  @Test(arguments: [
    (
      "{ (action: AppAction, dispatch: Dispatcher<AppAction>) in if action == .counted { dispatch(.cuonted) } }",
      "type 'AppAction' has no member 'cuonted'"
    ),
    (
      """
      { (action: AppAction, dispatch: Dispatcher<AppAction>, state: StateReader<AppState>) in
        if state.cuont > 3 { dispatch(.counted) }
      }
      """,
      "has no dynamic member 'cuont' using key path from root type 'AppState'"
    ),
    ("{ (action: AppAction) in print(action.nmae) }", "value of type 'AppAction' has no member 'nmae'"),
    (
      "(\\.child) { (action: ChildAction, dispatch: Dispatcher<AppAction>) in if action == .gone { dispatch(.counted) } }",
      "type 'ChildAction' has no member 'gone'"
    ),
  ])
  func `a mistake in a side effect is named where its parameters have types`(
    closure: String,
    message: String
  )
    throws
  {
    let errors = try errors(
      in: "@MainActor func add(to store: AppStore) { store.sideEffects.addAfterReducers\(closure) }"
    )
    #expect(errors.count == 1 && errors.first?.contains(message) == true, "\(errors)")
  }
}
