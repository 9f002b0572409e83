/// The conformance to `RecordableValue` of a generated struct or enum: its coding, which costs the compiler far less than
/// the one that Swift derives.
struct RecordedValueTranslator {
  let type: Code
  let access: Access
  let kind: Kind

  enum Kind {
    case properties([PropertyModel])
    case cases([(name: Identifier, payload: [PayloadValueModel])])
  }

  var declaration: any Declaration {
    ExtensionDeclaration(type: type, conformances: ["StateKit.RecordableValue"], members: [write, read])
  }

  private var write: any Declaration {
    FunctionDeclaration(
      head: "\(access.prefix)func write",
      parameters: ["to writer: inout StateKit.PayloadWriter"],
      body: written
    )
  }

  private var written: [Code] {
    switch kind {
    case .properties(let properties):
      return properties.map {
        let function: Code = $0.isSensitive ? "sensitive" : "value"
        let name = StringLiteral($0.name.name)
        return "writer.\(function)(\(name), \("self.\($0.name)", at: $0.type.location))"
      }
    case .cases(let cases):
      return SwitchCode(
        subject: "self",
        cases: cases.map { name, payload in
          SwitchCode.Case(
            pattern: ".\(name)\(pattern: payload)",
            body: ["writer.enumCase(\(StringLiteral(name.name)))"] + payload.written
          )
        },
        otherwise: nil,
        end: "break",
        part: { SwitchCode.Part(head: "func write\($0)() {", call: "write\($0)()") }
      ).lines
    }
  }

  private var read: any Declaration {
    FunctionDeclaration(
      head: "\(access.prefix)static func read",
      parameters: ["from reader: inout StateKit.PayloadReader"],
      isThrowing: true,
      result: type,
      body: body
    )
  }

  private var body: [Code] {
    switch kind {
    case .properties(let properties):
      let values: [Code] = properties.map { "\(label: $0.name): \(reading: $0.name.name, $0.type)" }
      return ["return \(values.isEmpty ? "" : "try ")\(type)(\(values.list))"]
    case .cases(let cases):
      let names: String = cases.map(\.name.name).joined(separator: " ")
      let made: [Code] = cases.map { name, payload in
        payload.isEmpty ? "return .\(name)" : "return try .\(name)(\(payload.read))"
      }
      let code = SwitchCode(
        subject: "position",
        cases: made.dropLast().enumerated().map { SwitchCode.Case(pattern: "\($0)", body: [$1]) },
        otherwise: made.last,
        end: made.last ?? "",
        part: {
          SwitchCode.Part(head: "func read\($0)() throws -> \(type) {", call: "return try read\($0)()")
        }
      )
      let position: Code = cases.count == 1 ? "_" : "let position"
      return ["\(position) = try reader.enumCase(of: \(StringLiteral(names)))"] + code.lines
    }
  }
}

extension [PayloadValueModel] {
  /// The statements that write the values.
  var written: [Code] {
    enumerated().map { position, value in
      "writer.value(\(StringLiteral(value.key(at: position))), \("\(value.binding)", at: value.type.location))"
    }
  }

  /// The arguments that read the values.
  var read: Code {
    passed { "\(reading: self[$0].key(at: $0), self[$0].type)" }.list
  }
}

extension PayloadValueModel {
  /// The name of the value in a recording: the label, or its position.
  fileprivate func key(at position: Int) -> String { label?.name ?? "_\(position)" }
}

extension Code.Interpolation {
  fileprivate mutating func appendInterpolation(reading key: String, _ type: TypeReference) {
    appendLiteral("reader.value(")
    appendInterpolation(StringLiteral(key))
    appendLiteral(", as: ")
    appendInterpolation(type.metatype)
    appendLiteral(")")
  }
}
