package import StateKitGenerator

/// A difference between two versions of a module's schemas, and its impact.
package struct SchemaChange: Sendable {
  package enum Kind: String, Sendable {
    case added, removed, renamed, changed
  }

  /// The kind of declaration that changed.
  package enum Subject: String, Sendable {
    case domain, property, action, request, effect, child, reaction, bridge, invariant, type
    /// A case of a plain enum.
    case enumCase = "case"
  }

  /// The effect of a change on code and stored actions that were made for the old schemas.
  package enum Impact: Int, Sendable, Comparable {
    /// Works without changes.
    case compatible
    /// Works after `migrate` has rewritten it.
    case migrated
    /// Does not work any more.
    case breaking

    package static func < (left: Impact, right: Impact) -> Bool { left.rawValue < right.rawValue }
  }

  package let kind: Kind
  package let subject: Subject
  /// The qualified name, for example `Users.renamed`.
  package let name: String
  /// The name in the old schemas, if it changed.
  package var earlierName: String?
  /// The differences, one phrase each.
  package var details: [Phrase] = []
  /// A likely intention of the author.
  package var suggestion: Phrase?
  /// The impact on source code that uses the generated code. Never `migrated`.
  package var source: Impact = .compatible
  /// The impact on stored `Codable` actions.
  package var stored: Impact = .compatible
  /// The place in the new schemas, or in the old ones if the declaration was removed.
  package let location: SourceLocation?

  package var isBreaking: Bool { max(source, stored) == .breaking }

  /// Adds a difference and its impact.
  mutating func add(_ detail: Phrase, source: Impact = .compatible, stored: Impact = .compatible) {
    details.append(detail)
    self.source = max(self.source, source)
    self.stored = max(self.stored, stored)
  }
}
