nonisolated extension Reading {
  /// A property that the schema does not know.
  var isLoud: Bool { level > 5 }
}
