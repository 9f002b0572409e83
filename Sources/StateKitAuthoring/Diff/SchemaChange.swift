package import StateKitGenerator

/// Something that two versions of a module's schemas do not have in common, and whom it concerns.
package struct SchemaChange: Sendable {
  package enum Kind: String, Sendable {
    case added, removed, renamed, changed
  }

  /// What changed.
  package enum Subject: String, Sendable {
    case domain, property, action, request, effect, child, reaction, bridge, type
    /// One of a plain enum.
    case enumCase = "case"
  }

  /// What becomes of something that was made for the old schemas.
  package enum Impact: Int, Sendable, Comparable {
    /// It goes on as it is.
    case compatible
    /// It goes on once `migrate` has rewritten it.
    case migrated
    /// It does not go on.
    case breaking

    package static func < (left: Impact, right: Impact) -> Bool { left.rawValue < right.rawValue }
  }

  package let kind: Kind
  package let subject: Subject
  /// With what it is in, for example `Users.renamed`.
  package let name: String
  /// Its name in the old schemas, if it was another.
  package var earlierName: String?
  /// What is different, one phrase for each difference.
  package var details: [Phrase] = []
  /// What may have been meant.
  package var suggestion: Phrase?
  /// For code that uses what is generated: does it still compile? Never `migrated`.
  package var source: Impact = .compatible
  /// For stored `Codable` actions: can they still be read?
  package var stored: Impact = .compatible
  /// In the new schemas, or in the old ones where it is gone.
  package let location: SourceLocation?

  package var isBreaking: Bool { max(source, stored) == .breaking }

  /// Adds a difference with what it does.
  mutating func add(_ detail: Phrase, source: Impact = .compatible, stored: Impact = .compatible) {
    details.append(detail)
    self.source = max(self.source, source)
    self.stored = max(self.stored, stored)
  }
}
