extension Drawing {
  /// Draws the entries of `types`. Each may contain earlier entries; the used module's entries come first.
  func drawTypes() {
    let modules = schema.usesModule ? [true, false] : [false]
    let names = pick(size == .small ? number(1...4) : number(2...8), of: Words.types)
    for (index, name) in names.enumerated() {
      let isUsed = modules.count > 1 && index < (names.count + 1) / 2
      let kind: DrawnTypeDeclaration.Kind =
        index == 0 || chance(35)
        ? .enumeration(pick(number(1...5), of: Words.enumCases))
        : chance(45) ? drawChoices(isUsed: isUsed) : .structure(drawStructure(isUsed: isUsed))
      schema.types.append(
        DrawnTypeDeclaration(
          name: index == names.count - 1 && chance(50) ? freeName : numbered(name),
          kind: kind,
          documentation: drawDocumentation(),
          isUsed: isUsed,
          file: drawFile(isUsed: isUsed)
        )
      )
    }
  }

  /// A name of the runtime, which is unique in the batch as well.
  var freeName: String { Words.ofRuntime[schema.number % Words.ofRuntime.count] }

  /// A name that is unique in the batch.
  func numbered(_ word: String) -> String { "\(word)\(schema.number)" }

  private func drawStructure(isUsed: Bool) -> [DrawnProperty] {
    pick(number(0...4), of: Words.properties).map { name in
      drawProperty(name, schema.conformances, isUsed: isUsed)
    }
  }

  /// An enum of which at least one case has values.
  private func drawChoices(isUsed: Bool) -> DrawnTypeDeclaration.Kind {
    let names = pick(number(1...4), of: Words.enumCases)
    let valued = number(0...names.count - 1)
    return .choices(
      names.enumerated().map { index, name in
        var choice = DrawnCase(name: name, isWrittenOut: chance(20), documentation: drawDocumentation())
        guard index == valued || chance(60) else { return choice }
        choice.form = pick(DrawnPayloadForm.allCases) ?? .list
        choice.payload = drawChoicePayload(choice.form, isUsed: isUsed)
        return choice
      }
    )
  }

  private func drawChoicePayload(_ form: DrawnPayloadForm, isUsed: Bool) -> [DrawnValue] {
    let count = form == .type ? 1 : number(1...3)
    let labels = pick(count, of: Words.labels)
    return labels.map { label in
      let isLabelled = form == .object || form == .list && chance(70)
      return DrawnValue(
        label: isLabelled ? label : nil,
        type: chance(40) ? pick([.int, .string]) ?? .int : drawType(schema.conformances, isUsed: isUsed)
      )
    }
  }

  func drawProperty(_ name: String, _ conformances: Set<DrawnConformance>, isUsed: Bool) -> DrawnProperty {
    let isID = name == "id"
    let type =
      isID
      ? drawKey(conformances, isUsed: isUsed)
      : drawType(conformances, isUsed: isUsed, isStored: true)
    return DrawnProperty(
      name: name,
      type: type,
      default: drawDefault(of: type),
      isSensitive: chance(12),
      documentation: drawDocumentation(),
      was: chance(5) ? [fresh("earlier")] : []
    )
  }

  private func drawDefault(of type: DrawnType) -> DrawnProperty.Default {
    switch number(0...9) {
    case 0...2: return .none
    case 3...5:
      return drawExpression(of: type).map { .behindType($0) } ?? .none
    case 6:
      return drawExpression(of: type).map { .swift($0) } ?? .none
    default: return drawLiteral(of: type).map { .json($0.json, swift: $0.swift) } ?? .none
    }
  }

  /// An expression of the type, sometimes with operators and irregular spaces.
  private func drawExpression(of type: DrawnType) -> String? {
    let spelled: [String] =
      switch type {
      case .bool:
        ["!false", "1<2 && !(2 < 1)", "true ?false : true", "true ? !true : (false)", "[1].isEmpty||true"]
      case .int: ["2 * -(-3)", "1 - -1", "-1", "Swift.Int.max &+ 1", "[1: -2][1] ?? -3"]
      case _ where type.isInteger:
        ["1 + 2", "1+2", "0x1F & ~0b11", "[1, 2].reduce(0, +)", "(nil ?? 1_0)", "0o17 % (3)", "3*(1)"]
      default: []
      }
    if chance(40), let expression = pick(spelled) { return expression }
    return schema.defaultExpression(of: type, number: number(0...1))
  }

  /// A type that can be a key or an id.
  func drawKey(_ conformances: Set<DrawnConformance>, isUsed: Bool) -> DrawnType {
    let enums = declaredTypes(isUsed: isUsed).filter { schema.types[$0].cases != nil }.map(DrawnType.declared)
    let types = [.int, .string, .builtIn("UInt8")] + enums + (isUsed ? [] : [DrawnType.foreignID])
    return pick(types.filter { schema.conforms($0, conformances) }) ?? .int
  }

  /// A type with the conformances.
  func drawType(
    _ conformances: Set<DrawnConformance>,
    isUsed: Bool,
    isStored: Bool = false,
    depth: Int = 0
  ) -> DrawnType {
    for _ in 0..<8 {
      let type = drawAnyType(conformances, isUsed: isUsed, depth: depth)
      if schema.conforms(type, conformances), !isStored || schema.isStored(type) { return type }
    }
    return .int
  }

  private func drawAnyType(_ conformances: Set<DrawnConformance>, isUsed: Bool, depth: Int) -> DrawnType {
    func inner() -> DrawnType { drawType(conformances, isUsed: isUsed, isStored: true, depth: depth + 1) }
    switch number(depth < 2 ? 0...17 : 0...8) {
    case 0...4: return .builtIn(pick(["Bool", "Int", "Int", "String", "String", "Double"]) ?? "Int")
    case 5:
      return .builtIn(
        pick([
          "Int8", "UInt8", "UInt64", "Float", "Character", "Substring", "Duration", "Unicode.Scalar",
          "String.Index",
        ]) ?? "Int"
      )
    case 6...8:
      let types = declaredTypes(isUsed: isUsed)
      let choices = types.filter { schema.choices(of: .declared($0)) != nil }
      return (chance(30) ? pick(choices) ?? pick(types) : pick(types)).map { number in
        schema.types[number].id != nil && chance(30) ? .declaredID(number) : .declared(number)
      } ?? .int
    case 9...10: return .optional(chance(5) ? .builtIn("Never") : inner())
    case 11: return .array(inner())
    case 12: return .dictionary(chance(60) ? .string : drawKey(conformances, isUsed: isUsed), inner())
    case 13: return .set(drawKey(conformances, isUsed: isUsed))
    case 14: return .closedRange(.int)
    case 15: return isUsed ? .int : pick([.foreign, .foreignID]) ?? .int
    case 16:
      let failures = declaredTypes(isUsed: isUsed).filter { schema.types[$0].isFailure }
      return pick(failures).map { .result(inner(), failure: $0) } ?? .bool
    default:
      if conformances.contains(.equatable) { return .optional(.optional(inner())) }
      if chance(20) { return .builtIn("PartialRangeFrom<Int>") }
      return chance(50) ? .anyError : .pair("x", inner(), pick(["y", "in", "default"]) ?? "y", inner())
    }
  }

  /// The declared types that are visible in a module.
  func declaredTypes(isUsed: Bool) -> [Int] {
    schema.types.indices.filter { !isUsed || schema.types[$0].isUsed }
  }

  /// A value in JSON and in Swift; nil for a type without literals in the language.
  func drawLiteral(of type: DrawnType) -> (json: JSON, swift: String)? {
    switch type {
    case .builtIn("Bool"):
      let value = chance(50)
      return (.bool(value), "\(value)")
    case .builtIn("String"), .builtIn("Substring"):
      let text = drawString()
      return (.string(text), "\(SwiftText.literal(text)) as \(schema.swift(type))")
    case .builtIn("Character"):
      return (.string("é"), "\"\\u{E9}\" as Swift.Character")
    case .builtIn("Double"), .builtIn("Float"):
      let text =
        pick(["0", "1.5", "-2.25", "1e3", "5E-1", "-0.0", "-0", "16777216", "16777217.0", "1e-38", "-3e-40"])
        ?? "0"
      // Swift warns about some of these literals, and a sign would be a separate operator.
      return (.number(text), "\(schema.swift(type))(\"\(text)\")!")
    case .builtIn:
      guard type.isInteger else { return nil }
      let text =
        pick(type == .int || type == .builtIn("Int128") ? ["0", "-7", "42"] : ["0", "7", "100"]) ?? "0"
      return (.number(text), "\(text) as \(schema.swift(type))")
    case .optional(let wrapped):
      if chance(40) { return (.null, "nil as \(schema.swift(type))") }
      // In JSON, null stands only for nil of the outermost optional.
      guard !wrapped.isOptional else { return nil }
      return drawLiteral(of: wrapped).map { ($0.json, "\($0.swift) as \(schema.swift(type))") }
    case .array(let element): return drawList(of: element, number(0...2), as: type)
    case .set(let element): return drawList(of: element, number(0...1), as: type)
    case .dictionary(let key, let value):
      guard key == .string, chance(50), let literal = drawLiteral(of: value) else {
        return (.object([]), "[:] as \(schema.swift(type))")
      }
      let text = drawString()
      return (
        .object([(text, literal.json)]),
        "[\(SwiftText.literal(text)): \(literal.swift)] as \(schema.swift(type))"
      )
    case .declared(let number):
      if let (_, cases) = schema.choices(of: type) {
        return pick(cases).flatMap { drawLiteral(of: $0, type) }
      }
      if case .structure(let properties) = schema.types[number].kind { return drawStruct(properties, type) }
      guard let name = schema.types[number].cases.flatMap(pick) else { return nil }
      return (.string(name), "\(schema.swift(type)).\(SwiftText.name(name))")
    default: return nil
    }
  }

  private func drawStruct(_ properties: [DrawnProperty], _ type: DrawnType) -> (json: JSON, swift: String)? {
    var members: [(String, JSON)] = []
    var arguments: [String] = []
    for property in properties where property.isRequired || chance(40) {
      guard let literal = drawLiteral(of: property.type) else {
        if property.isRequired { return nil }
        continue
      }
      // In 'set' such a text would name a value.
      if case .string(let text) = literal.json, text != text.escapedValue { return nil }
      members.append((property.name, literal.json))
      arguments.append("\(SwiftText.label(property.name)): \(literal.swift)")
    }
    // The only member 'swift' would be code.
    if members.map(\.0) == ["swift"] { return nil }
    return (
      .object(members.shuffled(using: &random)), "\(schema.swift(type))(\(arguments.joined(separator: ", ")))"
    )
  }

  private func drawLiteral(of choice: DrawnCase, _ type: DrawnType) -> (json: JSON, swift: String)? {
    var values: [JSON] = []
    var expressions: [String] = []
    for value in choice.payload {
      guard let literal = drawLiteral(of: value.type) else { return nil }
      // In 'set' and 'with' such a text would name a value.
      if case .string(let text) = literal.json, text != text.escapedValue { return nil }
      values.append(literal.json)
      expressions.append(literal.swift)
    }
    return (choice.json(values), schema.swift(choice, of: type, expressions))
  }

  private func drawList(of element: DrawnType, _ count: Int, as type: DrawnType) -> (JSON, String)? {
    let elements = (0..<count).map { _ in drawLiteral(of: element) }
    let known = elements.compactMap { $0 }
    guard known.count == elements.count else { return nil }
    return (
      .array(known.map(\.json)), "[\(known.map(\.swift).joined(separator: ", "))] as \(schema.swift(type))"
    )
  }
}
