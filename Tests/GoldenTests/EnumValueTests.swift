import Foundation
import StateKit
import StateKitTestSupport
import Synchronization
import Testing

@testable import GoldenCode

/// Enums of `types` whose cases have values: in states, changes, bridges, conditions and recordings.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EnumValueTests {
  private func state(after actions: UploadAction..., from start: UploadState = UploadState()) -> UploadState {
    var state = start
    for action in actions { Reducer.upload().reduce(&state, action) }
    return state
  }

  private func dispatched(_ action: UploadAction, in state: UploadState = UploadState()) -> [UploadAction] {
    var state = state
    return Domain.upload(reducer: .upload()).step(&state, action).bridged.map(\.action)
  }

  // MARK: Values

  @Test func `a default is a case with its values`() {
    let state = UploadState()
    #expect(state.status == .idle && state.progress == .running(0.5) && state.other == nil)
    expectEqual(state.last, .failed(reason: "none yet", code: 0))
    expectEqual(state.word, .default(`inout`: 1))
  }

  @Test func `each case with values has a property, which is nil for the other cases`() {
    expectEqual(UploadStatus.running(1).running, 1)
    expectEqual(UploadStatus.failed(reason: "x", code: 2).failed?.reason, "x")
    expectEqual(UploadStatus.failed(reason: "x", code: 2).failed?.code, 2)
    expectEqual(UploadStatus.named(name: "x").named, "x")
    expectEqual(UploadStatus.pair(1, 2).pair?.1, 2)
    #expect(UploadStatus.idle.failed == nil && UploadStatus.idle.pair == nil)
    #expect(UploadFailure.offline(nil).offline == .some(nil) && UploadFailure.server.offline == nil)
    expectEqual(UploadWord.`init`(let: 1, var: "x").`init`?.var, "x")
    expectEqual(UploadWord.state(state: 1, newValue: 2).state?.newValue, 2)
  }

  @Test func `a key path leads to the values`() {
    let path: KeyPath<UploadState, String?> = \.status.failed?.reason
    expectEqual(state(after: .failed(reason: "x", code: 2))[keyPath: path], "x")
  }

  // MARK: Changes

  @Test func `set takes the values from the payload and from the state`() {
    expectEqual(state(after: .started).status, .running(0))
    expectEqual(state(after: .moved(0.25)).status, .running(0.25))
    let pair = state(after: .pairMade(1, 2), from: UploadState(size: 7))
    expectEqual(pair.other, .pair(2, 7))
    expectEqual(state(after: .finished(id: 3)).status, .done(3, at: nil))
    let nested = state(after: .nested, from: UploadState(size: 9))
    expectEqual(nested.status, .nested(reason: "deep", inner: .outer(limit: 9)))
    #expect(state(after: .pairMade(1, 2), .dropped).other == nil)
  }

  @Test func `the state is read as it was before the changes`() {
    let first = state(after: .failed(reason: "x", code: 1))
    expectEqual(first.status, .failed(reason: "x", code: 1))
    #expect(first.last == .idle && first.reason == nil)
    expectEqual(first.history, [.failed(reason: "$reason", code: 1)])
    let second = state(after: .failed(reason: "y", code: 2), from: first)
    #expect(second.last == first.status && second.reason == "x")
    expectEqual(state(after: .named(name: "a"), .named(name: "b")).name, "a")
  }

  @Test func `phases of a request set cases, too`() {
    let failed = state(after: .transfer(.failure(error: .offline("x"))), from: UploadState(size: 4))
    expectEqual(failed.status, .failed(reason: "sending", code: 4))
    expectEqual(state(after: .transfer(.success(8))).status, .done(4, at: 8))
  }

  // MARK: Bridges and conditions

  @Test func `a case is told whatever its values are`() {
    let failed = UploadStatus.failed(reason: "a", code: 1)
    expectEqual(dispatched(.changed(status: failed), in: UploadState(status: failed)), [.noted(text: "a")])
    expectEqual(dispatched(.changed(status: failed)), [.seen(what: "no pair")])
    expectEqual(
      dispatched(.changed(status: .running(1))),
      [.seen(what: "not failed"), .seen(what: "no pair")]
    )
  }

  @Test(
    arguments: [
      (nil, .started, ["no pair"]), (.pair(1, 2), .running(1), ["pair"]),
      (.some(.idle), .running(1), ["no pair"]),
      (nil, .running(1), []),
    ] as [(UploadStatus?, UploadStatusSample, [String])]
  )
  func `an optional that is nil has no case, and the negation is false, too`(
    other: UploadStatus?,
    status: UploadStatusSample,
    notes: [String]
  ) {
    let state = UploadState(status: status.status, other: other)
    let failed = UploadStatus.failed(reason: "a", code: 1)
    let seen = dispatched(.changed(status: failed), in: state)
    expectEqual(seen.compactMap(\.seen), notes)
  }

  enum UploadStatusSample: Sendable {
    case started
    case running(Double)

    var status: UploadStatus {
      switch self {
      case .started: .idle
      case .running(let part): .running(part)
      }
    }
  }

  @Test func `a case is compared with its values`() {
    let failed = UploadStatus.failed(reason: "x", code: 1)
    let other = UploadStatus.failed(reason: "x", code: 2)
    #expect(dispatched(.changed(status: failed), in: UploadState(status: failed)).contains(.seen(what: "x")))
    #expect(!dispatched(.changed(status: failed), in: UploadState(status: other)).contains(.seen(what: "x")))
  }

  @Test func `a bridge makes a case, unless a value of it is nil`() {
    expectEqual(
      dispatched(.noted(text: "t"), in: UploadState(size: 5)),
      [
        .reported(status: .failed(reason: "t", code: 5))
      ]
    )
    expectEqual(
      dispatched(.seen(what: ""), in: UploadState(reason: "r")),
      [.reported(status: .named(name: "r"))]
    )
    expectEqual(dispatched(.seen(what: "")), [])
  }

  // MARK: Stored values

  @Test(
    arguments: [
      (.idle, #"{"idle":{}}"#), (.failed(reason: "x", code: 1), #"{"failed":{"code":1,"reason":"x"}}"#),
      (.done(1, at: nil), #"{"done":{"_0":1}}"#),
      (
        .nested(reason: "r", inner: .several([.running(1)])),
        #"{"nested":{"inner":{"several":{"_0":[{"running":{"_0":1}}]}},"reason":"r"}}"#
      ),
    ] as [(UploadStatus, String)]
  )
  func `a case is stored as an object`(status: UploadStatus, json: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(status)
    expectEqual(String(decoding: data, as: UTF8.self), json)
    try expectEqual(JSONDecoder().decode(UploadStatus.self, from: data), status)
  }

  @Test func `names that clash with those of Codable are stored, too`() throws {
    for word in [
      UploadWord.default(`inout`: 1), .`init`(let: 1, var: "x"), .encode(to: 1), .hash(into: 2), .repeat,
    ] {
      let data = try JSONEncoder().encode(word)
      try expectEqual(JSONDecoder().decode(UploadWord.self, from: data), word)
    }
  }

  @Test func `a failure with values can be thrown`() {
    #expect(throws: UploadFailure.offline("x")) { throw UploadFailure.offline("x") }
  }
}
