/// The types that an expression names, as far as the text shows: capitalised words outside string literals.
enum ForeignNames {
  static func find(in expression: String) -> [String] {
    if expression.utf8.allSatisfy({ $0 < 0x80 && !ASCII.isCapital($0) }) { return [] }
    var names: [String] = []
    var word: String = ""
    var isInString = false
    var isEscaped = false
    for character in expression + " " {
      if !isInString, character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if word.first?.isUppercase == true, !SwiftType.isBuiltIn(word) { names.append(word) }
      word = ""
      if character == "\"", !isEscaped { isInString.toggle() }
      isEscaped = character == "\\" && !isEscaped
    }
    return names
  }
}
