#if Inspector
public import Foundation
public import StateKit
internal import StateKitAuthoring
internal import StateKitRecording

/// Shows a running app in a browser: each action with its cause and its changes, the state at any time, effects on a time
/// axis. From the page the app can be put back to an earlier state, and any action can be dispatched.
///
///     #if DEBUG
///     let inspector = try await Inspector.start(store, schemas: [URL(filePath: "Schemas")])
///     // StateKit inspector: http://127.0.0.1:50123/?token=…
///     #endif
///
/// It prints the address of the page, which has a token: with it, anyone can see and change the state of the app. The
/// page can be opened only on this device, unless the configuration opens it to the network. Values that the schema
/// calls `sensitive` never leave the app.
///
/// Each action costs a copy of its state and its source, even while no page is open. Lines are encoded only for pages,
/// outside of the main actor. The idea is that of Redux DevTools and of Elm's debugger.
@MainActor
public final class Inspector {
  /// The address of the page, with its token, as in `http://127.0.0.1:50123/?token=…`.
  public let url: URL
  private let end: () async -> Void
  private var isRunning = true

  private init(url: URL, end: @escaping () async -> Void) {
    self.url = url
    self.end = end
  }

  /// Starts to follow a store, and to serve the page. It follows the store until `stop` is called, even if the app does
  /// not keep the inspector.
  ///
  ///     let inspector = try await Inspector.start(
  ///       store,
  ///       schemas: [URL(filePath: "Sources/Shop")],
  ///       modules: ["ShopCart": [URL(filePath: "Sources/ShopCart")]],
  ///       configuration: InspectorConfiguration(port: 8080)
  ///     )
  ///
  /// - Parameters:
  ///   - store: The store of the app. Its state must be `Codable` and its action `RecordableAction`, by
  ///     `"conformances": ["Recordable"]` in the schema.
  ///   - schemas: The files or folders of the app's schemas, for the map of the domains, the lines of declarations, and the
  ///     forms for actions. On a device they can be resources of the app. Without them actions are typed as JSON.
  ///   - modules: The files or folders of the modules that these schemas use, by the names of the modules.
  ///   - configuration: The port, the devices that may open the page, and the length of the history.
  /// - Returns: The inspector, which already listens.
  /// - Throws: `InspectorError.releaseBuild` in a build without `DEBUG`, `.unreadableSchemas` if the schemas have
  ///   errors or are missing, and `.cannotListen` if the port is taken. The store is then not followed.
  #if !DEBUG
  @available(*, deprecated, message: "a release has no inspector: put '#if DEBUG' around the call")
  #endif
  public static func start<State: Codable & Sendable, Action: RecordableAction>(
    _ store: Store<State, Action>,
    schemas: [URL] = [],
    modules: [String: [URL]] = [:],
    configuration: InspectorConfiguration = InspectorConfiguration()
  ) async throws -> Inspector {
    if !isDebugBuild && !configuration.allowsReleaseBuilds { throw InspectorError.releaseBuild }
    let page = try InspectorPage(schemas: schemas, modules: modules, of: Action.self).text
    let inspected = InspectedStore(store, historyLength: configuration.historyLength)
    let admission = Admission(token: token(), isOpenToNetwork: configuration.isOpenToNetwork)
    let server = InspectorServer(
      page: page,
      converse: { await converse(about: inspected) },
      admission: admission
    )
    let running: InspectorServer.Running
    do {
      running = try await server.start(port: configuration.port)
    } catch {
      inspected.stop()
      throw error
    }
    let host = configuration.isOpenToNetwork ? localAddress() : "127.0.0.1"
    guard let url = URL(string: "http://\(host):\(running.port)/?token=\(admission.token)") else {
      preconditionFailure()
    }
    configuration.announce("StateKit inspector: \(url.absoluteString)")
    return Inspector(url: url) {
      inspected.stop()
      await running.stop()
    }
  }

  /// Closes the page and no longer follows the store; a second call does nothing. If the app shows an earlier state, it
  /// returns to the present one.
  public func stop() async {
    guard isRunning else { return }
    isRunning = false
    await end()
  }

  /// Begins a conversation with a page.
  nonisolated static func converse<State: Codable & Sendable, Action: RecordableAction>(
    about store: InspectedStore<State, Action>
  ) async -> InspectorServer.Conversation {
    let (answers, continuation) = AsyncStream<String>.makeStream()
    let session = PageSession(store) { continuation.yield($0) }
    await store.open()
    return InspectorServer.Conversation(receive: { await session.receive($0) }, answers: answers) {
      await session.end()
      await store.close()
      continuation.finish()
    }
  }

  private static func token() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<4).map { _ in String(random.next() as UInt64, radix: 36) }.joined()
  }

  private static var isDebugBuild: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }
}
#endif
