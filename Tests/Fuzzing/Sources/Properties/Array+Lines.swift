extension [UInt8] {
  /// The lines, without line ends.
  var lines: [ArraySlice<UInt8>] { split(separator: 0x0A, omittingEmptySubsequences: false) }
}
