extension String {
  /// The lines of the text; each line ends with a line feed, a carriage return, or both.
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
