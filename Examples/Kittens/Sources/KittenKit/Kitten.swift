/// A kitten that looks for a home.
public struct Kitten: Codable, Equatable, Identifiable, Sendable {
  /// The number on its collar.
  public let id: Int
  /// For example `Mia`.
  public let name: String
  /// In months.
  public let age: Int

  /// Creates a kitten.
  public init(id: Int, name: String, age: Int) {
    self.id = id
    self.name = name
    self.age = age
  }
}
