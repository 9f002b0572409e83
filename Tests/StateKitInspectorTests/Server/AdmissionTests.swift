#if Inspector
import NIOHTTP1
import Testing

@testable import StateKitInspector

struct AdmissionTests {
  private func head(_ fields: [(String, String)], token: String?) -> HTTPRequestHead {
    let query = token.map { "?page=1&token=\($0)" } ?? ""
    return HTTPRequestHead(
      version: .http1_1,
      method: .GET,
      uri: "/socket\(query)",
      headers: HTTPHeaders(fields)
    )
  }

  private func admits(
    _ host: String?,
    _ origin: String? = nil,
    token: String? = "abc",
    needsOrigin: Bool = false,
    isOpenToNetwork: Bool = false
  ) -> Bool {
    let fields = [host.map { ("Host", $0) }, origin.map { ("Origin", $0) }].compactMap { $0 }
    let admission = Admission(token: "abc", isOpenToNetwork: isOpenToNetwork)
    return admission.admits(head(fields, token: token), needsOrigin: needsOrigin)
  }

  @Test(
    arguments: [("abc", true), ("abd", false), ("", false), (nil, false), ("abcd", false)]
      as [(String?, Bool)]
  )
  func `a page needs the token`(token: String?, isAdmitted: Bool) {
    #expect(admits("127.0.0.1:80", token: token) == isAdmitted)
  }

  @Test(
    arguments: [
      ("127.0.0.1:80", "http://127.0.0.1:80", true), ("localhost:80", "http://localhost:80", true),
      ("127.0.0.1:80", "http://evil.example", false), ("127.0.0.1:80", nil, false),
      ("127.0.0.1:80", "http://127.0.0.1:81", false), (nil, nil, false),
    ] as [(String?, String?, Bool)]
  )
  func `a conversation comes from the page of this server`(host: String?, origin: String?, isAdmitted: Bool) {
    #expect(admits(host, origin, needsOrigin: true) == isAdmitted)
  }

  @Test func `the page itself needs no origin, but no other one either`() {
    #expect(admits("127.0.0.1:80"))
    #expect(!admits("127.0.0.1:80", "null"))
  }

  @Test(arguments: [
    ("127.0.0.1", true), ("localhost:65535", true), ("[::1]", true), ("[::1]:80", true),
    ("[::1].evil.example", false), ("[::1]:80.evil.example", false), ("127.0.0.1:80:80", false),
    ("127.0.0.1.evil.example:80", false), ("127.0.0.1:evil.example", false), ("127.0.0.1:", false),
    ("localhost.evil.example", false), ("evil.example:80", false), ("", false), ("192.168.1.2:80", false),
  ])
  func `a host is this device and a port, and nothing else`(host: String, isAdmitted: Bool) {
    #expect(admits(host) == isAdmitted)
  }

  @Test(arguments: [
    ("192.168.1.2:80", true), ("192.168.1.2", true), ("evil.example:80", false),
    ("192.168.1.2.evil.example", false),
    ("1.2.3:80", false), ("1.2.3.256:80", false), ("1..2.3:80", false), ("localhost:80", true),
  ])
  func `in a network the address is that of the device`(host: String, isAdmitted: Bool) {
    #expect(admits(host, isOpenToNetwork: true) == isAdmitted)
  }

  @Test func `a second host is refused`() {
    let fields = [("Host", "127.0.0.1"), ("Host", "evil.example")]
    let admission = Admission(token: "abc", isOpenToNetwork: false)
    #expect(!admission.admits(head(fields, token: "abc"), needsOrigin: false))
  }
}
#endif
