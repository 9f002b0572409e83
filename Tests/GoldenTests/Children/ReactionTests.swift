import StateKitTestSupport
import Testing

@testable import GoldenCode
@testable import StateKit

/// Changes of a domain's state by actions of its descendants. The domains of a hotel are 0, reception 1,
/// guest 2, rooms 3, minibars 4, bottles 5.
struct ReactionTests {
  private let state = HotelState(
    guest: GuestState(name: "Ada", debt: 9),
    rooms: [
      RoomState(id: "a", minibar: MinibarState(bottles: [BottleState(id: 1), BottleState(id: 2)])),
      RoomState(id: "b"),
    ]
  )

  private func after(_ actions: HotelAction...) -> HotelState {
    var state = state
    for action in actions { Reducers.hotel.reduce(&state, action) }
    return state
  }

  @Test func `a reaction takes the child out, with a value that came with its action`() {
    let state = after(.guest(.left(name: "Ada")))
    #expect(state.guest == nil)
    expectEqual(state.last, "Ada")
  }

  @Test func `the child's reducer runs first, in the same pass`() {
    let state = after(.guest(.paid(amount: 9)))
    expectEqual(state.guest?.debt, 0)
    expectEqual(state.income, 9)
  }

  @Test func `a handler is called with the payload of the action`() {
    expectEqual(after(.guest(.called(state: 7))).log, ["called 7"])
    expectEqual(after(.reception(.rang("bell", times: 2))).log, ["rang bell 2"])
  }

  @Test func `a reaction may change several properties`() {
    let state = after(.guest(.left(name: "Ada")), .reception(.closed))
    #expect(!state.isOpen)
    #expect(state.last == nil)
  }

  @Test func `the element's id is a value like others`() {
    let state = after(.rooms(id: "b", action: .cleaned))
    expectEqual(state.last, "b")
    expectEqual(state.rooms[id: "b"]?.isClean, true)
  }

  @Test func `a handler gets the ids on the path first, and each domain reacts after the domains below it`() {
    let opened = HotelAction.rooms(id: "a", action: .minibar(.bottles(id: 2, action: .opened(by: "Bo"))))
    let state = after(opened)
    expectEqual(state.rooms[id: "a"]?.minibar?.bottles[id: 2]?.isOpen, true)
    expectEqual(state.rooms[id: "a"]?.minibar?.opened, 1)
    expectEqual(state.rooms[id: "a"]?.drunk, [2])
    expectEqual(state.log, ["a 2 Bo [2]"])
  }

  @Test func `numbers stop at the end of their range`() {
    let emptied = HotelAction.rooms(id: "a", action: .minibar(.emptied))
    expectEqual(after(emptied, emptied, emptied).income, 255)
  }

  @Test func `other actions of the child only change the child`() {
    expectEqual(after(.rooms(id: "a", action: .locked)).log, [])
    expectEqual(after(.waited), state)
  }

  @Test(arguments: [
    HotelAction.rooms(id: "c", action: .cleaned), .rooms(id: "b", action: .minibar(.emptied)),
    .rooms(id: "a", action: .minibar(.bottles(id: 3, action: .opened(by: "Bo")))),
  ])
  func `an action for an absent child does not start a reaction`(action: HotelAction) {
    expectEqual(after(action), state)
  }

  @Test func `an action for an optional child that was removed does not start a reaction`() {
    let gone = after(.guest(.left(name: "Ada")))
    expectEqual(after(.guest(.left(name: "Ada")), .guest(.paid(amount: 1)), .guest(.left(name: "Bo"))), gone)
  }

  @Test(arguments: [
    (HotelAction.guest(.left(name: "x")), [0, 2]), (.guest(.paid(amount: 1)), [0, 2]),
    (.reception(.closed), [0]), (.rooms(id: "b", action: .cleaned), [0, 3]),
    (.rooms(id: "a", action: .minibar(.emptied)), [0]),
    (.reception(.rang("x", times: 1)), [0, 1, 2, 3, 4, 5]),
    (.rooms(id: "a", action: .locked), [4, 5]),
  ])
  func `the changes of a reaction are marked beside the changes of the child`(
    action: HotelAction,
    domains: [Int]
  ) {
    expectEqual(touched(by: Reducers.hotel, action, from: state), domains)
  }

  @MainActor
  @Test func `no state in between is seen`() {
    let store = Store.hotel(initialState: state, reducer: Reducers.hotel)
    var seen: [String] = []
    let subscription = store.subscribe { state in
      seen.append("\(state.guest?.debt ?? 0) \(state.income)")
    }
    store.dispatch(.guest(.paid(amount: 9)))
    expectEqual(seen, ["9 0", "0 9"])
    subscription.cancel()
  }
}
