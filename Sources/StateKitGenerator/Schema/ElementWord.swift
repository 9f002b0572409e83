/// The keys of a change that add or remove an element.
package enum ElementWord: String, CaseIterable {
  /// At the end of a list or an array, or anywhere in a set.
  case append
  /// At the front of a list or an array.
  case insert
  /// By the id of an element of a list, or by a value that is equal.
  case remove
  /// On top of a stack.
  case push
  /// The top of a stack.
  case pop
}

/// The kinds of values whose elements a schema adds and removes.
package enum ElementContainer: Equatable {
  /// A child of the kind `each`, with its position among the children.
  case list(child: Int)
  /// A child that is a stack, with its position among the children.
  case stack(child: Int)
  case array
  case set

  /// The keys that change it.
  package var words: [ElementWord] {
    switch self {
    case .list, .array: [.append, .insert, .remove]
    case .set: [.append, .remove]
    case .stack: [.push, .pop]
    }
  }

  /// The position of the child; nil for a property.
  package var child: Int? {
    switch self {
    case .list(let child), .stack(let child): child
    case .array, .set: nil
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
