import ShopCart
import ShopSession
import StateKit
import StateKitRecording
import Synchronization
import Testing

@testable import Shop

@MainActor
struct RecordingTests {
  /// The recording of some actions by a store, one line for each.
  private func recording(of actions: [AppAction]) -> [String] {
    let lines = Lines()
    let store = appStore(recorder: .withStates(including: [], write: lines.append))
    store.sideEffects.register(SessionEffects(logIn: { _, _ in ann }, waitForExpiry: { _ in }))
    store.sideEffects.register(CartRowEffects(save: { _, quantity in quantity }))
    for action in actions { store.dispatch(action) }
    return lines.all
  }

  @Test func `a recording has no password`() {
    let lines = recording(of: [.session(.logIn(.request(name: "Ann", password: "sesame")))])
    // The state before the first action comes first.
    #expect(lines.count == 2)
    #expect(lines[1].contains("•••") && !lines[1].contains("sesame"))
  }

  @Test func `it can be played again all the same`() throws {
    let actions: [AppAction] = [
      .session(.logIn(.request(name: "Ann", password: "sesame"))),
      .cart(.added(product: tea)),
      .cart(.checkoutTapped),
    ]
    let text = recording(of: actions).joined(separator: "\n")
    #expect(throws: RecordingError.self) { try Replay<AppState, AppAction>(text) }
    #expect(try Playback(recording: text).replay.steps.count == 4)
    try Playback(recording: text).play()
  }

  @Test func `a line with another state than the reducer comes to is found`() throws {
    let text = recording(of: [.cart(.added(product: tea))]).joined(separator: "\n")
    let changed = text.replacing(#""quantity": 1, "saved""#, with: #""quantity": 2, "saved""#)
    #expect(changed != text)
    #expect(throws: ReplayDifference<AppState, AppAction>.self) {
      try Playback(recording: changed).play()
    }
  }
}

private final class Lines: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }
  func append(_ line: String) { lines.withLock { $0.append(line) } }
}
