import ReSwift
import Testing

@testable import Market

struct DeliveryTests {
  @Test func `picking up takes no slot`() {
    let state = delivery(
      SlotsAction.offered([9, 12]),
      SlotsAction.chosen(12),
      DeliveryReducer.Action.pickupToggled
    )
    #expect(state.isPickup)
    #expect(state.slots.chosen == nil)
    #expect(state.slots.available == [9, 12])
  }

  @Test func `a slot ends picking up`() {
    let state = delivery(DeliveryReducer.Action.pickupToggled, SlotsAction.chosen(12))
    #expect(!state.isPickup)
    #expect(state.slots.chosen == 12)
  }

  @Test func `a slot that is not offered any more is not chosen`() {
    #expect(delivery(SlotsAction.chosen(12), SlotsAction.offered([9])).slots.chosen == nil)
    #expect(delivery(SlotsAction.chosen(9), SlotsAction.offered([9])).slots.chosen == 9)
  }

  @Test func `an address needs a street and a city`() {
    #expect(delivery(ValidateAddress()).address.errors == ["A street is missing", "A city is missing"])
    let state = delivery(
      ValidateAddress(),
      SetStreet(street: "Main Street 1"),
      SetCity(city: "Bern"),
      ValidateAddress()
    )
    #expect(state.address == AddressState(street: "Main Street 1", city: "Bern"))
  }

  @Test func `the message names the order`() {
    let state = delivery(DeliveryReducer.Action.ordered(number: 3))
    #expect(state.message == "Order 3 is on its way")
    #expect(
      delivery(DeliveryReducer.Action.ordered(number: 3), DeliveryReducer.Action.dismissed).message == nil
    )
  }

  @Test func `the reducers of the parts stand alone`() {
    let slots = DeliveryReducer.slots(action: SlotsAction.expressToggled, state: SlotsState(chosen: 3))
    #expect(slots == SlotsState(chosen: 3, isExpress: true))
    #expect(DeliveryReducer.slots(action: SignedOut(keepsCart: true), state: slots).chosen == nil)
    #expect(DeliveryReducer.address(action: SetCity(city: "Bern"), state: nil).city == "Bern")
  }
}
