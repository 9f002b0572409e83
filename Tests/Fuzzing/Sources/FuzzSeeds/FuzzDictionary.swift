internal import ImportProperties
internal import Properties
internal import ServerProperties
internal import StateKitAuthoring
internal import StateKitGenerator

/// The words that libFuzzer puts into inputs: taken from where the tool has them.
enum FuzzDictionary {
  /// The words for schemas: the keys and words of the editors' schema, in quotes, and Swift's own types.
  static var schemas: [UInt8] { text(of: schemaWords) }

  /// The words for editors: those of schemas, and the beginnings of steps.
  static var editors: [UInt8] { text(of: schemaWords + ServerScript.beginnings) }

  private static var schemaWords: [[UInt8]] {
    let words = Set(EditorSchema.words).sorted()
    let quoted = words.map { Array("\"\($0)\"".utf8) }
    let types = BuiltInType.names.sorted().map { Array($0.utf8) }
    return quoted + types + SchemaTokens.all + [[Input.fileSeparator], [Input.moduleSeparator]]
  }

  /// The words for Swift files that the scaffold reads.
  static var swift: [UInt8] {
    text(of: ScaffoldedSchema.pieces.map { Array($0.utf8) } + [[Input.fileSeparator]])
  }

  /// The words for apps that are imported.
  static var apps: [UInt8] { text(of: ImportedWords.all.map { Array($0.utf8) } + [[Input.fileSeparator]]) }

  /// A line for each word, with everything but letters and digits as `\x22`.
  private static func text(of words: [[UInt8]]) -> [UInt8] {
    Array(words.map { "\"\($0.map(spelled).joined())\"\n" }.joined().utf8)
  }

  private static func spelled(_ byte: UInt8) -> String {
    let character = Character(Unicode.Scalar(byte))
    if character.isASCII, character.isLetter || character.isNumber { return String(character) }
    return "\\x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}

extension EditorSchema {
  /// The strings of the schema that are one word.
  fileprivate static var words: [String] {
    let file = SourceFile(path: fileName, text: text)
    let strings = JSONParser.parse(file, reportingTo: DiagnosticCollector())?.strings ?? []
    return strings.map(\.text).filter {
      !$0.isEmpty && $0.utf8.count < 32 && !$0.contains(" ") && !$0.hasPrefix("#")
    }
  }
}
