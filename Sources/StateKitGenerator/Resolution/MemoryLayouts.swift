/// What values take in memory, as far as the schema knows their types: of others nothing is counted.
struct ValueLayout: Equatable {
  /// In bytes, without the padding behind the value.
  var size: Int = 0
  /// In bytes.
  var alignment: Int = 1
  /// Whether an optional finds room for its nil in the value.
  var hasSpareBits = false
  /// Whether something of an unknown size is in it.
  var isAtLeast = false

  /// The values one behind the other, as in a struct or tuple.
  static func fields(_ fields: some Sequence<ValueLayout>) -> ValueLayout {
    fields.reduce(into: ValueLayout()) { whole, field in
      whole.size = whole.end(before: field) + field.size
      whole.alignment = max(whole.alignment, field.alignment)
      whole.hasSpareBits = whole.hasSpareBits || field.hasSpareBits
      whole.isAtLeast = whole.isAtLeast || field.isAtLeast
    }
  }

  private func end(before next: ValueLayout) -> Int {
    (size + next.alignment - 1) / next.alignment * next.alignment
  }

  /// A byte tells nil from a value that has no room for it; in that byte Swift finds none for the next nil.
  var optional: ValueLayout {
    var layout = self
    if !hasSpareBits, !isAtLeast { layout.size += 1 }
    return layout
  }

  /// One or the other: at least as large as the larger.
  static func either(_ layouts: some Sequence<ValueLayout>) -> ValueLayout {
    var layout = layouts.reduce(into: ValueLayout()) { whole, layout in
      whole.size = max(whole.size, layout.size)
      whole.alignment = max(whole.alignment, layout.alignment)
    }
    layout.hasSpareBits = true
    layout.isAtLeast = true
    return layout
  }
}

/// Works out what values take, each struct once.
struct MemoryLayouts {
  private let index: SchemaIndex
  private var structs: [TypeEntry: ValueLayout] = [:]

  /// There must be no struct that contains itself.
  init(_ index: SchemaIndex) {
    self.index = index
  }

  mutating func layout(of values: [SwiftType]) -> ValueLayout {
    var layouts: [ValueLayout] = []
    for type in values { layouts.append(layout(of: type)) }
    return .fields(layouts)
  }

  mutating func layout(of type: SwiftType) -> ValueLayout {
    switch type {
    case .optional(let wrapped): return layout(of: wrapped).optional
    case .array, .dictionary: return .reference
    case .tuple(let elements): return layout(of: elements.map(\.type))
    case .existential(let protocols): return .existential(protocols)
    case .named(let path):
      if let declared = index.type(type) { return layout(of: declared) }
      guard let name = type.builtIn?.name else { return .unknown }
      if let layout = ValueLayout.builtIn[name] { return layout }
      return generic(name, path[0].arguments)
    }
  }

  private mutating func layout(of declared: TypeEntry) -> ValueLayout {
    guard declared.schema.properties != nil else { return .cases }
    if let layout = structs[declared] { return layout }
    // Those in it come first: one by one they take no more of the stack than one does.
    for type in PostOrder.nodes(from: declared, next: unknownStructs) {
      structs[type] = layout(of: type.storedTypes)
    }
    return structs[declared] ?? .unknown
  }

  private func unknownStructs(in type: TypeEntry) -> [TypeEntry] {
    type.storedTypes.flatMap(\.stored).compactMap(index.type).filter {
      $0.schema.properties != nil && structs[$0] == nil
    }
  }

  private mutating func generic(_ name: String, _ arguments: [SwiftType]) -> ValueLayout {
    switch name {
    // Looked into they might have no end: a struct may have a set of itself.
    case "Array", "ContiguousArray", "Dictionary", "Set": return .reference
    case "ArraySlice": return ValueLayout(size: 32, alignment: 8, hasSpareBits: true)
    default: break
    }
    var layouts: [ValueLayout] = []
    for argument in arguments { layouts.append(layout(of: argument)) }
    switch name {
    case "Range", "ClosedRange": return .fields(layouts + layouts)
    case "Optional": return layouts.first?.optional ?? .unknown
    case "Result": return .either(layouts)
    default: return .unknown
    }
  }
}

extension TypeEntry {
  fileprivate var storedTypes: [SwiftType] { (schema.properties ?? []).compactMap { $0.type?.value } }
}

extension ValueLayout {
  fileprivate static let unknown: ValueLayout = ValueLayout(isAtLeast: true)
  fileprivate static let reference: ValueLayout = ValueLayout(size: 8, alignment: 8, hasSpareBits: true)
  /// An enum of `types`, of 256 cases at most: a larger one is a byte larger, which does not matter.
  fileprivate static let cases: ValueLayout = ValueLayout(size: 1, alignment: 1, hasSpareBits: true)

  /// A box for an error; for others three words, the type, and a word for each protocol that has requirements.
  fileprivate static func existential(_ protocols: [SwiftType]) -> ValueLayout {
    let names = protocols.compactMap(\.builtInProtocol)
    if names == ["Error"] { return .reference }
    return ValueLayout(size: 32, alignment: 8, hasSpareBits: true, isAtLeast: true)
  }

  /// Types of Swift whose size depends on no other.
  fileprivate static let builtIn: [String: ValueLayout] = {
    var table: [String: ValueLayout] = [
      "Bool": ValueLayout(size: 1, hasSpareBits: true),
      "String": ValueLayout(size: 16, alignment: 8, hasSpareBits: true),
      "Substring": ValueLayout(size: 32, alignment: 8, hasSpareBits: true),
      "Character": ValueLayout(size: 16, alignment: 8, hasSpareBits: true),
      "StaticString": ValueLayout(size: 17, alignment: 8),
      "Any": ValueLayout(size: 32, alignment: 8, hasSpareBits: true),
      "AnyHashable": ValueLayout(size: 40, alignment: 8, hasSpareBits: true),
      "AnyObject": .reference,
      "ObjectIdentifier": .reference,
      "Never": ValueLayout(),
    ]
    func number(_ names: [String], _ size: Int) {
      for name in names { table[name] = ValueLayout(size: size, alignment: size) }
    }
    number(["Int8", "UInt8"], 1)
    number(["Int16", "UInt16", "Float16"], 2)
    number(["Int32", "UInt32", "Float"], 4)
    number(["Int", "UInt", "Int64", "UInt64", "Double"], 8)
    number(["Int128", "UInt128"], 16)
    table["Duration"] = ValueLayout(size: 16, alignment: 8)
    return table
  }()
}
