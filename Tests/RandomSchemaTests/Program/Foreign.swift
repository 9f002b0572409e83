/// A type that schemas do not declare.
public nonisolated struct Foreign: Hashable, Codable, Sendable, Identifiable {
  /// The identity.
  public var id: Int

  /// Makes a value.
  public init(id: Int) { self.id = id }
}
