/// A place in a schema that names a symbol; also the place of its declaration.
package struct SymbolReference {
  package let place: SourceLocation
  /// The number of bytes.
  package let length: Int
  package let symbol: Symbol

  /// Whether the place spells the whole name, as opposed to `*`, the name of a phase, or a name made from it.
  package var isSpelled: Bool {
    length == symbol.name.utf8.count && place.file.has(symbol.name, at: place.offset)
      || place.file.escapedLength(of: symbol.name, at: place.offset) == length
  }

  package var isDeclaration: Bool { place == symbol.location }
}

/// Collects the references that the resolution of a module finds.
final class SymbolRecorder {
  private(set) var references: [SymbolReference] = []
  /// Labels that a bridge passes on to labels of the same name.
  private(set) var shared: [SharedLabel] = []
  private var known: Set<Place> = []

  private struct Place: Hashable {
    let location: SourceLocation
    let symbol: Symbol
  }

  func record(_ name: Located<String>, _ declaration: Symbol.Declaration) {
    guard let symbol = Symbol(declaration) else { return }
    let start = name.location.behindQuote
    // The name comes after that of a module.
    let prefix = name.value.lastIndex(of: ".").map { name.value[...$0].utf8.count } ?? 0
    let text = String(decoding: name.value.utf8.dropFirst(prefix), as: UTF8.self)
    let place = SourceLocation(file: start.file, offset: start.offset + prefix)
    let length: Int
    if place.file.has(text, at: place.offset) {
      length = text.utf8.count
    } else if place.file.has(PathSchema.allActions, at: place.offset) {
      length = PathSchema.allActions.utf8.count
    } else if let escaped = place.file.escapedLength(of: text, at: place.offset) {
      length = escaped
    } else {
      // The place spells another name, such as the properties in a suggestion.
      return
    }
    guard known.insert(Place(location: place, symbol: symbol)).inserted else { return }
    references.append(SymbolReference(place: place, length: length, symbol: symbol))
  }

  /// Records a label that a bridge passes on without an entry in `with`.
  func record(_ key: String, given: PayloadValueSchema, wanted: PayloadValueSchema, in bridge: BridgeSchema) {
    guard let given = Symbol(.label(given, key: key)), let wanted = Symbol(.label(wanted, key: key)) else {
      return
    }
    shared.append(SharedLabel(bridge: bridge.location, given: given, wanted: wanted))
  }
}

/// A label of an action that a bridge passes on to the label of the same name, without an entry in `with`.
package struct SharedLabel {
  /// The object of the bridge.
  package let bridge: SourceLocation
  package let given: Symbol
  package let wanted: Symbol
}

extension SourceFile {
  /// Whether a text stands at an offset.
  func has(_ text: String, at offset: Int) -> Bool { bytes.dropFirst(offset).starts(with: text.utf8) }

  /// The number of bytes of a text that is spelled with escapes and fills the JSON string whose quote is before
  /// `offset`; nil for another text.
  fileprivate func escapedLength(of text: String, at offset: Int) -> Int? {
    var end = offset
    while end < bytes.count, bytes[end] != ASCII.quote, bytes[end] != ASCII.lineFeed {
      end += bytes[end] == ASCII.backslash ? 2 : 1
    }
    guard end < bytes.count, bytes[offset..<end].contains(ASCII.backslash) else { return nil }
    let string = SourceFile(path: path, bytes: [ASCII.quote] + bytes[offset..<end] + [ASCII.quote])
    guard case .string(let found)? = JSONParser.recover(string)?.value, found.text == text else { return nil }
    return end - offset
  }
}
