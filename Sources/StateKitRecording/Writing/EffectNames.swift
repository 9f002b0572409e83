package import StateKit

/// The names of running effects. Only the event that begins an effect contains the name.
package struct EffectNames {
  private var names: [Int: String?] = [:]

  package init() {}

  /// The name of the event's effect, which may be nil; no value if the event that began the effect was not seen.
  package mutating func name(for event: EffectEvent) -> String?? {
    if event.kind == .began { names[event.id] = .some(event.name) }
    defer { if event.kind != .began { names[event.id] = nil } }
    return names[event.id]
  }
}
