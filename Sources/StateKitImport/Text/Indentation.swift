#if Import
/// The white space at the beginning of lines.
enum Indentation {
  /// The text with `column` fewer spaces before each line but the first. A line with less indentation loses only its
  /// spaces.
  static func removed(from text: String, column: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      if index == 0 { return String(line) }
      let white = line.prefix { $0 == " " || $0 == "\t" }.count
      return String(line.dropFirst(min(white, column)))
    }.joined(separator: "\n")
  }

  /// The text with `prefix` before each line that is not empty. Lines within string literals over several lines move, too:
  /// their closing delimiter moves with them.
  static func added(_ prefix: String, to text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.allSatisfy(\.isWhitespace) ? "" : prefix + line
    }.joined(separator: "\n")
  }
}
#endif
