@testable import StateKitGenerator

extension StateSchema {
  /// The properties, unless the state is a type written by hand.
  var properties: [PropertySchema]? {
    if case .properties(let properties) = self { properties } else { nil }
  }
}
