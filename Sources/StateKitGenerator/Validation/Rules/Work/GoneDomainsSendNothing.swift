/// What starts when its own domain is gone sends no action, because no one would handle it, and nothing ends it.
struct GoneDomainsSendNothing: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    for domain in module.domains {
      for bridge in domain.entry.schema.eventBridges where bridge.event?.isOwnEnd == true {
        diagnostics.report(.bridgeOfGone(bridge, domain))
      }
      for effect in domain.entry.schema.effects {
        guard let event = effect.event, event.isOwnEnd else { continue }
        if effect.kind != .fireAndForget { diagnostics.report(.sendsFromGone(effect, domain, event)) }
        for key in effect.keysOfRunning { diagnostics.report(.keyOfGone(key, event)) }
      }
    }
  }
}

extension StateEventSchema {
  /// Whether the domain itself is gone.
  fileprivate var isOwnEnd: Bool { word == .onGone && paths.isEmpty }
}

extension EffectSchema {
  /// The keys that say what becomes of the effect while it runs, in the order of the language.
  fileprivate var keysOfRunning: [Located<String>] {
    let all: [(key: EffectKey, location: SourceLocation?)] = [
      (.until, until.first?.components[0].location), (.while, whileLocation),
      (.feeds, feeds?.components[0].location), (.policy, policy?.location),
      (.skipped, skipped?.components[0].location), (.debounce, debounce?.location),
    ]
    return all.compactMap { key, location in location.map { Located(key.rawValue, at: $0) } }
  }
}

extension Diagnostic {
  fileprivate static func bridgeOfGone(_ bridge: BridgeSchema, _ domain: ResolvedDomain) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0659",
      "\(domain.shownName.quoted) is gone and handles no action: let the domain that contains it declare the bridge, with"
        + " the path of the child",
      at: bridge.event?.location ?? bridge.location
    )
  }

  fileprivate static func sendsFromGone(
    _ effect: EffectSchema,
    _ domain: ResolvedDomain,
    _ event: StateEventSchema
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0659",
      "\(domain.shownName.quoted) is gone when \(effect.name.value.quoted) starts, and handles no action: choose the kind"
        + " \"fireAndForget\"",
      at: effect.name.location,
      notes: [Note(message: "'onGone' is here", location: event.location)]
    )
  }

  fileprivate static func keyOfGone(_ key: Located<String>, _ event: StateEventSchema) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0659",
      "the work of a domain that is gone starts at once and runs to its end, so that '\(key.value)' has no meaning:"
        + " leave it out",
      at: key.location,
      notes: [Note(message: "'onGone' is here", location: event.location)]
    )
  }
}
