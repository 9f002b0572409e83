internal import StateKitGenerator

extension GeneratedFile {
  /// Checks the layout of a file that our printer wrote. With places of a schema, lines may end with a space.
  func requireLayout(locates: Bool = false) throws(Flaw) {
    try require(GeneratedFileHeader.isAtStart(of: contents), "\(name) has no header")
    try require(contents.last == 0x0A, "\(name) has no line end at its end")
    try require(String(validating: contents, as: UTF8.self) != nil, "\(name) is not UTF-8")
    var isInTable = false
    for (index, line) in contents.lines.enumerated() {
      let isPrintable = !line.contains { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }
      try require(isPrintable, "line \(index + 1) of \(name) has a control character")
      // The table of an action tree's leaves has empty columns.
      if line.ends(with: #"leaves: """"#) { isInTable = true }
      if line.ends(with: #"""","#) { isInTable = false }
      try require(locates || isInTable || line.last != 0x20, "line \(index + 1) of \(name) ends with a space")
    }
  }

  /// The file without its header, as if the user had written it.
  var asUserCode: SourceFile {
    SourceFile(path: name, bytes: Array(contents.drop { $0 != 0x0A }))
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
