/// The memory layout of values; types that the schema does not know count as empty.
struct ValueLayout: Equatable {
  /// In bytes, without the padding after the value.
  var size: Int = 0
  /// In bytes.
  var alignment: Int = 1
  /// Whether an optional can store nil in unused bits of the value.
  var hasSpareBits = false
  /// Whether the value contains a part of unknown size.
  var isAtLeast = false

  /// The layout of values after each other, as in a struct or tuple.
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

  /// Without spare bits an extra byte marks nil; Swift does not use this byte for the nil of an outer optional.
  var optional: ValueLayout {
    var layout = self
    if !hasSpareBits, !isAtLeast { layout.size += 1 }
    return layout
  }

  /// The layout of an enum: at least as large as its largest case.
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

/// Computes the layout of values, of each declared type once.
struct MemoryLayouts {
  private let index: SchemaIndex
  /// The layouts of structs and of enums with values.
  private var known: [TypeEntry: ValueLayout] = [:]

  /// The schemas must not have a type that contains itself.
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
    guard declared.hasParts else { return .cases }
    if let layout = known[declared] { return layout }
    // Contained types come first, so that the depth of the nesting does not use the stack.
    for type in PostOrder.nodes(from: declared, next: unknownTypes) {
      known[type] = layout(ofPartsOf: type)
    }
    return known[declared] ?? .unknown
  }

  private func unknownTypes(in type: TypeEntry) -> [TypeEntry] {
    type.storedTypes.flatMap(\.stored).compactMap(index.type).filter { $0.hasParts && known[$0] == nil }
  }

  private mutating func layout(ofPartsOf type: TypeEntry) -> ValueLayout {
    guard let cases = type.schema.cases else { return layout(of: type.storedTypes) }
    var layouts: [ValueLayout] = []
    for enumCase in cases {
      layouts.append(layout(of: (enumCase.payload ?? []).compactMap { $0.type?.value }))
    }
    return .either(layouts)
  }

  private mutating func generic(_ name: String, _ arguments: [SwiftType]) -> ValueLayout {
    switch name {
    // The elements are not inspected, because that might never end: a struct may have a set of itself.
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
  /// Whether values of the type consist of other values.
  fileprivate var hasParts: Bool { schema.properties != nil || hasValues }

  fileprivate var storedTypes: [SwiftType] {
    (schema.properties ?? []).compactMap { $0.type?.value } + schema.caseValues.compactMap { $0.type?.value }
  }
}

extension ValueLayout {
  fileprivate static let unknown: ValueLayout = ValueLayout(isAtLeast: true)
  fileprivate static let reference: ValueLayout = ValueLayout(size: 8, alignment: 8, hasSpareBits: true)
  /// An enum of `types` without values and with at most 256 cases; a larger enum has one byte more, which does not matter.
  fileprivate static let cases: ValueLayout = ValueLayout(size: 1, alignment: 1, hasSpareBits: true)

  /// One word for an error; for other existentials three words, the type, and one word for each protocol with
  /// requirements.
  fileprivate static func existential(_ protocols: [SwiftType]) -> ValueLayout {
    let names = protocols.compactMap(\.builtInProtocol)
    if names == ["Error"] { return .reference }
    return ValueLayout(size: 32, alignment: 8, hasSpareBits: true, isAtLeast: true)
  }

  /// The Swift types whose size does not depend on another type.
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
