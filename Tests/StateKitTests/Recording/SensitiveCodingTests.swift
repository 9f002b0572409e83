import Foundation
import StateKit
import StateKitTestSupport
import Testing

/// The coding of values with sensitive properties.
struct SensitiveCodingTests {
  private func encoded(_ value: some Encodable, mark: String?) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if let key = CodingUserInfoKey.redactionMark { encoder.userInfo[key] = mark }
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test func `what an app encodes for itself contains the values`() throws {
    let text = try encoded([AccountState(pin: 12), AccountState()], mark: nil)
    expectEqual(
      text,
      #"[{"name":"Ada","password":"secret-1","pin":12},{"name":"Ada","password":"secret-1"}]"#
    )
    let read = try JSONDecoder().decode([AccountState].self, from: Data(text.utf8))
    expectEqual(read, [AccountState(pin: 12), AccountState()])
  }

  @Test func `a recorder gets the mark, also for nil and in every place`() throws {
    let account = #"{"name":"Ada","password":"•••","pin":"•••"}"#
    try expectEqual(encoded([AccountState(pin: 12), AccountState()], mark: "•••"), "[\(account),\(account)]")
    try expectEqual(encoded(["a": AccountState?.some(AccountState())], mark: "•••"), #"{"a":\#(account)}"#)
  }

  @Test func `loadable values that cannot fail are written like others`() throws {
    let results = Results(one: .loaded("secret"), all: ["a": .loaded("secret")])
    let text = try encoded(results, mark: nil)
    let read = try JSONDecoder().decode(Results.self, from: Data(text.utf8))
    #expect(read.one == results.one && read.all == results.all)
    try expectEqual(encoded(results, mark: "•••"), #"{"all":"•••","one":"•••"}"#)
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
