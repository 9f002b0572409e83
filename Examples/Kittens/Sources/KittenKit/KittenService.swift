/// The requests to the server of the shelter.
public protocol KittenService: Sendable {
  /// All kittens that look for a home.
  func kittens() async throws(KittenError) -> [Kitten]
  /// The story of a kitten.
  func story(of kitten: Kitten) async throws(KittenError) -> String
}
