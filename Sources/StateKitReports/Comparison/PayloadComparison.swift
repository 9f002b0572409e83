internal import StateKitGenerator

/// Compares the associated values of a case.
struct PayloadComparison {
  let old: [PayloadValueModel]
  let new: [PayloadValueModel]
  let comparison: SchemaComparison

  /// Whether all code for the one is right for the other.
  var areSame: Bool {
    old.count == new.count
      && zip(old, new).allSatisfy { $0.label == $1.label && comparison.areSame($0.type.type, $1.type.type) }
  }

  /// JSON has values by their keys: it is the same in any order, may have more than is asked for, and must have all
  /// that is not optional.
  var stored: SchemaChange.Impact {
    let oldTypes = Dictionary(zip(old.keys, old.map(\.type.type))) { first, _ in first }
    return zip(new.keys, new).reduce(.compatible) { worst, value in
      let impact: SchemaChange.Impact =
        if let oldType = oldTypes[value.0] {
          comparison.fit.impact(oldType, value.1.type.type)
        } else {
          comparison.new.table.plain(value.1.type.type).isOptional ? .compatible : .breaking
        }
      return max(worst, impact)
    }
  }
}
