nonisolated struct ChestReducer: ChestReducing {
  func lidPut(_ state: inout ChestState) {
    state.lid = LidState()
  }
}
