/// Collects the declarations of a module's schemas, and the references that need no resolution.
struct SymbolCollection {
  private let module: ResolvedModule
  private let recorder: SymbolRecorder
  private var index: SchemaIndex { module.index }

  /// Adds to the references that the module's recorder already has from the resolution.
  static func complete(_ module: ResolvedModule, _ recorder: SymbolRecorder) {
    let collection = SymbolCollection(module: module, recorder: recorder)
    for type in module.index.types { collection.add(type) }
    for domain in module.domains { collection.add(domain) }
  }

  private func declare(_ name: Located<String>, _ declaration: Symbol.Declaration) {
    recorder.record(name, declaration)
  }

  private func add(_ type: TypeEntry) {
    declare(type.schema.name, .type(type))
    for property in type.schema.properties ?? [] { add(property, of: type.shownName) }
    for enumCase in type.schema.cases ?? [] {
      declare(enumCase.name, .enumCase(enumCase, of: type))
      add(enumCase.payload ?? [])
    }
  }

  private func add(_ property: PropertySchema, of owner: String) {
    declare(property.name, .property(property, of: owner))
    add(property.type)
  }

  private func add(_ values: [PayloadValueSchema]) {
    for value in values {
      if let label = value.label { declare(label, .label(value, key: label.value)) }
      add(value.type)
    }
  }

  private func add(_ resolved: ResolvedDomain) {
    let domain = resolved.entry
    declare(domain.schema.name, .domain(domain))
    for property in domain.schema.declaredProperties ?? [] { add(property, of: domain.shownName) }
    add(domain.schema.stateWrittenByHand)
    add(domain.schema.actionsWrittenByHand)
    for action in domain.schema.actions {
      declare(action.name, .action(action, of: domain))
      add(action.payload ?? [])
      addLabels(action.sensitive, of: action.payload)
    }
    for name in domain.schema.binds?.properties ?? [] {
      if let property = domain.properties?[name.value] {
        recorder.record(name, .property(property, of: domain.shownName))
      }
    }
    for request in domain.schema.requests { add(request, of: domain) }
    for effect in resolved.effects {
      declare(effect.schema.name, .effect(effect.schema, of: domain))
      if let id = effect.schema.id, let value = effect.given.value?.values[id.value]?.value {
        recorder.record(id, .label(value, key: id.value))
      }
    }
    for child in domain.schema.children { recorder.record(child.name, child, of: resolved) }
    for invariant in domain.schema.invariants { declare(invariant.name, .invariant(invariant, of: domain)) }
    if case .oneOf(_, let initial?) = domain.schema.state, let child = resolved.initialCase {
      recorder.record(initial, child)
    }
  }

  private func add(_ request: RequestSchema, of domain: DomainEntry) {
    declare(request.name, .request(request, of: domain))
    add(request.input ?? [])
    add(request.output ?? [])
    add(request.failure)
    if let property = request.property {
      declare(property.name, .property(property, of: domain.shownName))
    }
    if let id = request.id, let value = request.idValue { recorder.record(id, .label(value, key: id.value)) }
    addLabels(request.sensitive, of: request.input.flatMap { input in request.output.map { input + $0 } })
  }

  private func addLabels(_ names: [Located<String>], of payload: [PayloadValueSchema]?) {
    for name in names where Int(name.value) == nil {
      if let value = payload?.first(where: { $0.label?.value == name.value }) {
        recorder.record(name, .label(value, key: name.value))
      }
    }
  }

  // MARK: - Types

  private func add(_ type: Located<SwiftType>?) {
    guard let type, !type.value.isPlain else { return }
    for name in TypeNames(at: type.location).all {
      let components = name.value.split(separator: ".").map(String.init)
      let depth = components[0] == index.moduleName || isModule(components[0]) ? 2 : 1
      guard components.count >= depth else { continue }
      let head = SwiftType.named(
        components.prefix(depth).map { SwiftType.Component(name: $0, arguments: []) }
      )
      let shift = depth == 1 ? 0 : components[0].utf8.count + 1
      let place = name.location.file.location(at: name.location.offset + shift)
      let last = Located(components[depth - 1], at: place)
      if let type = index.type(head) {
        recorder.record(last, .type(type))
      } else if let domain = index.domain(ofState: head) {
        recorder.record(last, .domain(domain))
      }
    }
  }

  private func isModule(_ name: String) -> Bool { index.modules.contains { $0.name == name } }
}

/// The dotted names in the text of a type, with their places.
struct TypeNames {
  let all: [Located<String>]

  init(at start: SourceLocation) {
    var names: [Located<String>] = []
    let bytes = start.behindQuote.file.bytes
    var offset = start.behindQuote.offset
    var depth = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if ASCII.isWord(byte) || byte >= 0x80 {
        let first = offset
        while offset < bytes.count,
          ASCII.isWord(bytes[offset]) || bytes[offset] >= 0x80
            || bytes[offset] == ASCII.dot
        {
          offset += 1
        }
        let text = String(decoding: bytes[first..<offset], as: UTF8.self)
        names.append(Located(text, at: start.file.location(at: first)))
        continue
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "<"), ASCII.openBracket: depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: ">"), ASCII.closeBracket:
        depth -= 1
        if depth < 0 { offset = bytes.count }
      case ASCII.comma where depth == 0, ASCII.quote, UInt8(ascii: "="): offset = bytes.count
      default: break
      }
      offset += 1
    }
    all = names
  }
}
