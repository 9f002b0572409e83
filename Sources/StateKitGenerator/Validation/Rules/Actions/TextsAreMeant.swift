/// A text is meant as one: it is not called like a value that fits its place, and does not say `nil` where there is nil.
///
/// Many texts are words that a schema has elsewhere, too: `"set": {"field": "name"}`. So nothing is said of one unless the
/// value could stand there by its type, and is not handed over beside it; and nothing of a case of an enum.
struct TextsAreMeant: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for property in index.types.flatMap({ $0.schema.properties ?? [] })
      + index.domains.flatMap(\.ownProperties)
    {
      guard case .json(let node)? = property.default?.value, let type = property.type?.value else { continue }
      Texts(index, .default).check(node, as: type, diagnostics)
    }
    for domain in index.domains {
      for action in index.changing(domain) where !action.set.isEmpty {
        check(action, of: domain, index, diagnostics)
      }
      for bridge in domain.schema.bridges where bridge.with.contains(where: { $0.value.isJSON }) {
        guard let bridge = index.bridge(bridge, of: domain) else { continue }
        check(bridge, index, diagnostics)
      }
    }
  }

  private func check(
    _ action: ActionSchema,
    of domain: DomainEntry,
    _ index: SchemaIndex,
    _ diagnostics: DiagnosticCollector
  ) {
    let place = ValuePlace.change(action.payload.map(PayloadIndex.init))
    let handedOver = Set((action.set + action.add).compactMap(\.value.named))
    let texts = Texts(index, place, in: domain, of: action.name.value, except: handedOver)
    for case (let property, .json(let node)) in action.set.map({ ($0.property, $0.value) }) {
      guard let type = domain.type(of: property) else { continue }
      texts.check(node, as: type, diagnostics)
    }
  }

  private func check(_ bridge: ResolvedBridge, _ index: SchemaIndex, _ diagnostics: DiagnosticCollector) {
    guard let given = bridge.trigger.values, let wanted = bridge.result.values else { return }
    let named = Set(bridge.schema.with.map(\.property.value))
    let shared = wanted.keys.filter { !named.contains($0) }.map { "$" + $0 }
    let handedOver = Set(bridge.schema.with.compactMap(\.value.named) + shared)
    let texts = Texts(
      index,
      .argument(given, bridge.domain),
      in: bridge.domain,
      of: bridge.schema.on.text,
      except: handedOver
    )
    for case (let label, .json(let node)) in bridge.schema.with.map({ ($0.property.value, $0.value) }) {
      guard let type = wanted[label]?.value.type?.value else { continue }
      texts.check(node, as: type, diagnostics)
    }
  }
}

/// The texts of one place, and what they could be taken for.
private struct Texts {
  private let index: SchemaIndex
  private let place: ValuePlace
  private let domain: DomainEntry?
  /// The action whose payload can be named.
  private let action: String
  /// What is handed over beside the texts, as `$label` or `@path`.
  private let handedOver: Set<String>

  init(
    _ index: SchemaIndex,
    _ place: ValuePlace,
    in domain: DomainEntry? = nil,
    of action: String = "",
    except handedOver: Set<String> = []
  ) {
    self.index = index
    self.place = place
    self.domain = domain
    self.action = action
    self.handedOver = handedOver
  }

  func check(_ node: JSONNode, as type: SwiftType, _ diagnostics: DiagnosticCollector) {
    switch node.value {
    case .string(let string): diagnostics.report(problem(string, type))
    case .array, .object:
      // Of what does not fit, that is said.
      if (try? index.literal(node, as: type)) != nil { checkParts(of: node, diagnostics) }
    case .null, .bool, .number: break
    }
  }

  private func problem(_ string: JSONString, _ type: SwiftType) -> Diagnostic? {
    guard type.isText else { return nil }
    let text = string.text
    if text == "nil" || type.isOptional && text.saysNil {
      return .textSaysNil(string, isOptional: type.isOptional)
    }
    if let meant = index.valueNamed(text, at: place, accepts: { index.fit($0, type) == .yes }) {
      guard !handedOver.contains(meant) else { return nil }
      return .textIsName(string, meant: meant, of: meant.first == "$" ? action : domain?.shownName ?? "")
    }
    guard case .change = place, text.hasPrefix("@"), leadsToProperty(text) else { return nil }
    return .textIsPathInChange(string)
  }

  /// Within a value a text is never a name.
  private func checkParts(of node: JSONNode, _ diagnostics: DiagnosticCollector) {
    var rest = [node]
    while let next = rest.popLast() {
      switch next.value {
      case .array(let elements): rest += elements
      case .object(let members): rest += members.map(\.value)
      case .string(let string) where isName(string.text): diagnostics.report(.nameWithinValue(string))
      case .string, .null, .bool, .number: break
      }
    }
  }

  private func isName(_ text: String) -> Bool {
    if text.hasPrefix("$") { return place.payload?[String(text.dropFirst())] != nil }
    return place.reader != nil && text.hasPrefix("@") && leadsToProperty(text)
  }

  private func leadsToProperty(_ text: String) -> Bool {
    domain.flatMap { index.property(called: String(text.dropFirst()), in: $0) }?.type != nil
  }
}

extension ValueSchema {
  fileprivate var isJSON: Bool {
    if case .json = self { true } else { false }
  }

  /// `$label` or `@path`, as it is written.
  fileprivate var named: String? {
    switch self {
    case .payload(let label): "$" + label.value
    case .property(let path): "@" + path.text
    case .json: nil
    }
  }
}

extension SwiftType {
  /// Whether any text of JSON is a value of the type, be it optional.
  fileprivate var isText: Bool {
    if case .optional(let wrapped) = self { return wrapped.isText }
    guard case .string = builtIn?.literal else { return false }
    return true
  }
}

extension DomainEntry {
  fileprivate var ownProperties: [PropertySchema] { schema.declaredProperties ?? [] }
}

extension Diagnostic {
  /// `meant` is like `$name` or `@name`, and `owner` has it.
  fileprivate static func textIsName(_ text: JSONString, meant: String, of owner: String) -> Diagnostic {
    let what =
      meant.hasPrefix("$")
      ? "the payload of \(owner.quoted) has a value" : "the state of \(owner.quoted) has a property"
    return textInStead(text, "and \(what) of that name", suggestion: meant)
  }

  fileprivate static func textSaysNil(_ text: JSONString, isOptional: Bool) -> Diagnostic {
    isOptional
      ? textInStead(text, "and no value is written null, without quotes", suggestion: "null")
      : textInStead(text, "as the type has no '?', so that there is always a value")
  }

  fileprivate static func nameWithinValue(_ text: JSONString) -> Diagnostic {
    textInStead(text, "as it stands within another value: leave that to a handler")
  }

  fileprivate static func textIsPathInChange(_ text: JSONString) -> Diagnostic {
    textInStead(text, "as only the 'with' of a bridge reads the state: leave the change to a handler")
  }

  fileprivate static func textInStead(
    _ text: JSONString,
    _ reason: String,
    suggestion: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0529",
      "\(text.text.quoted) is a text here, \(reason); where the text is meant, say so by \"allow\": [\"SK0529\"]",
      at: text.location,
      suggestion: suggestion
    )
  }
}
