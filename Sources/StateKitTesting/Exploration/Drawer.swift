#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import StateKit

/// Makes values of one type.
class AnyMaker {}

final class Maker<Value>: AnyMaker {
  let make: (Drawer) throws -> Value

  init(_ make: @escaping (Drawer) throws -> Value) { self.make = make }
}

/// Makes up values, by the choices of a run.
///
/// Generated types and actions read themselves from it as from a recording, other types by their `Decodable`.
final class Drawer {
  var choices: Choices
  private var makers: [ObjectIdentifier: AnyMaker]
  /// The newest values of some types in this run, which are drawn again.
  private var earlier: [ObjectIdentifier: [Any]] = [:]
  /// The depth of nested values, which ends types that contain themselves.
  private var depth = 0
  /// Finds the id of an element in the state, by a number.
  var elementID: (Int) -> Any? = { _ in nil }

  init(_ drawings: [Drawing], _ choices: Choices) {
    self.choices = choices
    self.makers = [:]
    for drawing in drawings { makers[drawing.type] = drawing.maker() }
  }

  /// Begins another run.
  func begin(_ choices: Choices) {
    self.choices = choices
    earlier = [:]
    depth = 0
  }

  func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let id = ObjectIdentifier(type)
    if let maker = makers[id] { return try unsafeDowncast(maker, to: Maker<Value>.self).make(self) }
    let maker = maker(of: type)
    makers[id] = maker
    return try maker.make(self)
  }

  /// A value for a label; ids are mostly those of elements in the state, and sometimes of what is gone.
  func value<Value: Decodable>(_ label: String, as type: Value.Type) throws -> Value {
    guard isID(label) else { return try value(type) }
    // The same number of choices, whether there is such a value or not, so that a step can be left out before this one.
    switch choices.choose(4) {
    case 0: break
    case 1: if let value = earlier(Value.self, at: choices.choose(Drawer.memory)) { return value }
    default: if let present = elementID(choices.choose(1 << 16)) as? Value { return present }
    }
    let new = try newID(type)
    remember(new)
    return new
  }

  /// An id that is new, or seems to be: a small one, because a server does not give the greatest number.
  private func newID<Value: Decodable>(_ type: Value.Type) throws -> Value {
    func small<Number: FixedWidthInteger>(_ type: Number.Type) -> Any {
      Number(truncatingIfNeeded: choices.choose(16))
    }
    if let number = type as? any FixedWidthInteger.Type, let id = small(number) as? Value { return id }
    return try value(type)
  }

  private func isID(_ label: String) -> Bool {
    let bytes = label.utf8
    guard bytes.count >= 2, bytes.last == UInt8(ascii: "d") || bytes.last == UInt8(ascii: "D") else {
      return false
    }
    return label == "id" || label.hasSuffix("ID") || label.hasSuffix("Id")
  }

  /// A new value, or one that the run has drawn before.
  private func newOrEarlier<Value>(_ make: (Drawer) throws -> Value) throws -> Value {
    if choices.chance(oneIn: 3), let value = earlier(Value.self, at: choices.choose(Drawer.memory)) {
      return value
    }
    let new = try make(self)
    remember(new)
    return new
  }

  /// The number of values of a type that are kept.
  private static let memory = 6

  private func earlier<Value>(_ type: Value.Type, at position: Int) -> Value? {
    guard let known = earlier[ObjectIdentifier(type)], !known.isEmpty else { return nil }
    return known[position % known.count] as? Value
  }

  private func remember<Value>(_ value: Value) {
    let type = ObjectIdentifier(Value.self)
    var known = earlier.removeValue(forKey: type) ?? []
    if known.count >= Drawer.memory { known.removeFirst() }
    known.append(value)
    earlier[type] = known
  }

  // MARK: How a type is made

  private func maker<Value: Decodable>(of type: Value.Type) -> Maker<Value> {
    if let maker = basicMaker(of: type) as? Maker<Value> { return maker }
    if let listed = type as? any CaseIterable.Type, let maker = maker(of: listed) as? Maker<Value> {
      return maker
    }
    if let inParts = type as? any MadeOfParts.Type, let maker = inParts.maker as? Maker<Value> {
      return maker
    }
    if let recorded = type as? any RecordableValue.Type, let maker = maker(of: recorded) as? Maker<Value> {
      return maker
    }
    return Maker { drawer in
      try drawer.newOrEarlier { drawer in try drawer.decoded(type) }
    }
  }

  private func maker<Value: CaseIterable>(of type: Value.Type) -> AnyMaker {
    let all = Array(type.allCases)
    return Maker<Value> { drawer in
      if all.isEmpty { throw UndrawableValue(type: type, reason: "it has no cases") }
      return all[drawer.choices.choose(all.count)]
    }
  }

  private func maker<Value: RecordableValue>(of type: Value.Type) -> AnyMaker {
    Maker<Value> { drawer in
      try drawer.newOrEarlier { drawer in
        try drawer.nested {
          var reader = PayloadReader(ValueSource(drawer))
          return try type.read(from: &reader)
        }
      }
    }
  }

  private func basicMaker(of type: Any.Type) -> AnyMaker? {
    switch type {
    case is Bool.Type: Maker { $0.choices.choose(2) == 1 }
    case is String.Type: Maker { $0.text() }
    case is Double.Type: Maker { $0.number() }
    case is Float.Type: Maker { Float($0.number()) }
    case let type as any (FixedWidthInteger & Decodable).Type: integerMaker(of: type)
    case is Date.Type: Maker { $0.date() }
    case is UUID.Type: Maker { $0.uuid() }
    case is URL.Type: Maker { $0.url() }
    case is Data.Type: Maker { Data($0.text().utf8) }
    case is Decimal.Type: Maker { Decimal($0.integer(as: Int.self)) }
    // The only value that it has.
    case is Never?.Type: Maker<Never?> { _ in nil }
    default: nil
    }
  }

  private func integerMaker<Value: FixedWidthInteger>(of type: Value.Type) -> AnyMaker {
    Maker<Value> { $0.integer(as: type) }
  }

  /// Decodes a value of what is made up. Some types refuse some values, so that it tries several times.
  private func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try nested {
      var reason: any Error = UndrawableValue(type: type, reason: "it contains itself")
      for _ in 0..<8 {
        do { return try Value(from: DrawingDecoder(self)) } catch { reason = error }
      }
      if let inner = reason as? UndrawableValue { throw inner }
      throw UndrawableValue(type: type, reason: Self.text(of: reason))
    }
  }

  private static func text(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      return context.debugDescription
    @unknown default: return "\(error)"
    }
  }

  private func nested<Value>(_ make: () throws -> Value) throws -> Value {
    depth += 1
    defer { depth -= 1 }
    if depth > 16 { throw UndrawableValue(type: Value.self, reason: "it contains itself") }
    return try make()
  }

  /// The number of elements of a collection; fewer, the deeper it is.
  func count() -> Int { depth > 6 ? 0 : choices.choose(4) }

  // MARK: Simple values

  func integer<Value: FixedWidthInteger>(as type: Value.Type) -> Value {
    switch choices.choose(16) {
    case 0, 1: return 0
    case 2, 3, 4: return 1
    case 5, 6: return 2
    case 7, 8, 9, 10: return Value(truncatingIfNeeded: choices.choose(10))
    case 11, 12: return Value(truncatingIfNeeded: choices.choose(100))
    case 13, 14: return Value.isSigned ? 0 - 1 : 3
    default: return [Value.max, Value.min, Value.max - 1][choices.choose(3)]
    }
  }

  func number() -> Double {
    switch choices.choose(12) {
    case 0, 1: 0
    case 2, 3: 1
    case 4, 5, 6: Double(choices.choose(10))
    case 7: 0.5
    case 8: 0.1
    case 9: -1
    case 10: Double(choices.choose(1000)) / 8
    default: [1e300, -1e300, .leastNonzeroMagnitude, -0.0][choices.choose(4)]
    }
  }

  func text() -> String {
    switch choices.choose(8) {
    case 0, 1: return ""
    case 2, 3: return ["a", "b", "c"][choices.choose(3)]
    case 4, 5, 6: return String((0...choices.choose(6)).map { _ in Self.letters[choices.choose(26)] })
    default: return Self.oddTexts[choices.choose(Self.oddTexts.count)]
    }
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyz")
  private static let oddTexts = [
    " ", "0", "-1", "A b", "é", "e\u{301}", "👩‍👩‍👧", "\n", "\"", "\u{0}", "null", "İ",
    String(repeating: "long ", count: 60),
  ]

  private func date() -> Date {
    switch choices.choose(8) {
    case 0, 1: Date(timeIntervalSince1970: 0)
    case 2, 3, 4: Date(timeIntervalSince1970: Double(choices.choose(1000)) * 86_400)
    // A leap day, and the last second of a year.
    case 5: Date(timeIntervalSince1970: 1_709_164_800)
    case 6: Date(timeIntervalSince1970: 1_735_689_599)
    default: [Date.distantPast, .distantFuture][choices.choose(2)]
    }
  }

  private func uuid() -> UUID {
    let number = UInt8(choices.choose(8))
    return UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number))
  }

  private func url() -> URL {
    let text = ["https://example.org", "https://example.org/a?b=c#d", "file:///tmp", "a"]
    return URL(string: choices.pick(text)) ?? URL(fileURLWithPath: "/")
  }
}

/// A type whose values are made of values of other types.
private protocol MadeOfParts {
  static var maker: AnyMaker { get }
}

extension Optional: MadeOfParts where Wrapped: Decodable {
  static var maker: AnyMaker {
    Maker<Wrapped?> { $0.choices.choose(3) == 0 ? nil : try $0.value(Wrapped.self) }
  }
}

extension Array: MadeOfParts where Element: Decodable {
  static var maker: AnyMaker {
    Maker<[Element]> { drawer in try (0..<drawer.count()).map { _ in try drawer.value(Element.self) } }
  }
}

extension Set: MadeOfParts where Element: Decodable {
  static var maker: AnyMaker {
    Maker<Set<Element>> { drawer in Set(try (0..<drawer.count()).map { _ in try drawer.value(Element.self) })
    }
  }
}

extension Dictionary: MadeOfParts where Key: Decodable, Value: Decodable {
  static var maker: AnyMaker {
    Maker<[Key: Value]> { drawer in
      let members = try (0..<drawer.count()).map { _ in
        (try drawer.value(Key.self), try drawer.value(Value.self))
      }
      return Dictionary(members) { first, _ in first }
    }
  }
}

extension IdentifiedArray: MadeOfParts where Element: Decodable {
  static var maker: AnyMaker {
    Maker<IdentifiedArray<Element>> { drawer in
      IdentifiedArray(try (0..<drawer.count()).map { _ in try drawer.value(Element.self) })
    }
  }
}

extension StackState: MadeOfParts where Element: Decodable {
  static var maker: AnyMaker {
    Maker<StackState<Element>> { drawer in
      StackState(try (0..<drawer.count()).map { _ in try drawer.value(Element.self) })
    }
  }
}

extension Loadable: MadeOfParts where Value: Decodable, Failure: Decodable {
  static var maker: AnyMaker {
    Maker<Loadable<Value, Failure>> { drawer in
      switch drawer.choices.choose(4) {
      case 0, 1: .idle
      case 2: .loaded(try drawer.value(Value.self))
      default: .failed(try drawer.value(Failure.self), nil)
      }
    }
  }
}

/// Supplies the properties of a generated struct, or the case and the values of a generated enum.
private final class ValueSource: PayloadSource {
  private let drawer: Drawer

  init(_ drawer: Drawer) { self.drawer = drawer }

  // A value decides by itself whether it is nil.
  func isNull(_ label: String) -> Bool? { false }

  func value<Value: Decodable>(_ label: String, as type: Value.Type) throws -> Value {
    try drawer.value(label, as: type)
  }

  func enumCase(of names: String) -> Int {
    drawer.choices.choose(names.utf8.count { $0 == UInt8(ascii: " ") } + 1)
  }
}
