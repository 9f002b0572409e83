#if Inspector
import Foundation
import StateKit
import Testing

@testable import StateKitInspector

@MainActor
struct InspectorTests {
  private let store = Store.lamp()

  private func start(
    schemas: [URL] = [],
    port: UInt16 = 0,
    announce: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws -> Inspector {
    let configuration = InspectorConfiguration(port: port, allowsReleaseBuilds: true, announce: announce)
    return try await Inspector.start(store, schemas: schemas, configuration: configuration)
  }

  @Test func `the address is that of this device, with a long token, and is announced`() async throws {
    let announced = Lock<[String]>([])
    let inspector = try await start { text in announced.withLock { $0.append(text) } }
    #expect(inspector.url.host() == "127.0.0.1")
    #expect((inspector.url.query() ?? "").count > 40)
    #expect(announced.withLock { $0 } == ["StateKit inspector: \(inspector.url.absoluteString)"])
    await inspector.stop()
    await inspector.stop()
  }

  @Test func `a store whose inspector does not start is not followed`() async throws {
    var seen = 0
    store.observer = { _ in seen += 1 }
    let running = try await start()
    let port = UInt16(running.url.port ?? 0)
    await #expect(throws: InspectorError.cannotListen(port: port, reason: "Address already in use")) {
      try await start(port: port)
    }
    await running.stop()
    await #expect(throws: InspectorError.self) { try await start(schemas: [URL(filePath: "/nowhere")]) }
    store.dispatchHere(.counted(by: 1))
    #expect(seen == 1)
  }

  @Test func `an error says what to do`() {
    #expect("\(InspectorError.releaseBuild)".contains("Set 'allowsReleaseBuilds'"))
    #expect(
      "\(InspectorError.cannotListen(port: 8080, reason: "Address already in use"))"
        == "The inspector cannot listen on port 8080: Address already in use. "
        + "Set another 'port' in its configuration, or 0 for any."
    )
  }

  @Test func `a history has at least one line`() {
    var configuration = InspectorConfiguration(historyLength: 0)
    #expect(configuration.historyLength == 1)
    configuration.historyLength = -5
    #expect(configuration.historyLength == 1)
  }
}
#endif
