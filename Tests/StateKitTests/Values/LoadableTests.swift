import Foundation
import StateKit
import Testing

struct LoadableTests {
  enum Failure: String, Error, Codable {
    case offline
  }

  typealias Words = Loadable<String, Failure>

  static let all: [Words] = [
    .idle, .loading(nil), .loading("a"), .loading(nil, after: .offline), .loading("a", after: .offline),
    .loaded("a"), .failed(.offline, nil), .failed(.offline, "a"),
  ]

  @Test(
    arguments: zip(
      all,
      [
        (nil, nil, false), (nil, nil, true), ("a", nil, true), (nil, nil, true), ("a", nil, true),
        ("a", nil, false), (nil, .offline, false), ("a", .offline, false),
      ] as [(String?, Failure?, Bool)]
    )
  )
  func `a loadable value describes its content`(
    words: Words,
    expected: (value: String?, failure: Failure?, isLoading: Bool)
  ) {
    #expect(words.value == expected.value)
    #expect(words.failure == expected.failure)
    #expect(words.isLoading == expected.isLoading)
  }

  @Test func `a request keeps the value from before until the next one is there`() {
    var words = Words.idle
    words.startLoading()
    #expect(words == .loading(nil))
    words.fail(.offline)
    #expect(words == .failed(.offline, nil))
    words.startLoading()
    words.finish("a")
    #expect(words == .loaded("a"))
    words.startLoading()
    #expect(words == .loading("a"))
    words.startLoading()
    #expect(words == .loading("a"))
    words.fail(.offline)
    #expect(words == .failed(.offline, "a"))
    words.startLoading()
    #expect(words == .loading("a", after: .offline))
    words.startLoading()
    #expect(words == .loading("a", after: .offline))
    #expect(words.failure == nil)
    words.finish("b")
    #expect(words == .loaded("b"))
  }

  @Test func `a cancelled request keeps the earlier value`() {
    var words = Self.all
    for index in words.indices { words[index].cancelLoading() }
    #expect(
      words == [
        .idle, .idle, .loaded("a"), .failed(.offline, nil), .failed(.offline, "a"), .loaded("a"),
        .failed(.offline, nil), .failed(.offline, "a"),
      ]
    )
  }

  @Test func `a failure that comes back only if loading is given up makes no difference until then`() {
    #expect(Words.loading("a", after: .offline) == .loading("a"))
    #expect(Set([Words.loading(nil, after: .offline), .loading(nil)]).count == 1)
    #expect(Words.loading("a", after: .offline) != .loading(nil, after: .offline))
    let different: [Words] = [
      .idle, .loading(nil), .loading("a"), .loaded("a"), .failed(.offline, nil), .failed(.offline, "a"),
    ]
    for (index, words) in different.enumerated() {
      #expect(different.indices.filter { different[$0] == words } == [index])
    }
    #expect(Set(different).count == different.count)
  }

  @Test func `a cancelled request of a dictionary keeps the earlier value, alone or with all others`() {
    let before: [Int: Words] = [
      1: .loading(nil), 2: .loading("a"), 3: .loading(nil, after: .offline), 4: .loaded("a"),
      5: .loading(nil),
    ]
    var words = before
    for key in [1, 2, 3, 4, 6] { words.cancelLoading(at: key) }
    #expect(words == [2: .loaded("a"), 3: .failed(.offline, nil), 4: .loaded("a"), 5: .loading(nil)])
    words = before
    words.cancelLoading()
    #expect(words == [2: .loaded("a"), 3: .failed(.offline, nil), 4: .loaded("a")])
  }

  @Test func `map changes each value and keeps the stage`() {
    #expect(
      Self.all.map { $0.map(\.count) } == [
        .idle, .loading(nil), .loading(1), .loading(nil, after: .offline), .loading(1, after: .offline),
        .loaded(1), .failed(.offline, nil), .failed(.offline, 1),
      ]
    )
    var counted = Words.loading("a", after: .offline).map(\.count)
    counted.cancelLoading()
    #expect(counted == .failed(.offline, 1))
  }

  @Test(arguments: all)
  func `a loadable value comes back from JSON`(words: Words) throws {
    let data = try JSONEncoder().encode(words)
    var decoded = try JSONDecoder().decode(Words.self, from: data)
    #expect(decoded == words)
    var words = words
    words.cancelLoading()
    decoded.cancelLoading()
    #expect(decoded == words)
  }

  @Test(arguments: [.idle, .loading(nil), .loading(1), .loaded(1)] as [Loadable<Int, Never>])
  func `a loadable value that cannot fail comes back from JSON`(number: Loadable<Int, Never>) throws {
    let data = try JSONEncoder().encode(number)
    #expect(try JSONDecoder().decode(Loadable<Int, Never>.self, from: data) == number)
    #expect(Set([number]).contains(number))
  }

  @Test(
    arguments: [.loading(nil), .loading(.some(nil)), .loaded(nil), .loaded(1)] as [Loadable<Int?, Never>]
  )
  func `a value that is an optional keeps its nil in JSON`(number: Loadable<Int?, Never>) throws {
    let data = try JSONEncoder().encode(number)
    #expect(try JSONDecoder().decode(Loadable<Int?, Never>.self, from: data) == number)
  }

  @Test(arguments: [#"{"stage":"loaded"}"#, #"{"stage":"failed","failure":"offline"}"#, #"{"stage":"x"}"#])
  func `JSON that does not fit is an error`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Loadable<Int, Never>.self, from: Data(text.utf8))
    }
  }

  @Test func `a loadable value is readable in JSON`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(Words.failed(.offline, "a")), as: UTF8.self)
    #expect(text == #"{"failure":"offline","stage":"failed","value":"a"}"#)
  }
}
