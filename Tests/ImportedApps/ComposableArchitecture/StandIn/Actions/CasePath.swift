// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A case of an enum: how its value is put in and taken out.
public struct CasePath<Root, Value>: Sendable {
  /// The enum with a value.
  public let embed: @Sendable (Value) -> Root

  public init(_ embed: @escaping @Sendable (Value) -> Root) { self.embed = embed }

  /// The value, if the enum has this case. The case is recognised by its name: that of an enum with the value that was
  /// found is the same.
  public func extract(from root: Root) -> Value? {
    guard
      let child = Mirror(reflecting: root).children.first,
      let value = child.value as? Value,
      Mirror(reflecting: embed(value)).children.first?.label == child.label
    else { return nil }
    return value
  }
}

prefix operator /

/// The path of a case: `/Action.detail`.
public prefix func / <Root, Value>(embed: @escaping @Sendable (Value) -> Root) -> CasePath<Root, Value> {
  CasePath(embed)
}
