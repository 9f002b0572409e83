/// What can be wrong with bridges: SK0620 to SK0649.
extension Diagnostic {
  static func unknownLabel(
    _ label: Located<String>,
    of action: ResolvedAction,
    _ payload: PayloadIndex
  ) -> Diagnostic {
    let list = label.value == "id" ? action.elements.last?.label?.value : nil
    let suggestion = list ?? nearMiss(of: label.value, in: payload.keys)
    return Diagnostic(
      .error,
      "SK0620",
      "the payload of \(action.action.name.value.quoted) has no \(label.value.quoted)"
        + (list == nil ? known(payload.keys, unless: suggestion) : "; \(idOfElement)"),
      at: label.location,
      suggestion: suggestion
    )
  }

  /// `$id` for the id of the element that an action comes for.
  static func idOfElement(_ label: Located<String>, of action: ActionSchema, _ list: String) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0526",
      "there is no '$id' in \(action.name.value.quoted); \(idOfElement)",
      at: label.location,
      suggestion: "$" + list
    )
  }

  private static let idOfElement = "the id of an element is called like its list"

  static func labelWithoutValue(_ key: String, of bridge: ResolvedBridge, type: SwiftType) -> Diagnostic {
    let action = bridge.result.action.name
    return Diagnostic(
      .error,
      "SK0621",
      "nothing gives \(action.value.quoted) its \(key.quoted), which is \(type.quoted):"
        + " say under 'with' where it comes from",
      at: bridge.schema.dispatch.end,
      notes: [Note(message: "\(action.value.quoted) is declared here", location: action.location)]
    )
  }

  static func sharedLabelMisfit(
    _ key: String,
    of bridge: ResolvedBridge,
    value: SwiftType,
    target: SwiftType
  ) -> Diagnostic {
    let (trigger, result) = (bridge.trigger.action.name, bridge.result.action.name)
    return Diagnostic(
      .error,
      "SK0622",
      "the \(key.quoted) of \(trigger.value.quoted) is \(value.quoted), which does not fit the \(target.quoted) of"
        + " \(result.value.quoted): say under 'with' where it comes from",
      at: bridge.schema.dispatch.end,
      notes: [
        Note(message: "\(trigger.value.quoted) is declared here", location: trigger.location),
        Note(message: "\(result.value.quoted) is declared here", location: result.location),
      ]
    )
  }

  static func elementWithoutID(_ child: String, of bridge: ResolvedBridge) -> Diagnostic {
    let isSame = bridge.trigger.isElement(child)
    let id = isSame ? "$\(child)" : "…"
    return Diagnostic(
      .error,
      "SK0623",
      "nothing says which of \(child.quoted) gets \(bridge.result.action.name.value.quoted): give its id,"
        + " \"with\": {\"\(child)\": \"\(id)\"}",
      at: bridge.schema.dispatch.end
    )
  }

  static func ambiguousElement(
    _ label: String,
    of action: ResolvedAction,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0624",
      "\(label.quoted) of \(action.action.name.value.quoted) means two values, one of them the id of an element:"
        + " give the child or the other one another name",
      at: location,
      notes: action.children.filter { $0.name.value == label }.map {
        Note(message: "the elements are here", location: $0.name.location)
      }
    )
  }

  static func conditionMisfit(_ path: PathSchema, _ type: SwiftType) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0630",
      "'when' needs a 'Bool', and \(path.text.quoted) is \(type.quoted)",
      at: path.end
    )
  }

  static func bridgesForever(_ cycle: [BridgeStep]) -> Diagnostic {
    repeating(.error, "SK0640", cycle, "these bridges never end", remedy: "remove one, or give it a 'when'")
  }

  static func bridgesInCycle(_ cycle: [BridgeStep]) -> Diagnostic {
    repeating(
      .warning,
      "SK0641",
      cycle,
      "these bridges form a cycle",
      remedy: "make sure that its 'when' ends it"
    )
  }

  static func dispatchesDeprecated(_ action: ActionSchema, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0642",
      "this bridge dispatches the deprecated action \(action.name.value.quoted)",
      at: location,
      notes: [Note(message: "\(action.name.value.quoted) is declared here", location: action.name.location)]
    )
  }

  static func dispatchesTwice(_ bridge: BridgeSchema, first: BridgeSchema) -> Diagnostic {
    let (on, action) = (bridge.on.text.quoted, bridge.dispatch.text.quoted)
    let areDifferent = first.when?.path.text != bridge.when?.path.text
    let isTwice =
      areDifferent && first.when != nil && bridge.when != nil
      ? "it comes twice where both conditions hold: let one 'when' name a property that joins them"
      : "it comes twice: remove one of them"
    return Diagnostic(
      .warning,
      "SK0643",
      "on \(on) another bridge dispatches \(action) with the same values, so that \(isTwice)",
      at: bridge.location,
      notes: [Note(message: "the other bridge is here", location: first.location)]
    )
  }

  static func bridgeMissesChild(_ crossing: BridgeCrossing, _ removal: ChildRemoval) -> Diagnostic {
    let child = removal.place.map(\.name).joined(separator: ".").quoted
    let bridge = removal.crossing.map {
      [Note(message: "the other bridge is here", location: $0.bridge.location)]
    }
    return Diagnostic(
      .warning,
      "SK0644",
      "\(crossing.bridge.dispatch.text.quoted) comes too late: the child \(child) is gone, taken away on "
        + reason(removal, on: crossing.bridge.on),
      at: crossing.bridge.dispatch.components[removal.place.count - 1].location,
      notes: (bridge ?? []) + [Note(message: "it is taken away here", location: removal.location)]
    )
  }

  private static func reason(_ removal: ChildRemoval, on trigger: PathSchema) -> String {
    guard let first = removal.crossing else {
      return "\(trigger.text.quoted); let another action take it away, dispatched by a bridge after this one"
    }
    let action = first.result.names.joined(separator: ".").quoted
    return first.depth == 0
      ? "\(action), which a bridge before this one dispatches; put this bridge before that one"
      : "\(action), which a bridge of a domain below dispatches first; declare that bridge here, after this one"
  }

  static func bridgeOfTakenDomain(
    _ bridge: BridgeSchema,
    _ child: Located<String>,
    by domain: DomainEntry
  ) -> Diagnostic {
    let owner = domain.shownName.quoted
    return Diagnostic(
      .warning,
      "SK0644",
      "this bridge never fires: the child \(child.value.quoted) of \(owner), in which it stands, is taken away on"
        + " \(bridge.on.text.quoted) first; let another action of \(owner) take it away, dispatched by a bridge of \(owner)",
      at: bridge.location,
      notes: [Note(message: "it is taken away here", location: child.location)]
    )
  }

  private static func repeating(
    _ severity: Severity,
    _ code: String,
    _ cycle: [BridgeStep],
    _ what: String,
    remedy: String
  ) -> Diagnostic {
    let first = cycle.firstIndex(where: \.isOwn) ?? 0
    let steps = cycle[first...] + cycle[..<first]
    let path = (steps + steps.prefix(1)).map { $0.source.joined(separator: ".").shown }
    return Diagnostic(
      severity,
      code,
      "\(what) (\(path.joined(separator: " → "))): \(remedy)",
      at: cycle[first].bridge.location,
      notes: steps.dropFirst().map {
        Note(message: "\($0.source.joined(separator: ".").quoted) goes on here", location: $0.bridge.location)
      }
    )
  }
}

extension PathSchema {
  /// As it is written.
  var text: String { components.map(\.value).joined(separator: ".") }

  /// The place of the last component.
  var end: SourceLocation { components[components.count - 1].location }
}
