/// The places of one trigger, by their paths from the root.
///
/// An action of one element looks only at the places below that element, however many others there are.
struct TriggerPlaces {
  private var place: KnownPlace?
  private var below: [EffectToken: TriggerPlaces] = [:]

  var isEmpty: Bool { place == nil && below.isEmpty }

  subscript(path: ArraySlice<EffectToken>) -> KnownPlace? {
    get {
      guard let first = path.first else { return place }
      return below[first]?[path.dropFirst()]
    }
    set {
      guard let first = path.first else { return place = newValue }
      below[first, default: TriggerPlaces()][path.dropFirst()] = newValue
      if below[first]?.isEmpty == true { below[first] = nil }
    }
  }

  /// Removes places.
  ///
  /// - Parameters:
  ///   - path: Only places at this path and below it are looked at.
  ///   - isOver: Which of them to remove.
  mutating func remove(below path: ArraySlice<EffectToken> = [], where isOver: (KnownPlace) -> Bool) {
    if let first = path.first {
      below[first]?.remove(below: path.dropFirst(), where: isOver)
      if below[first]?.isEmpty == true { below[first] = nil }
      return
    }
    if let place, isOver(place) { self.place = nil }
    for token in below.keys { remove(below: [token], where: isOver) }
  }

  /// Whether there is a place at a path or below it that a condition is true for.
  func contains(below path: ArraySlice<EffectToken>, where condition: (KnownPlace) -> Bool) -> Bool {
    guard let first = path.first else {
      return place.map(condition) ?? false
        || below.values.contains { $0.contains(below: [], where: condition) }
    }
    return below[first]?.contains(below: path.dropFirst(), where: condition) ?? false
  }

  func forEach(_ body: (KnownPlace) -> Void) {
    if let place { body(place) }
    for places in below.values { places.forEach(body) }
  }
}

/// A place of a trigger, as it was when it was last looked at. For an effect with `while`, one at which the effect runs.
///
/// It is not generic, so that looking for it looks up no types at run time.
class KnownPlace {
  /// The identity of the children on the path.
  let identity: ChildIdentity
  /// The facts of the last search.
  var facts: TriggerFacts
  /// The number of the search that last found it.
  var search: Int
  /// The number of the place among all that were added.
  let order: Int
  /// The closure of an effect with `while`.
  var supply = Supply.none

  enum Supply {
    /// The closure was not supplied.
    case missing
    /// The work of the closure's registration.
    case supplied(SuppliedWork)
    /// A closure is not needed.
    case none
  }

  init(_ identity: ChildIdentity, _ facts: TriggerFacts, search: Int, order: Int = 0) {
    self.identity = identity
    self.facts = facts
    self.search = search
    self.order = order
  }

  var isMissing: Bool {
    if case .missing = supply { true } else { false }
  }

  var isSupplied: Bool {
    switch supply {
    case .missing: false
    case .supplied(let work): !work.isOver
    case .none: true
    }
  }
}
