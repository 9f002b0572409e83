import Foundation
import StateKit

/// The handlers of `ItemList`, which were the branches of a reducer in Shop.swift.
struct ItemList: ItemListReducing, ImportedFeature {
  typealias State = ItemListState
  typealias Action = ItemListAction

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .itemList(self, item: Item().body)
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { Item().allEffects }

  func buy(_ state: inout State) {
    let sum = state.sum
    state.sum = 0
    #warning("statekit-import: the values that are sent take what the branch computes")
    // return .send(.delegate(.bought(sum)))
    _ = sum
    return
  }
}

extension ItemListState {
  /// The order of the parameters before the import.
  @_disfavoredOverload
  init(
    item: IdentifiedArray<ItemState> = [],
    sum: Int = 0
  ) {
    self.init(
      sum: sum,
      item: item
    )
  }
}

extension ItemListAction {
  enum Delegate: Equatable { case bought(Int) }
}
