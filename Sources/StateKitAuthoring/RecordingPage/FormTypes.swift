internal import StateKitGenerator

/// The types of payloads for a form: the shape of a value in JSON, and the choices for it.
///
///     {"form": "optional", "of": {"form": "named", "name": "Product"}}
///
/// Types that the schemas define have a name, so that a type may contain itself.
struct FormTypes {
  private let table: TypeTable
  private var waiting: [SwiftType] = []
  private var known: Set<String> = []

  init(_ model: ModuleModel) {
    table = TypeTable(model)
  }

  /// The values of a payload by their names in a recording.
  mutating func values(of payload: [PayloadValueModel]) -> String {
    PageJSON.array(
      payload.enumerated().map { index, value in
        part(value.label?.name ?? "_\(index)", value.type.type, isSecret: value.isSensitive)
      }
    )
  }

  /// The JSON of a type.
  mutating func text(of type: SwiftType) -> String { plain(table.plain(type)) }

  /// The types that others name, by their names.
  mutating func definitions() -> String {
    var members: [String] = []
    while let type = waiting.popLast() {
      members.append("\(PageJSON.string(type.description)): \(definition(of: type))")
    }
    return "{\(members.joined(separator: ",\n"))}"
  }

  private mutating func plain(_ type: SwiftType) -> String {
    switch type {
    case .optional(let wrapped): return form("optional", of: wrapped)
    case .array(let element): return form("list", of: element)
    case .dictionary(let key, let value) where StoredForm(key)?.isKey == true:
      return form("dictionary", of: value)
    default: break
    }
    if let form = StoredForm(type) { return PageJSON.object(["form": PageJSON.string(form.name)]) }
    if let element = type.elementOfStoredArray { return form("list", of: element) }
    guard table.definition(of: type) != nil else {
      return PageJSON.object(["form": PageJSON.string("json"), "type": PageJSON.string("\(type)")])
    }
    if known.insert(type.description).inserted { waiting.append(type) }
    return PageJSON.object(["form": PageJSON.string("named"), "name": PageJSON.string("\(type)")])
  }

  private mutating func form(_ name: String, of type: SwiftType) -> String {
    PageJSON.object(["form": PageJSON.string(name), "of": plain(type)])
  }

  private mutating func definition(of type: SwiftType) -> String {
    switch table.definition(of: type) {
    case .structure(let properties):
      PageJSON.object(["form": PageJSON.string("structure"), "parts": parts(properties)])
    case .words(let words):
      PageJSON.object([
        "form": PageJSON.string("words"), "words": PageJSON.array(words.map(PageJSON.string)),
      ])
    case .cases(let cases):
      PageJSON.object(["form": PageJSON.string("cases"), "cases": PageJSON.array(cases.map { one($0) })])
    case .alternatives, nil:
      PageJSON.object(["form": PageJSON.string("json"), "type": PageJSON.string("\(type)")])
    }
  }

  private mutating func one(_ enumCase: EnumCaseModel) -> String {
    PageJSON.object([
      "name": PageJSON.string(enumCase.name.name), "parts": values(of: enumCase.payload),
    ])
  }

  private mutating func parts(_ properties: [PropertyModel]) -> String {
    PageJSON.array(properties.map { part($0.name.name, $0.type.type, isSecret: $0.isSensitive) })
  }

  private mutating func part(_ name: String, _ type: SwiftType, isSecret: Bool) -> String {
    PageJSON.object([
      "name": PageJSON.string(name), "type": text(of: type), "secret": isSecret ? "true" : nil,
    ])
  }
}

extension StoredForm {
  fileprivate var name: String {
    switch self {
    case .bool: "bool"
    case .string: "string"
    case .floatingPoint: "number"
    case .integer: "integer"
    }
  }

  /// Whether a dictionary with keys of this form is an object in JSON.
  fileprivate var isKey: Bool {
    switch self {
    case .string, .integer(isSigned: true, bits: 64): true
    default: false
    }
  }
}
