#if Inspect
import Foundation
import ShopCatalogue
import StateKit
import StateKitInspector

/// The shop without a script: it stays open, and a browser shows it, puts it back to earlier states, and dispatches actions.
@MainActor
enum InspectedShop {
  static func open() async throws {
    let clock = ScriptClock()
    let server = PretendServer(clock: clock)
    let store = appStore()
    server.serve(store, clock)
    let screens = Screens(store) { write("      \($0)") }
    defer { screens.close() }
    let inspector = try await Inspector.start(
      store,
      schemas: [sources.appending(path: "Shop/App")],
      modules: modules,
      configuration: InspectorConfiguration(announce: write)
    )
    store.dispatch(.catalogue(.appeared))
    do {
      while true {
        try await Task.sleep(for: .milliseconds(100))
        clock.pass(.milliseconds(100))
      }
    } catch {
      await inspector.stop()
    }
  }

  /// The folder of the sources, where the schemas are.
  private static let sources: URL = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  private static var modules: [String: [URL]] {
    let names = ["ShopCart", "ShopCatalogue", "ShopCheckout", "ShopSession"]
    return Dictionary(uniqueKeysWithValues: names.map { ($0, [sources.appending(path: $0)]) })
  }

  /// Prints a line at once, also into a pipe.
  private nonisolated static func write(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
#endif
