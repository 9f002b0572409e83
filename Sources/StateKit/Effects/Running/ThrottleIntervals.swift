/// The open intervals, in which a throttled effect has already started. An interval is removed when it ends.
struct ThrottleIntervals {
  private var intervals: [Int: Interval] = [:]
  private var ids: [PolicyKey: Int] = [:]

  struct Interval {
    let key: PolicyKey
    /// The effect that waits for the end of the interval.
    var waiting: Int?
  }

  var isEmpty: Bool { intervals.isEmpty && ids.isEmpty }

  subscript(key: PolicyKey) -> Interval? {
    ids[key].flatMap { intervals[$0] }
  }

  mutating func open(_ id: Int, for key: PolicyKey) {
    intervals[id] = Interval(key: key)
    ids[key] = id
  }

  mutating func wait(_ effect: Int, for key: PolicyKey) {
    if let id = ids[key] { intervals[id]?.waiting = effect }
  }

  /// - Returns: Nil if the interval is unknown.
  mutating func close(_ id: Int) -> Interval? {
    guard let interval = intervals.removeValue(forKey: id) else { return nil }
    ids[interval.key] = nil
    return interval
  }
}
