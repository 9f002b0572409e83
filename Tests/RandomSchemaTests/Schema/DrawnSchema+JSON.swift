import StateKitTestSupport

extension DrawnSchema {
  /// The schema files of the module, or of the used module.
  func texts(isUsed: Bool, _ random: inout SplitMix64) -> [(name: String, text: String)] {
    files.indices.filter { files[$0].isUsed == isUsed }.map { index in
      (files[index].name, json(ofFile: index).text(&random))
    }
  }

  private func json(ofFile index: Int) -> JSON {
    let file = files[index]
    var members: [(String, JSON)] = [("statekit", .number("1"))]
    if index % 2 == 0 { members.insert(("$schema", .string("statekit-1.schema.json")), at: 0) }
    members.add("doc", file.documentation)
    let access = file.isUsed ? usedAccess : access
    if access != "internal" || index % 3 == 0 { members.add("access", access) }
    if !file.imports.isEmpty { members.append(("imports", .array(file.imports.map(JSON.string)))) }
    if usesModule, !file.isUsed { members.append(("uses", .array([.string(usedModule)]))) }
    let conformances = conformances.isEmpty ? ["-Equatable"] : words(conformances)
    let list = JSON.array(conformances.map(JSON.string))
    // The same in both forms.
    let isObject = index % 2 == 1
    let parts = JSON.object([("state", list), ("actions", list), ("types", list)])
    if !conformances.isEmpty { members.append(("conformances", isObject ? parts : list)) }
    members.add("accessors", file.accessors?.rawValue)
    members.add("allow", allowances(ofFile: index))
    let types = types.filter { $0.file == index }
    if !types.isEmpty { members.append(("types", .declarations(types.map { ($0.name, json(of: $0)) }))) }
    let domains = domains.indices.filter { self.domains[$0].file == index && !self.domains[$0].isOneOf }
    members.append(("domains", .declarations(domains.map { (self.domains[$0].name, json(ofDomain: $0)) })))
    return .object(members)
  }

  private func words(_ conformances: Set<DrawnConformance>) -> [String] {
    [DrawnConformance.hashable, .codable, .recordable].filter(conformances.contains).map(\.rawValue)
  }

  private func json(of type: DrawnTypeDeclaration) -> JSON {
    var members: [(String, JSON)] = []
    switch type.kind {
    case .enumeration(let cases): members.append(("enum", .array(cases.map(JSON.string))))
    case .choices(let cases):
      members.append(("enum", .array(cases.map { json(of: $0, isUsed: type.isUsed) })))
    case .structure(let properties):
      members.append(
        ("struct", .declarations(properties.map { ($0.name, json(of: $0, isUsed: type.isUsed)) }))
      )
    }
    members.add("doc", type.documentation)
    return .object(members)
  }

  private func json(of choice: DrawnCase, isUsed: Bool) -> JSON {
    let payload = choice.payload.isEmpty ? nil : json(of: choice.payload, choice.form, isUsed: isUsed)
    var members: [(String, JSON)] = []
    members.add("payload", payload)
    members.add("doc", choice.documentation)
    if members.isEmpty, !choice.isWrittenOut { return .string(choice.name) }
    if case .string = payload, let payload, members.count == 1, !choice.isWrittenOut {
      return .object([(choice.name, payload)])
    }
    return .object([(choice.name, .object(members))])
  }

  func json(of property: DrawnProperty, isUsed: Bool) -> JSON {
    let type = text(property.type, isUsed: isUsed)
    var members: [(String, JSON)] = [("type", .string(type))]
    switch property.default {
    case .none: break
    case .behindType(let expression):
      if property.documentation == nil, property.was.isEmpty, !property.isSensitive {
        return .string("\(type) = \(expression)")
      }
      members.append(("default", .object([("swift", .string(expression))])))
    case .json(let value, _): members.append(("default", value))
    case .swift(let expression): members.append(("default", .object([("swift", .string(expression))])))
    }
    if property.isSensitive { members.append(("sensitive", .bool(true))) }
    members.add("doc", property.documentation)
    members.add("was", property.was)
    return members.count == 1 ? .string(type) : .object(members)
  }

  /// A type in the spelling of the schema.
  func text(_ type: DrawnType, isUsed: Bool) -> String {
    func inner(_ type: DrawnType) -> String { text(type, isUsed: isUsed) }
    switch type {
    case .builtIn(let name): return name
    case .optional(.anyError): return "(any Error)?"
    case .optional(let wrapped):
      return wrapped.isOptional ? "Optional<\(inner(wrapped))>" : "\(inner(wrapped))?"
    case .array(let element): return element == .int ? "Array<Int>" : "[ \(inner(element))]"
    case .dictionary(let key, let value): return "[\(inner(key)) : \(inner(value))]"
    case .set(let element): return "Set<\(inner(element))>"
    case .closedRange(let bound): return "ClosedRange<\(inner(bound))>"
    case .result(let value, let failure): return "Result<\(inner(value)), \(inner(.declared(failure)))>"
    case .pair(let left, let first, let right, let second):
      return "(\(left): \(inner(first)), \(right): \(inner(second)))"
    case .anyError: return "any Error"
    case .declared(let number):
      return (types[number].isUsed && !isUsed ? "\(usedModule)." : "") + types[number].name
    case .declaredID(let number): return inner(.declared(number)) + ".ID"
    case .state(let number): return domains[number].state
    case .foreign: return "Foreign"
    case .foreignID: return "Foreign.ID"
    }
  }
}

extension [(String, JSON)] {
  mutating func add(_ key: String, _ text: String?) {
    if let text { append((key, .string(text))) }
  }

  mutating func add(_ key: String, _ texts: [String]) {
    if !texts.isEmpty { append((key, .array(texts.map(JSON.string)))) }
  }

  mutating func add(_ key: String, _ path: DrawnLeaf?) { add(key, path?.path) }

  mutating func add(_ key: String, _ value: JSON?) {
    if let value { append((key, value)) }
  }

  /// One path as a text, several as an array.
  mutating func add(_ key: String, _ paths: [DrawnLeaf]) {
    if paths.count == 1 { add(key, paths[0].path) } else { add(key, paths.map(\.path)) }
  }

  mutating func add(_ key: String, _ members: [(String, JSON)]) {
    if !members.isEmpty { append((key, .object(members))) }
  }

  mutating func add(_ key: String, declarations: [(String, JSON)]) {
    if !declarations.isEmpty { append((key, .declarations(declarations))) }
  }
}
