#if Import
internal import StateKitAuthoring

/// A JSON value whose keys keep their order.
indirect enum SchemaValue: Equatable {
  case text(String)
  /// A number, `true`, `false` or `null`, as it is written.
  case word(String)
  case list([SchemaValue])
  case object([Member])

  struct Member: Equatable {
    let key: String
    var value: SchemaValue
  }

  static func object(_ members: KeyValuePairs<String, SchemaValue?>) -> SchemaValue {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  var members: [Member] {
    get { if case .object(let members) = self { members } else { [] } }
    set { self = .object(newValue) }
  }

  subscript(key: String) -> SchemaValue? {
    get { members.first { $0.key == key }?.value }
    set {
      var all = members
      let index = all.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): all[index].value = value
      case (let index?, nil): all.remove(at: index)
      case (nil, let value?): all.append(Member(key: key, value: value))
      case (nil, nil): break
      }
      members = all
    }
  }

  /// The text on one line; `CanonicalLayout` lays it out.
  var json: String {
    switch self {
    case .text(let text): JSONLiteral.of(text)
    case .word(let word): word
    case .list(let values): "[" + values.map(\.json).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(JSONLiteral.of($0.key)): \($0.value.json)" }.joined(separator: ", ") + "}"
    }
  }

  var strings: [String] {
    guard case .list(let values) = self else {
      if case .text(let text) = self { return [text] } else { return [] }
    }
    return values.flatMap(\.strings)
  }
}
#endif
