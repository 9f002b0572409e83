/// How values of a type are made up, for a type whose `Codable` does not tell.
///
///     await explore(drawing: [.oneOf(Money(cents: 0), Money(cents: 250))]) { Store.app(…) }
///     await explore(drawing: [.made { Email(name: $0.text(), host: "example.org") }]) { Store.app(…) }
///
/// Where a type has several, the last one counts.
public struct Drawing: Sendable {
  let type: ObjectIdentifier
  let maker: @Sendable () -> AnyMaker

  /// One of some values, the first of which is the simplest.
  public static func oneOf<Value: Sendable>(_ first: Value, _ others: Value...) -> Drawing {
    let values = [first] + others
    return made { (draws: Draws) in values[draws.choice(values.count)] }
  }

  /// Values that a function makes of simpler ones.
  public static func made<Value>(_ make: @escaping @Sendable (Draws) -> Value) -> Drawing {
    Drawing(type: ObjectIdentifier(Value.self)) {
      Maker<Value> { drawer in make(Draws(drawer: drawer)) }
    }
  }
}

/// Simpler values, of which a value of a type of one's own is made.
///
/// The same calls give the same values in the same run. Where a failure is made smaller, each call tends to its simplest
/// value: 0, the empty text, `false`.
public struct Draws {
  let drawer: Drawer

  /// A number from 0 to before `count`; 0 for a count below 1.
  public func choice(_ count: Int) -> Int { count < 1 ? 0 : drawer.choices.choose(count) }

  /// A number of a range, the simplest of which is the lower bound.
  public func int(in range: ClosedRange<Int>) -> Int {
    let (count, overflows) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    if overflows || count >= Int(UInt32.max) { return min(max(int(), range.lowerBound), range.upperBound) }
    return range.lowerBound + choice(count + 1)
  }

  /// Any number, often a small one, sometimes the greatest or the smallest.
  public func int() -> Int { drawer.integer(as: Int.self) }

  /// True or false.
  public func bool() -> Bool { choice(2) == 1 }

  /// A text, often a short one or the empty one.
  public func text() -> String { drawer.text() }

  /// A value of another type.
  ///
  /// - Throws: `UndrawableValue` for a type of which no value can be made.
  public func value<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    try drawer.value(type)
  }
}

/// A type of which no value can be made up.
public struct UndrawableValue: Error, CustomStringConvertible {
  /// The type.
  public let type: any Any.Type
  /// The reason, which its `init(from:)` gave.
  public let reason: String

  /// The type with the reason, and what to do.
  public var description: String {
    "No \(type) can be made up (\(reason)). Say how: explore(drawing: [.oneOf(…)]) or [.made { … }]."
  }
}
