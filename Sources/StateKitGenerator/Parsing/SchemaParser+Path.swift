extension SchemaParser {
  /// The dotted path in a text, from a UTF-8 offset on; nil where it is none.
  func path(_ string: JSONString, from start: Int = 0, of what: String) -> PathSchema? {
    var components: [Located<String>] = []
    var name: [UInt8] = []
    var offset = start
    for byte in string.text.utf8.dropFirst(start) {
      let isPartOfName = byte >= 0x80 || ASCII.isWord(byte)
      if !isPartOfName, byte != ASCII.dot || name.isEmpty {
        diagnostics.report(.noPath(string.text, what, at: string.location(atUTF8Offset: offset)))
        return nil
      }
      if isPartOfName {
        name.append(byte)
      } else {
        components.append(component(name, endingAt: offset, in: string))
        name = []
      }
      offset += 1
    }
    if name.isEmpty {
      diagnostics.report(.noPath(string.text, what, at: string.location(atUTF8Offset: offset)))
      return nil
    }
    components.append(component(name, endingAt: offset, in: string))
    return PathSchema(components: components)
  }

  private func component(_ name: [UInt8], endingAt end: Int, in string: JSONString) -> Located<String> {
    Located(
      String(decoding: name, as: UTF8.self),
      at: string.location(atUTF8Offset: end - name.count)
    )
  }
}
