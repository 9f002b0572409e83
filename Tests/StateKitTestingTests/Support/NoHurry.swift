extension Duration {
  /// A timeout that no machine is too busy for; nothing waits for it where a test is right.
  static var noHurry: Duration { .seconds(1_000_000) }
}
