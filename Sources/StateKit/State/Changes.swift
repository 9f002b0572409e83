/// Tells whether a value has changed since the last call. If its type is not `Equatable`, this is unknown, and any call
/// may be a change.
@MainActor
struct Changes<Value> {
  private let check: @MainActor () -> Bool

  init(of value: @escaping @MainActor () -> Value) {
    guard let isSame = Changes.equality else {
      self.check = { true }
      return
    }
    var last = value()
    self.check = {
      let present = value()
      defer { last = present }
      return !isSame(last, present)
    }
  }

  func callAsFunction() -> Bool { check() }

  /// `==` of the type, if it has one; `nan` is the same as `nan`.
  private static var equality: ((Value, Value) -> Bool)? {
    func equality<Known: Equatable>(of type: Known.Type) -> Any {
      let equality: (Known, Known) -> Bool = { isSame($0, $1) }
      return equality
    }
    guard let type = Value.self as? any Equatable.Type else { return nil }
    return equality(of: type) as? (Value, Value) -> Bool
  }
}
