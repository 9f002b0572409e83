extension String {
  /// Whether all bytes of the text in UTF-8 are such.
  func hasOnlyBytes(_ isRight: (UInt8) -> Bool) -> Bool {
    // Bytes that lie in one place are looked at without asking for each where it is.
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isRight) } ?? utf8.allSatisfy(isRight)
  }
}
