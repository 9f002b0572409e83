/// A type that the schema does not know.
nonisolated enum Verdict: Codable {
  case fair, `default`
}

nonisolated extension Reading {
  /// A property that the schema does not know.
  var isLoud: Bool { level > 5 }
}
