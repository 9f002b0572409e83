import StateKit
import StateKitTestSupport
import Testing

@testable import StateKitRecording

/// Recordings of states with sensitive properties.
@MainActor
struct SensitiveStateTests {
  typealias WalletReplay = Replay<WalletState, WalletAction>

  private static let initial = WalletState(cards: [Card(name: "a", code: "secret-0")])

  private static let reducer = Reducer<WalletState, WalletAction> { state, action in
    switch action {
    case .added(let card):
      state.card = card
      state.cards.append(card)
      state.set.insert(card)
      state.byNumber[Double(state.cards.count)] = card
    case .renamed(let name): state.owner = name
    }
  }

  /// A line with a state as a recorder writes it.
  private func line(_ action: WalletAction, _ state: WalletState) -> String {
    var line = LineToWrite(action)
    line.attempt { $0.append(.state, try RecordingCoder.state(state).spaced) }
    return line.description
  }

  private func replay(_ name: String, _ state: WalletState) throws -> WalletReplay {
    try WalletReplay(line(.renamed(to: name), state))
  }

  /// A state after many actions, with cards that differ only in their codes.
  private var full: WalletState {
    var state = Self.initial
    for number in 1...6 {
      Self.reducer.reduce(
        &state,
        .added(Card(name: number < 4 ? "a" : "b\(number)", code: "secret-\(number)"))
      )
    }
    return state
  }

  @Test func `a recorded state has the mark in every place, also for nil`() throws {
    var state = Self.initial
    state.card = Card(name: "b", code: "secret-1")
    state.pin = nil
    expectEqual(
      line(.renamed(to: "Eva"), state),
      #"{"action": "renamed", "payload": {"to": "Eva"}, "state": {"byNumber": [], "#
        + #""card": {"code": "•••", "name": "b"}, "cards": [{"code": "•••", "name": "a"}], "#
        + #""owner": "Ada", "pin": "•••", "set": []}}"#
    )
    #expect(!line(.renamed(to: ""), full).contains("secret"))
  }

  @MainActor @Test func `a recorder writes neither the values nor their changes`() {
    let lines = Lines()
    let write: @Sendable (String) -> Void = { lines.append($0) }
    let recorders: [ActionRecorder<WalletAction, WalletState>] = [
      .withStates(write: write), .withChanges(write: write),
    ]
    for recorder in recorders {
      let store = Store(initialState: Self.initial, reducer: Self.reducer, middleware: recorder)
      store.dispatch(.added(Card(name: "b", code: "secret-1")))
      store.dispatch(.added(Card(name: "b", code: "secret-2")))
    }
    expectEqual(lines.all.count, 6)
    #expect(!lines.text.contains("secret"))
  }

  @Test func `redacted values are not compared`() throws {
    var recorded = full
    recorded.owner = "Eva"
    recorded.pin = 1
    recorded.card?.code = "other"
    recorded.cards[0].code = "other"
    let last = try replay("Eva", recorded).play(Self.reducer, from: full)
    #expect(last.pin == 1234 && last.card?.code == "secret-6")
  }

  @Test(arguments: [1, nil, 1234] as [Int?])
  func `whether there is a value is not compared either`(pin: Int?) throws {
    var recorded = full
    recorded.owner = "Eva"
    recorded.pin = pin
    var initial = full
    initial.pin = pin == nil ? 7 : nil
    try replay("Eva", recorded).play(Self.reducer, from: initial)
  }

  @Test func `sets and dictionaries are compared in any order`() throws {
    for count in 1...6 {
      var recorded = full
      recorded.owner = "Eva"
      var initial = full
      // Another history gives another order.
      initial.set = Set(minimumCapacity: 100 * count)
      initial.byNumber = Dictionary(minimumCapacity: 100 * count)
      for card in full.set.reversed() { initial.set.insert(card) }
      for (key, value) in full.byNumber.reversed() { initial.byNumber[key] = value }
      expectEqual(initial, full)
      try replay("Eva", recorded).play(Self.reducer, from: initial)
    }
  }

  @Test func `a difference elsewhere is found, and tells no sensitive value`() throws {
    var recorded = full
    recorded.owner = "Eve"
    let replay = try replay("Eva", recorded)
    let difference = #expect(throws: ReplayDifference<WalletState, WalletAction>.self) {
      try replay.play(Self.reducer, from: full)
    }
    expectEqual(difference?.expected?.owner, "Eve")
    let text = difference?.description ?? ""
    #expect(text.hasPrefix(#"line 1: another state after renamed(to: "Eva")"#))
    #expect(text.contains(#"expected: WalletState(owner: "Eve", pin: •••"#))
    #expect(text.contains(#"actual:   WalletState(owner: "Eva", pin: •••"#))
    #expect(!text.contains("secret") && !text.contains("1234"))
  }

  @Test func `so is a part that one of the states lacks`() throws {
    for (recorded, initial) in [(WalletState(), full), (full, WalletState())] {
      let replay = try replay("Ada", recorded)
      #expect(throws: ReplayDifference<WalletState, WalletAction>.self) {
        try replay.play(Self.reducer, from: initial)
      }
    }
  }

  @Test func `a recorded state that cannot be read beside the actual one is a difference, too`() throws {
    let replay = try WalletReplay(#"{"action": "renamed", "payload": {"to": ""}, "state": {"pin": "•••"}}"#)
    let difference = #expect(throws: ReplayDifference<WalletState, WalletAction>.self) {
      try replay.play(Self.reducer, from: WalletState())
    }
    #expect(difference?.expected == nil)
    expectEqual(difference?.description.contains(#"expected: {"pin": "•••"}"#), true)
    expectEqual(difference?.description.contains("1234"), false)
  }

  @Test func `a value put in is compared, and the mark in other values is text`() throws {
    let edited = line(.renamed(to: "•••"), WalletState(owner: "•••"))
    try WalletReplay(edited).play(Self.reducer, from: WalletState(pin: 1))
    let known = edited.replacing(#""pin": "•••""#, with: #""pin": 1"#)
    try WalletReplay(known).play(Self.reducer, from: WalletState(pin: 1))
    let replay = try WalletReplay(known)
    #expect(throws: ReplayDifference<WalletState, WalletAction>.self) {
      try replay.play(Self.reducer, from: WalletState(pin: 2))
    }
    let other = try WalletReplay(line(.renamed(to: "Eva"), WalletState(owner: "•••")))
    #expect(throws: ReplayDifference<WalletState, WalletAction>.self) {
      try other.play(Self.reducer, from: WalletState())
    }
  }

  @Test func `a store plays redacted states`() throws {
    let store = Store(initialState: full, reducer: Self.reducer)
    var recorded = full
    recorded.owner = "Eva"
    recorded.pin = nil
    try expectEqual(replay("Eva", recorded).play(on: store).pin, 1234)
  }

  @Test func `sensitive properties of structs in payloads are not written, and such an action is not played`()
  {
    let line = "\(LineToWrite(WalletAction.added(Card(name: "a", code: "secret"))))"
    expectEqual(line, #"{"action": "added", "payload": {"_0": {"code": "•••", "name": "a"}}}"#)
    let error = #expect(throws: RecordingError.self) { try WalletReplay(line) }
    expectEqual(
      error?.description,
      "line 1: added cannot be read: Sensitive properties in '_0' were left out of the recording. "
        + "Values in place of ••• let it be played."
    )
    #expect(throws: Never.self) { try WalletReplay(line.replacing("•••", with: "1")) }
    #expect(throws: Never.self) { try WalletReplay(#"{"action": "renamed", "payload": {"to": "•••"}}"#) }
  }
}
