/// A text is meant as text: it does not name a value that fits its position, and is not `nil` where null is possible.
///
/// Many texts are also names elsewhere in the schema: `"set": {"field": "name"}`. A text is therefore reported only if
/// the value fits by its type and is not passed on as well; a case of an enum is never reported.
struct TextsAreMeant: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let properties =
      module.types.flatMap { $0.properties ?? [] } + module.domains.flatMap { $0.properties ?? [] }
    for property in properties {
      // A Swift literal is spelled as Swift requires.
      guard let literal = property.literal, case .json? = property.schema.default?.value else { continue }
      Texts(module, .default).check(literal, diagnostics)
    }
    for domain in module.domains {
      for action in domain.changing where action.schema.mayHoldText {
        check(action, of: domain, module, diagnostics)
      }
      for bridge in domain.bridges + domain.eventBridges where !bridge.literals.isEmpty {
        check(bridge, module, diagnostics)
      }
    }
  }

  private func check(
    _ action: ResolvedAction,
    of domain: ResolvedDomain,
    _ module: ResolvedModule,
    _ diagnostics: DiagnosticCollector
  ) {
    let schema = action.schema
    let place = ValuePlace.change(schema.payload.map(PayloadIndex.init), domain)
    let handedOver = Set(schema.change.entries.compactMap { $0.value?.named })
    let texts = Texts(module, place, in: domain, of: schema.name.value, except: handedOver)
    for literal in action.literals { texts.check(literal, diagnostics) }
  }

  private func check(_ bridge: ResolvedBridge, _ module: ResolvedModule, _ diagnostics: DiagnosticCollector) {
    guard let given = bridge.trigger.value?.values, let wanted = bridge.result.value?.values else { return }
    let named = Set(bridge.schema.with.map(\.property.value))
    let shared = wanted.keys.filter { !named.contains($0) }.map { "$" + $0 }
    let handedOver = Set(bridge.schema.with.compactMap(\.value.named) + shared)
    let texts = Texts(
      module,
      .argument(given, bridge.domain),
      in: bridge.domain,
      of: bridge.schema.on.text,
      except: handedOver
    )
    for literal in bridge.literals { texts.check(literal, diagnostics) }
  }
}

/// The texts at one position, and the values that they may stand for.
private struct Texts {
  private let module: ResolvedModule
  private let place: ValuePlace
  private let domain: ResolvedDomain?
  /// The action whose payload values can be named.
  private let action: String
  /// The values that are passed on in addition to the texts, as `$label` or `@path`.
  private let handedOver: Set<String>

  init(
    _ module: ResolvedModule,
    _ place: ValuePlace,
    in domain: ResolvedDomain? = nil,
    of action: String = "",
    except handedOver: Set<String> = []
  ) {
    self.module = module
    self.place = place
    self.domain = domain
    self.action = action
    self.handedOver = handedOver
  }

  func check(_ literal: ResolvedLiteral, _ diagnostics: DiagnosticCollector) {
    switch literal.node.value {
    case .string(let string): diagnostics.report(problem(string, literal.type))
    case .array, .object:
      if literal.expression.value != nil { checkParts(of: literal.node, diagnostics) }
    case .null, .bool, .number: break
    }
  }

  private func problem(_ string: JSONString, _ type: SwiftType) -> Diagnostic? {
    guard type.isText else { return nil }
    let text = string.text
    if text == "nil" || type.isOptional && text.saysNil {
      return .textSaysNil(string, isOptional: type.isOptional)
    }
    guard let meant = module.valueNamed(text, at: place, accepts: { module.index.fit($0, type) == .yes }),
      !handedOver.contains(meant)
    else { return nil }
    // In `set`, many properties have names that are also texts in other properties.
    if case .change = place, meant.hasPrefix("@") { return nil }
    return .textIsName(string, meant: meant, of: meant.first == "$" ? action : domain?.shownName ?? "")
  }

  /// A text inside a value is never a name.
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
    domain.flatMap { module.property(called: String(text.dropFirst()), in: $0) }?.type != nil
  }
}

extension ActionSchema {
  /// Whether a change writes a text, or a value that may contain one.
  fileprivate var mayHoldText: Bool {
    change.entries.contains { $0.value?.mayHoldText == true }
  }
}

extension ValueSchema {
  fileprivate var mayHoldText: Bool {
    guard case .json(let node) = self else { return false }
    switch node.value {
    case .string, .array, .object: return true
    case .null, .bool, .number: return false
    }
  }

  /// `$label` or `@path`, as the author wrote it.
  fileprivate var named: String? {
    switch self {
    case .payload(let label): "$" + label.value
    case .property(let path): "@" + path.text
    case .json: nil
    }
  }
}

extension SwiftType {
  /// Whether every JSON text is a value of the type, or of the type that an optional wraps.
  fileprivate var isText: Bool {
    if case .optional(let wrapped) = self { return wrapped.isText }
    guard case .string = builtIn?.literal else { return false }
    return true
  }
}

extension Diagnostic {
  /// `meant` is for example `$name` or `@name`, and `owner` declares the value.
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
