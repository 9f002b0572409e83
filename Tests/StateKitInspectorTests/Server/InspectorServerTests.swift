#if Inspector
import FlyingFox
import Foundation
import Testing

@testable import StateKitInspector

struct InspectorServerTests {
  private func server(isOpenToNetwork: Bool = false) -> InspectorServer {
    InspectorServer(page: { "" }, converse: { $0 }, token: "abc", isOpenToNetwork: isOpenToNetwork)
  }

  private func request(_ host: String?, _ origin: String?, token: String?) -> HTTPRequest {
    var headers: HTTPHeaders = [:]
    headers[.host] = host
    headers[HTTPHeader("Origin")] = origin
    let query = token.map { [HTTPRequest.QueryItem(name: "token", value: $0)] } ?? []
    return HTTPRequest(
      method: .GET,
      version: .http11,
      path: "/socket",
      query: query,
      headers: headers,
      body: HTTPBodySequence(data: Data())
    )
  }

  @Test(
    arguments: [
      ("127.0.0.1:80", "http://127.0.0.1:80", "abc", true),
      ("localhost:80", "http://localhost:80", "abc", true),
      ("127.0.0.1:80", "http://127.0.0.1:80", "abd", false),
      ("127.0.0.1:80", "http://127.0.0.1:80", "", false),
      ("127.0.0.1:80", "http://127.0.0.1:80", nil, false),
      ("127.0.0.1:80", "http://127.0.0.1:80", "abcd", false),
      ("127.0.0.1:80", "http://evil.example", "abc", false), ("127.0.0.1:80", nil, "abc", false),
      ("evil.example:80", "http://evil.example:80", "abc", false), (nil, nil, "abc", false),
      ("192.168.1.2:80", "http://192.168.1.2:80", "abc", false),
    ] as [(String?, String?, String?, Bool)]
  )
  func `a page needs the token, and comes from this server`(
    host: String?,
    origin: String?,
    token: String?,
    isAdmitted: Bool
  ) {
    #expect(server().isAdmitted(request(host, origin, token: token), needsOrigin: true) == isAdmitted)
  }

  @Test(arguments: [
    ("192.168.1.2:80", true), ("evil.example:80", false), ("192.168.1.2.evil.example", false),
  ])
  func `in a network the address is that of the device`(host: String, isAdmitted: Bool) {
    let request = request(host, "http://\(host)", token: "abc")
    #expect(server(isOpenToNetwork: true).isAdmitted(request, needsOrigin: true) == isAdmitted)
  }

  @Test func `a taken port is said at once`() async throws {
    let running = try await server().start(port: 0)
    await #expect(throws: InspectorError.cannotListen(port: running.port, reason: "Address already in use")) {
      try await server().start(port: running.port)
    }
    await running.stop()
  }

  @Test func `the page itself needs no origin, but no other one either`() {
    let server = server()
    #expect(server.isAdmitted(request("127.0.0.1:80", nil, token: "abc"), needsOrigin: false))
    #expect(!server.isAdmitted(request("127.0.0.1:80", "null", token: "abc"), needsOrigin: false))
  }
}
#endif
