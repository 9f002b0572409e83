internal import StateKitAuthoring
internal import StateKitGenerator

extension Property {
  /// A layout does not change when it is laid out again, and means the same as the file.
  package static let format = Property(name: "Format") { bytes throws(Flaw) in
    let file = SourceFile(path: "File.statekit.json", bytes: bytes)
    let (contents, diagnostics) = CanonicalLayout.of(file)
    try diagnostics.requireSense(in: [file])
    guard let contents else {
      return try require(!diagnostics.isEmpty, "refused without a word")
    }
    let laidOut = SourceFile(path: file.path, bytes: contents)
    let second = CanonicalLayout.of(laidOut).contents
    try require(second == contents, "a layout is laid out anew")
    try require(meaning(of: laidOut) == meaning(of: file), "the layout means something else")

    let (before, after) = (Generator().generate([file]), Generator().generate([laidOut]))
    try require(
      before.diagnostics.messages == after.diagnostics.messages,
      "the layout is wrong in other ways"
    )
    try require(before.files.map(\.contents) == after.files.map(\.contents), "the layout gives other code")
  }

  private static func meaning(of file: SourceFile) -> [String] {
    let tokens = JSONParser.parse(file, reportingTo: DiagnosticCollector())?.tokens
    return tokens ?? []
  }
}

extension JSONNode {
  /// The value without its places, in the order of the file.
  fileprivate var tokens: [String] {
    switch value {
    case .null: ["null"]
    case .bool(let value): ["\(value)"]
    case .number(let spelling): [spelling]
    // Bytes, as strings that look alike are equal.
    case .string(let string): ["\(Array(string.text.utf8))"]
    case .array(let elements): ["["] + elements.flatMap(\.tokens) + ["]"]
    case .object(let members):
      ["{"] + members.flatMap { ["\(Array($0.key.text.utf8))"] + $0.value.tokens } + ["}"]
    }
  }
}
