/// What the server of the shelter can be asked.
public protocol KittenService: Sendable {
  /// All kittens that look for a home.
  func kittens() async throws(KittenError) -> [Kitten]
  /// What is known of a kitten.
  func story(of kitten: Kitten) async throws(KittenError) -> String
}
