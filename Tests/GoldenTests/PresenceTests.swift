import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// What conditions say of values that may be nil or absent, of cases, and of values that they compare with each other.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PresenceTests {
  /// The conditions that hold after an action that carries a name and a size.
  private func conditions(in state: LobbyState, name: String = "Eve", size: Int? = nil) -> Set<String> {
    let store = Store.lobby(
      initialState: state,
      reducer: .lobby(
        guest: .lobbyGuest(),
        queue: .lobbyGuest(),
        room: .lobbyRoom(hall: .lobbyHall(), bar: .lobbyBar()),
        desk: .lobbyDesk(hall: .lobbyHall(), bar: .lobbyBar()),
        path: .lobbyPath(hall: .lobbyHall(), bar: .lobbyBar())
      )
    )
    store.dispatch(.checked(name: name, size: size))
    return Set(store.state.notes)
  }

  /// The named conditions that hold.
  private func holding(_ names: [String], in state: LobbyState, name: String = "Eve", size: Int? = nil)
    -> [String]
  {
    let found = conditions(in: state, name: name, size: size)
    return names.filter(found.contains)
  }

  private static let guests = [
    "guest without a nick", "guest with a nick", "no guest", "first without a nick",
    "guest called like the first",
    "guest called otherwise",
  ]

  @Test(
    arguments: [
      (LobbyState(), ["no guest"]),
      (LobbyState(guest: LobbyGuestState(id: 1)), ["guest without a nick"]),
      (LobbyState(guest: LobbyGuestState(id: 1, nick: "A")), ["guest with a nick"]),
      (LobbyState(queue: [LobbyGuestState(id: 1)]), ["no guest", "first without a nick"]),
      (
        LobbyState(guest: LobbyGuestState(id: 1), queue: [LobbyGuestState(id: 2)]),
        ["guest without a nick", "first without a nick"]
      ),
      (
        LobbyState(guest: LobbyGuestState(id: 1, nick: "A"), queue: [LobbyGuestState(id: 2, nick: "A")]),
        ["guest with a nick", "guest called like the first"]
      ),
      (
        LobbyState(guest: LobbyGuestState(id: 1, nick: "A"), queue: [LobbyGuestState(id: 2, nick: "B")]),
        ["guest with a nick", "guest called otherwise"]
      ),
    ] as [(LobbyState, [String])]
  )
  func `a test of what is absent is false, also one for null, and so is its negation`(
    state: LobbyState,
    holding: [String]
  ) {
    expectEqual(self.holding(Self.guests, in: state), holding)
  }

  private static let rooms = [
    "hall", "another room", "hall without a host", "bar at the desk", "no bar at the desk", "bar on top",
    "another on top",
  ]

  @Test(
    arguments: [
      (LobbyState(), ["no bar at the desk"]),
      (LobbyState(room: .hall(LobbyHallState())), ["hall", "hall without a host", "no bar at the desk"]),
      (LobbyState(room: .hall(LobbyHallState(host: "A"))), ["hall", "no bar at the desk"]),
      (
        LobbyState(room: .bar(LobbyBarState()), desk: .bar(LobbyBarState())),
        ["another room", "bar at the desk"]
      ),
      (LobbyState(path: [.bar(LobbyBarState())]), ["no bar at the desk", "bar on top"]),
      (
        LobbyState(path: [.bar(LobbyBarState()), .hall(LobbyHallState())]),
        ["no bar at the desk", "another on top"]
      ),
    ] as [(LobbyState, [String])]
  )
  func `a condition asks which case of a one-of is there`(state: LobbyState, holding: [String]) {
    expectEqual(self.holding(Self.rooms, in: state), holding)
  }

  private static let stages = ["idle", "loading", "loaded", "failed", "not loaded"]

  @Test(
    arguments: [
      (.idle, ["idle", "not loaded"]), (.loading(1), ["loading", "not loaded"]), (.loaded(1), ["loaded"]),
      (.failed(.offline, 1), ["failed", "not loaded"]),
    ] as [(Loadable<Int, LobbyError>, [String])]
  )
  func `a condition asks for the stage of a Loadable`(menu: Loadable<Int, LobbyError>, holding: [String]) {
    expectEqual(self.holding(Self.stages, in: LobbyState(menu: menu)), holding)
  }

  private static let orders = [
    "drink of no size", "drink of a size", "drink of the given size", "meal at the limit",
    "size at the limit",
    "size not at the limit",
  ]

  @Test(
    arguments: [
      (.nothing, nil, []), (.nothing, 3, ["size at the limit"]), (.nothing, 4, ["size not at the limit"]),
      (.drink(size: nil), nil, ["drink of no size", "drink of the given size"]),
      (.drink(size: 4), 4, ["drink of a size", "drink of the given size", "size not at the limit"]),
      (.drink(size: 4), nil, ["drink of a size"]), (.meal(price: 3, name: "Eve"), nil, ["meal at the limit"]),
      (.meal(price: 4, name: "Eve"), nil, []), (.meal(price: 3, name: "Ann"), nil, []),
    ] as [(LobbyOrder, Int?, [String])]
  )
  func `a condition compares with values of the payload and of the state, also inside of a case`(
    order: LobbyOrder,
    size: Int?,
    holding: [String]
  ) {
    expectEqual(self.holding(Self.orders, in: LobbyState(order: order), size: size), holding)
  }

  private static let names = ["name as given", "name not as given", "text of a label", "text of a path"]

  @Test(arguments: [
    ("Eve", ["name as given"]), ("Ann", ["name not as given"]),
    ("$name", ["name not as given", "text of a label"]), ("@name", ["name not as given", "text of a path"]),
  ])
  func `a doubled sign makes a text`(name: String, holding: [String]) {
    expectEqual(self.holding(Self.names, in: LobbyState(name: name)), holding)
  }
}
