import Dependencies
import Foundation
import StateKit

/// A cart whose values other features have, too.
///
/// Its handlers were the branches of a reducer in Cart.swift.
struct Cart: CartReducing, ImportedFeature {
  typealias State = CartState
  typealias Action = CartAction

  @Dependency(\.cartClient) var client

  private func empty(_ state: inout State) {
    state.count = 0
    state.items.append(
      CartItem(id: 1, price: 2)
    )
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .cart(self)
  }

  /// The closures of the effects: `store.sideEffects.register(Cart().effects)`.
  var effects: CartEffects {
    CartEffects(
      payEffect: { total in
        .paid(total)
      }
    )
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [effects] }

  func addItem(_ state: inout State, _ item: CartItem) {
    #warning("statekit-import: other features see changes of 'total', which was shared by reference")
    state.items.append(item)
    state.total += item.price
  }

  func discount(_ state: inout State, _ rate: Double) {
    #warning("statekit-import: other features see changes of 'total', which was shared by reference")
    if rate > 0, !state.isEmpty {
      state.total -= state.total * rate
      #warning("statekit-import: an effect that starts under a condition: it reads 'isEmpty', which is no property of its own")
      // return .run { [total = state.total] _ in await client.save(total) }
      return
    }
  }

  func double(_ state: inout State) {
    #warning("statekit-import: state that is shared by reference")
    // state.$count.withLock { count in count *= 2 }
    // return .none
  }

  func open(_ state: inout State) {
    #warning("statekit-import: state that is shared by reference")
    // if state.isOpen {
    //   state.$items.withLock {
    //     $0.append(CartItem(id: 1, price: 2))
    //     $0.append(CartItem(id: 2, price: 3))
    //   }
    // }
    // return .none
  }

  func pay(_ state: inout State) {
    #warning("statekit-import: other features see changes of 'total', which was shared by reference")
  }

  func remove(_ state: inout State, id: CartItem.ID) {
    _ = state.items.remove(id: id)
  }

  func renameToFirst(_ state: inout State, _ name: String) {
    #warning("statekit-import: state that is shared by reference")
    // let old = state.$name.withLock { $0.first }
    // state.note = String(old ?? "x")
    // return .none
  }

  func renumber(_ state: inout State) {
    empty(&state)
  }

  func scored(_ state: inout State) {
    #warning("statekit-import: 'points' is not imported")
    // state.$points.withLock { $0 += 1 }
    // return .none
  }

  func swap(_ state: inout State) {
    #warning("statekit-import: state that is shared by reference")
    // state.$items.withLock { items in items.removeAll { $0.price == 0 } }
    // return .none
  }

  func sync(_ state: inout State) {
    #warning("statekit-import: state that is shared by reference")
    // return .run { [count = state.$count] _ in
    //   count.withLock { $0 += 1 }
    // }
  }
}

extension CartState {
  /// Whether nothing is in it.
  var isEmpty: Bool { items.isEmpty && count == 0 }

  #warning("statekit-import: it takes a shared value as a reference")
  // init(total: Shared<Double>) {
  //   self._total = total
  // }

  #warning("statekit-import: it takes a shared value as a reference")
  // mutating func forget() {
  //   $items.withLock { $0.removeAll() }
  // }
}

extension CartAction {
  enum Delegate: Equatable {
    case paid(Double)
  }
}
