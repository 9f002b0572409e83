import ReSwift

struct DeliveryState: StateType, Equatable {
  var address: AddressState
  var slots: SlotsState
  var isPickup: Bool
  var message: String?

  init(
    address: AddressState = AddressState(),
    slots: SlotsState = SlotsState(),
    isPickup: Bool = false,
    message: String? = nil
  ) {
    self.address = address
    self.slots = slots
    self.isPickup = isPickup
    self.message = message
  }
}

struct AddressState: StateType, Equatable {
  var street = ""
  var city = ""
  var errors: [String] = []
}

struct SlotsState: StateType, Equatable {
  var available: [Int] = []
  var chosen: Int?
  var isExpress = false
}
