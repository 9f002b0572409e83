extension String {
  /// Whether every byte of the text in UTF-8 satisfies `isRight`.
  func hasOnlyBytes(_ isRight: (UInt8) -> Bool) -> Bool {
    // Contiguous bytes are tested directly, without an index into the string for each byte.
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isRight) } ?? utf8.allSatisfy(isRight)
  }
}
