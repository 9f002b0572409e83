import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// Deprecated code may name deprecated actions without a warning.
@available(*, deprecated)
private enum Old {
  static let painted = HotelAction.rooms(id: "a", action: .painted(color: "red", action: 3))
}

private protocol OldActions {
  static var painted: HotelAction { get }
}

private enum Access: OldActions {
  @available(*, deprecated)
  static var painted: HotelAction { Old.painted }
}

struct DeprecatedReactionTests {
  @Test func `a deprecated action is reacted to as any other`() {
    var state = HotelState(rooms: [RoomState(id: "a")])
    Reducers.hotel.reduce(&state, (Access.self as any OldActions.Type).painted)
    expectEqual(state.log, ["a red 3"])
  }
}
