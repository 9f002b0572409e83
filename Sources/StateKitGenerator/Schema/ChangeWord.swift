/// The keys that change the state.
package enum ChangeWord: String, CaseIterable {
  case set, toggle, add
  /// At the end of a list or an array, or anywhere in a set.
  case append
  /// At the front of a list or an array.
  case insert
  /// By the id of an element of a list, by a value that is equal, or by positions.
  case remove
  /// On top of a stack.
  case push
  /// The top of a stack.
  case pop

  /// Whether its entries are names without values.
  var isAlone: Bool { self == .toggle || self == .pop }
}

/// The kinds of values whose elements a schema adds and removes.
package enum ElementContainer: Equatable {
  /// Elements that are found by their ids.
  case list
  case stack
  case array
  case set

  /// The keys that change it.
  package var words: [ChangeWord] {
    switch self {
    case .list, .array: [.append, .insert, .remove]
    case .set: [.append, .remove]
    case .stack: [.push, .pop]
    }
  }

  /// The description in a message.
  var described: String {
    switch self {
    case .list: "a list"
    case .stack: "a stack"
    case .array: "an array"
    case .set: "a set"
    }
  }
}
