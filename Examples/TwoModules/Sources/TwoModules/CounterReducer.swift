import ShopCore

struct CounterReducer: CounterReducing {
  func thanked(_ state: inout CounterState, number: Int, progress: Progress) {
    state.thanks.append(number)
    state.seen = progress
  }
}
