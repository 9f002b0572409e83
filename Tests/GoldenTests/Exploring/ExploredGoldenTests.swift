import StateKit
import StateKitTestSupport
import StateKitTesting
import Testing

@testable import GoldenCode

/// Domains without a planted mistake, with children of each kind.
@MainActor
@Suite(.watched)
struct ExploredGoldenTests {
  @Test func `a tape`() async {
    let state = TapeState(
      spare: TapeSideState(),
      tracks: [TapeTrackState(id: 1, notes: [TapeNoteState(id: "a")])],
      path: [.side(TapeSideState()), .track(TapeTrackState(id: 4))],
      cover: .printed(TapeSideState())
    )
    await explore(seed: 1, covering: .allActions(except: "path.track.notes")) {
      Store.tape(initialState: state)
    }
  }

  @Test func everything() async {
    // Visitors do not keep to its invariant, and its receipts do not wait for loans that are closed.
    await explore(seed: 1, leavingOut: ["entered", "loans.closed"]) {
      Store.library(initialState: .sample, reducer: Reducers.library)
    }
  }
}
