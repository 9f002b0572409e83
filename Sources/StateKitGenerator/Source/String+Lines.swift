extension String {
  /// The text between line ends, of whichever kind they are; what Swift or a terminal takes for one is one.
  var lines: [String] {
    guard utf8.contains(where: { $0 == ASCII.lineFeed || $0 == ASCII.carriageReturn }) else { return [self] }
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r":
        lines.append(String(line))
        line = String.UnicodeScalarView()
      default: line.append(scalar)
      }
      previous = scalar
    }
    return lines + [String(line)]
  }
}
