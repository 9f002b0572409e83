extension Workload {
  /// A payload that is read by a generated accessor.
  @MainActor
  static var accessors: [Workload] {
    // Of one action, the compiler would read it once.
    let actions = (0..<100).map { App.set0($0) }
    return [
      Workload("floor, a payload by if case", parts: 100) {
        .one { for action in actions { Calls.count &+= App.payloadByHand(action) } }
      },
      Workload(
        "a payload by an accessor",
        floor: "floor, a payload by if case",
        goal: Goal(1, "floor, a payload by if case"),
        parts: 100
      ) {
        .one { for action in actions { Calls.count &+= App.payloadByAccessor(action) } }
      },
    ]
  }
}
