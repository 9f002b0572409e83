package import StateKit

/// The names of running effects, which only the events of their beginnings have.
package struct EffectNames {
  private var names: [Int: String?] = [:]

  package init() {}

  /// The name of the effect of an event, which is nil for an effect without one; no value if its beginning was not seen.
  package mutating func name(for event: EffectEvent) -> String?? {
    if event.kind == .began { names[event.id] = .some(event.name) }
    defer { if event.kind != .began { names[event.id] = nil } }
    return names[event.id]
  }
}
