import Foundation
import StateKit
import StateKitTestSupport
import Testing

/// The coding of values with sensitive properties.
struct SensitiveCodingTests {
  private func encoded(_ value: some Encodable, redacts: Bool?) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if let key = CodingUserInfoKey.redactsSensitiveValues { encoder.userInfo[key] = redacts }
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test(arguments: [nil, false])
  func `what an app encodes for itself contains the values`(redacts: Bool?) throws {
    let text = try encoded([AccountState(pin: 12), AccountState()], redacts: redacts)
    #expect(
      text == #"[{"name":"Ada","password":"secret-1","pin":12},{"name":"Ada","password":"secret-1"}]"#
    )
    let read = try JSONDecoder().decode([AccountState].self, from: Data(text.utf8))
    #expect(read == [AccountState(pin: 12), AccountState()])
  }

  @Test func `a recorder gets the mark, also for nil and in every place`() throws {
    let account = #"{"name":"Ada","password":"•••","pin":"•••"}"#
    #expect(try encoded([AccountState(pin: 12), AccountState()], redacts: true) == "[\(account),\(account)]")
    #expect(try encoded(["a": AccountState?.some(AccountState())], redacts: true) == #"{"a":\#(account)}"#)
  }

  @Test func `loadable values that cannot fail are written like others`() throws {
    let results = Results(one: .loaded("secret"), all: ["a": .loaded("secret")])
    #expect(
      try encoded(results, redacts: false)
        == #"{"all":{"a":{"loaded":{"_0":"secret"}}},"one":{"loaded":{"_0":"secret"}}}"#
    )
    #expect(try encoded(results, redacts: true) == #"{"all":"•••","one":"•••"}"#)
  }
}

private struct Results: RecordableValue {
  var one: Loadable<String, Never>
  var all: [String: Loadable<String, Never>]

  func write(to writer: inout PayloadWriter) {
    writer.sensitive("one", one)
    writer.sensitive("all", all)
  }

  static func read(from reader: inout PayloadReader) throws -> Results {
    try Results(
      one: reader.value("one", as: Loadable<String, Never>.self),
      all: reader.value("all", as: [String: Loadable<String, Never>].self)
    )
  }
}
