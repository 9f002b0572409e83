import Foundation
import StateKit
import StateKitTestSupport
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
        (nil, nil, "idle"), (nil, nil, "loading"), ("a", nil, "loading"), (nil, nil, "loading"),
        ("a", nil, "loading"), ("a", nil, "loaded"), (nil, .offline, "failed"), ("a", .offline, "failed"),
      ] as [(String?, Failure?, String)]
    )
  )
  func `a loadable value describes its content`(
    words: Words,
    expected: (value: String?, failure: Failure?, stage: String)
  ) {
    expectEqual(words.value, expected.value)
    expectEqual(words.failure, expected.failure)
    let stages = [
      ("idle", words.isIdle), ("loading", words.isLoading), ("loaded", words.isLoaded),
      ("failed", words.isFailed),
    ]
    expectEqual(stages.filter(\.1).map(\.0), [expected.stage])
  }

  @Test func `a request keeps the value from before until the next one is there`() {
    var words = Words.idle
    words.startLoading()
    expectEqual(words, .loading(nil))
    words.fail(.offline)
    expectEqual(words, .failed(.offline, nil))
    words.startLoading()
    words.finish("a")
    expectEqual(words, .loaded("a"))
    words.startLoading()
    expectEqual(words, .loading("a"))
    words.startLoading()
    expectEqual(words, .loading("a"))
    words.fail(.offline)
    expectEqual(words, .failed(.offline, "a"))
    words.startLoading()
    expectEqual(words, .loading("a", after: .offline))
    words.startLoading()
    expectEqual(words, .loading("a", after: .offline))
    #expect(words.failure == nil)
    words.finish("b")
    expectEqual(words, .loaded("b"))
  }

  @Test func `a cancelled request keeps the earlier value`() {
    var words = Self.all
    for index in words.indices { words[index].cancelLoading() }
    expectEqual(
      words,
      [
        .idle, .idle, .loaded("a"), .failed(.offline, nil), .failed(.offline, "a"), .loaded("a"),
        .failed(.offline, nil), .failed(.offline, "a"),
      ]
    )
  }

  @Test func `a failure that comes back only if loading is given up makes no difference until then`() {
    expectEqual(Words.loading("a", after: .offline), .loading("a"))
    expectEqual(Set([Words.loading(nil, after: .offline), .loading(nil)]).count, 1)
    #expect(Words.loading("a", after: .offline) != .loading(nil, after: .offline))
    let different: [Words] = [
      .idle, .loading(nil), .loading("a"), .loaded("a"), .failed(.offline, nil), .failed(.offline, "a"),
    ]
    for (index, words) in different.enumerated() {
      expectEqual(different.indices.filter { different[$0] == words }, [index])
    }
    expectEqual(Set(different).count, different.count)
  }

  @Test func `a cancelled request of a dictionary keeps the earlier value, alone or with all others`() {
    let before: [Int: Words] = [
      1: .loading(nil), 2: .loading("a"), 3: .loading(nil, after: .offline), 4: .loaded("a"),
      5: .loading(nil),
    ]
    var words = before
    for key in [1, 2, 3, 4, 6] { words.cancelLoading(at: key) }
    expectEqual(words, [2: .loaded("a"), 3: .failed(.offline, nil), 4: .loaded("a"), 5: .loading(nil)])
    words = before
    words.cancelLoading()
    expectEqual(words, [2: .loaded("a"), 3: .failed(.offline, nil), 4: .loaded("a")])
  }

  @Test func `map changes each value and keeps the stage`() {
    expectEqual(
      Self.all.map { $0.map(\.count) },
      [
        .idle, .loading(nil), .loading(1), .loading(nil, after: .offline), .loading(1, after: .offline),
        .loaded(1), .failed(.offline, nil), .failed(.offline, 1),
      ]
    )
    var counted = Words.loading("a", after: .offline).map(\.count)
    counted.cancelLoading()
    expectEqual(counted, .failed(.offline, 1))
  }

  @Test(arguments: all)
  func `a loadable value comes back from JSON`(words: Words) throws {
    let data = try JSONEncoder().encode(words)
    var decoded = try JSONDecoder().decode(Words.self, from: data)
    expectEqual(decoded, words)
    var words = words
    words.cancelLoading()
    decoded.cancelLoading()
    expectEqual(decoded, words)
  }

  @Test(arguments: [.idle, .loading(nil), .loading(1), .loaded(1)] as [Loadable<Int, Never>])
  func `a loadable value that cannot fail comes back from JSON`(number: Loadable<Int, Never>) throws {
    let data = try JSONEncoder().encode(number)
    try expectEqual(JSONDecoder().decode(Loadable<Int, Never>.self, from: data), number)
    #expect(Set([number]).contains(number))
  }

  @Test(
    arguments: [.loading(nil), .loading(.some(nil)), .loaded(nil), .loaded(1)] as [Loadable<Int?, Never>]
  )
  func `a value that is an optional keeps its nil in JSON`(number: Loadable<Int?, Never>) throws {
    let data = try JSONEncoder().encode(number)
    try expectEqual(JSONDecoder().decode(Loadable<Int?, Never>.self, from: data), number)
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
    expectEqual(text, #"{"failure":"offline","stage":"failed","value":"a"}"#)
  }
}
