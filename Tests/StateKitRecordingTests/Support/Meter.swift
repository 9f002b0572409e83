import Foundation
import StateKit

/// A domain whose numbers can be not a number.
struct MeterState: Equatable, Sendable, Codable {
  var level = 0.0
  var price: Decimal = 0
  var count = 0
}

enum MeterAction: Equatable, Sendable {
  case leveled(to: Double, price: Decimal)
}

extension MeterAction: DomainAction {
  typealias DomainState = MeterState

  static let actionTree = _ActionTree<MeterAction>(
    ownLeafCount: 1,
    leaves: "leveled(to:price:)",
    children: []
  )
  var leafIndex: Int { 0 }
  var declaredBridges: [_DeclaredBridge<MeterState, MeterAction>] { [] }
}

extension MeterAction: RecordableAction {
  func write(to writer: inout PayloadWriter) {
    switch self {
    case .leveled(let level, let price):
      writer.value("to", level)
      writer.value("price", price)
    }
  }

  static func read(_ leaf: Int, from reader: inout PayloadReader) throws -> MeterAction {
    try .leveled(to: reader.value("to", as: Double.self), price: reader.value("price", as: Decimal.self))
  }
}

extension Reducer where State == MeterState, Action == MeterAction {
  /// - Parameter step: The number that each action adds to the count.
  static func meter(step: Int = 1) -> Reducer {
    Reducer { state, action in
      guard case .leveled(let level, let price) = action else { return }
      (state.level, state.price) = (level, price)
      state.count += step
    }
  }
}
