internal import StateKitAuthoring
internal import StateKitGenerator

/// The codes that `explain` knows.
private let explainedCodes = Set(Explanations.all.map(\.code))

extension [Diagnostic] {
  /// Each diagnostic has a code that is explained, a text, and places that are in one of the files.
  func requireSense(in files: [SourceFile]) throws(Flaw) {
    for diagnostic in self {
      let code = diagnostic.code
      try require(explainedCodes.contains(code), "\(code) is not explained")
      try requireText(diagnostic.message, of: code)
      try requirePlace(diagnostic.location, of: code, in: files)
      for note in diagnostic.notes {
        try requireText(note.message, of: code)
        try requirePlace(note.location, of: code, in: files)
      }
      if let suggestion = diagnostic.suggestion { try requireText(suggestion, of: code) }
    }
  }

  /// The diagnostics as a list that can be compared.
  var summary: [String] {
    map {
      "\($0.severity) \($0.code) \($0.location) \($0.message) \($0.notes.map(\.message)) \($0.suggestion ?? "")"
    }
  }

  /// The diagnostics without their places.
  var messages: [String] { map { "\($0.severity) \($0.code) \($0.message)" } }
}

private func requireText(_ text: String, of code: String) throws(Flaw) {
  try require(!text.isEmpty, "\(code) says nothing")
  let isPrintable = !text.unicodeScalars.contains { $0.value < 0x20 }
  try require(isPrintable, "\(code) says what cannot be printed: \(text.debugDescription)")
}

private func requirePlace(_ location: SourceLocation, of code: String, in files: [SourceFile]) throws(Flaw) {
  let file = location.file
  try require(files.contains { $0 === file }, "\(code) is in none of the files")
  try require((0...file.bytes.count).contains(location.offset), "\(code) is outside of its file")
  let lineCount = file.bytes.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
  try require((1...lineCount).contains(location.line), "\(code) is at a line that is not there")
  // Behind the last character is a place; a line end of two bytes has two.
  let columnCount = file.text(ofLine: location.line).count + 2
  try require(
    (1...columnCount).contains(location.column),
    "\(code) is at a column that is not there: \(location)"
  )
}
