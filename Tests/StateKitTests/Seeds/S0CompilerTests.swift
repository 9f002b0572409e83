import StateKitTestSupport
import Testing

/// The first requirement of the text on the registry, with two modules.
struct S0CompilerTests {
  private static let stateModule = """
    public struct AppState: Sendable { public init() {} }
    public enum AppAction: Sendable { case banana(BananaAction) }
    public enum BananaAction: Sendable { case peeled }

    @MainActor public let store = Store<AppState, AppAction>(initialState: AppState(), reducer: .identity)
    """

  private static let app = """
    import StateModule

    @MainActor func addSideEffects() {
      store.sideEffects
        .addBeforeReducers { (bananaAction: BananaAction) in
          Swift.print("Banana action passing through: \\(bananaAction)")
        }
    }
    """

  @Test func `S0.1 the state module is compiled before the app, whose side effects its store takes`() throws {
    try expectEqual(typecheck(Self.app, besides: ("StateModule", Self.stateModule)), "")
  }

  @Test func `S0.1 the state module cannot name what is the app's`() throws {
    let diagnostics = try typecheck(
      Self.app,
      besides: ("StateModule", Self.stateModule + "\n@MainActor func start() { addSideEffects() }")
    )
    #expect(diagnostics.contains("cannot find 'addSideEffects'"), "\(diagnostics)")
  }
}
