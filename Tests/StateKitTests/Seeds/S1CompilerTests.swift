import StateKitTestSupport
import Testing

/// The requirements of the text on effect middleware that the compiler enforces.
struct S1CompilerTests {
  private static let service = """
    struct Offline: Error {}
    func load() async throws -> String { throw Offline() }
    func lines() -> AsyncThrowingStream<String, any Error> { AsyncThrowingStream { $0.finish() } }

    """

  @Test(arguments: [
    ("let effect: Effect<String> = .task { try await load() }", "throwing function"),
    ("let effect: Effect<String> = .run { send in send(try await load()) }", "throwing function"),
    ("let effect: Effect<String> = .stream(lines())", "'Never'"),
    ("let effect: Effect<String> = lines().asEffect", "'Never'"),
    ("let effect: Effect<String> = lines().asEffect(cancellationToken: 1)", "'Never'"),
  ])
  func `S1.6 the compiler refuses an effect that may fail`(code: String, reason: String) throws {
    let diagnostics = try typecheck(Self.service + code)
    #expect(diagnostics.contains("error:") && diagnostics.contains(reason), "\(diagnostics)")
  }

  @Test func `S1.6 it takes effects whose errors become actions`() throws {
    let effects = """
      let task: Effect<String> = .task { try await load() } catch: { error in "failed: \\(error)" }
      let typed: Effect<String> = .task { () async throws(Offline) in
        throw Offline()
      } catch: { (error: Offline) in
        "failed: \\(error)"
      }
      let stream: Effect<String> = .stream(lines()) { error in "failed: \\(error)" }
      """
    try expectEqual(typecheck(Self.service + effects), "")
  }

  private static let middleware = """
    let middleware = EffectMiddleware<String, String, Int, Int>.onAction { action, state, context in
      context.dependencies > state() ? .just(action) : .doNothing
    }
    @MainActor func store() -> Store<Int, String> {

    """

  @Test func `S1.11 a forgotten injection does not compile`() throws {
    let forgotten = "Store(initialState: 0, reducer: .identity, middleware: middleware) }"
    let diagnostics = try typecheck(Self.middleware + forgotten)
    #expect(diagnostics.contains("error:") && diagnostics.contains("'()'"), "\(diagnostics)")
    let injected = "Store(initialState: 0, reducer: .identity, middleware: middleware.inject(3)) }"
    try expectEqual(typecheck(Self.middleware + injected), "")
  }
}
