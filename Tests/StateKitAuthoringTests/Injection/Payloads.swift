/// Texts that would be code if they came out as they go in.
enum Payloads {
  private static let code = "struct Smuggled {} "

  private static let lineEnds = [
    "\n", "\r", "\r\n", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}", "\u{85}", "\u{0}", "\u{1C}",
  ]

  private static let ends = [
    "*/", "\"\"\"", "\"", "\"#", "\\(", "\")", "`", "//", "/*", "}", "}}}}", ")", "]", ";", "#\"", "\\", "$0",
    "\\u{22}", "<#",
    "#>", "/", "',", ",", ":", "=", "->", "&", "!", "?", ".", "@", "{", "(", "[", "<", ">", "_", " ",
  ]

  private static let directives = [
    "#sourceLocation(file: \"x\", line: 1)", "#if false", "#endif", "#else", "#error(\"\")", "#warning(\"\")",
    "#!",
    "@available(*, unavailable)", "@main", "@_cdecl(\"a\")", "import Darwin", "<<<<<<< HEAD\n",
    "extension Int {}",
    "#if true\n\(code)\n#endif", "*/\n\(code)\n/*", "}\n\(code)\nextension Int {", "\"\"\"\n\(code)\n\"\"\"",
  ]

  /// Characters that cannot be seen, or that make code look different.
  private static let unseen = [
    "\u{202E}", "\u{2066}", "\u{2069}", "\u{200B}", "\u{FEFF}", "\u{AD}", "\u{E0041}", "\u{61C}", "\u{2060}",
    "\u{1B}[2K", "\u{8}",
  ]

  static let all: [String] = {
    var payloads: [String] = []
    for end in lineEnds { payloads += [end + code, end + "}" + end + code + end] }
    for end in ends { payloads += [end + code, end + "\n" + code + "\n"] }
    for directive in directives { payloads += [directive, "\n" + directive + "\n"] }
    for scalar in unseen { payloads.append(scalar + code) }
    return payloads
  }()

  /// A payload alone, behind the earlier text, or in front of it.
  static func text(_ number: Int, form: Int, of original: String) -> String {
    let payload = all[number % all.count]
    return [payload, original + payload, payload + original][form % 3]
  }
}
