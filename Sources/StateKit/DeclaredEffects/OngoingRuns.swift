/// The runs of one effect with `while`, by the paths of their places from the root.
///
/// An action of one element looks only at the runs below that element, however many others run.
struct OngoingRuns {
  private var run: OngoingRun?
  private var below: [EffectToken: OngoingRuns] = [:]

  var isEmpty: Bool { run == nil && below.isEmpty }

  subscript(path: ArraySlice<EffectToken>) -> OngoingRun? {
    get {
      guard let first = path.first else { return run }
      return below[first]?[path.dropFirst()]
    }
    set {
      guard let first = path.first else { return run = newValue }
      below[first, default: OngoingRuns()][path.dropFirst()] = newValue
      if below[first]?.isEmpty == true { below[first] = nil }
    }
  }

  /// Removes runs.
  ///
  /// - Parameters:
  ///   - path: Only runs at this path and below it are looked at.
  ///   - isOver: Which of them to remove.
  mutating func remove(below path: ArraySlice<EffectToken> = [], where isOver: (OngoingRun) -> Bool) {
    if let first = path.first {
      below[first]?.remove(below: path.dropFirst(), where: isOver)
      if below[first]?.isEmpty == true { below[first] = nil }
      return
    }
    if let run, isOver(run) { self.run = nil }
    for token in below.keys { remove(below: [token], where: isOver) }
  }

  /// Whether there is a run at a path or below it that a condition is true for.
  func contains(below path: ArraySlice<EffectToken>, where condition: (OngoingRun) -> Bool) -> Bool {
    guard let first = path.first else {
      return run.map(condition) ?? false
        || below.values.contains { $0.contains(below: [], where: condition) }
    }
    return below[first]?.contains(below: path.dropFirst(), where: condition) ?? false
  }

  func forEach(_ body: (OngoingRun) -> Void) {
    if let run { body(run) }
    for runs in below.values { runs.forEach(body) }
  }
}

/// An effect with `while` whose condition holds.
///
/// It is not generic, so that looking for it looks up no types at run time.
class OngoingRun {
  /// The values of `with`.
  let values: [_OngoingValue]
  /// The child that the effect belongs to.
  let child: ChildIdentity?
  var supply = Supply.none
  /// The number of the search that last found it.
  var search: Int

  enum Supply {
    /// The closure was not supplied.
    case missing
    /// The work of the closure's registration.
    case supplied(SuppliedWork)
    /// A closure is not needed.
    case none
  }

  init(values: [_OngoingValue], child: ChildIdentity?, search: Int) {
    self.values = values
    self.child = child
    self.search = search
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
