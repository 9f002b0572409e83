internal import StateKitGenerator

// The changes of actions, requests and children, which are the cases of an action enum.
extension DomainDiff {
  /// - Parameter successor: The likely new name.
  func removal(
    _ subject: SchemaChange.Subject,
    _ name: Identifier,
    successor: Identifier?,
    _ location: SourceLocation
  ) -> SchemaChange {
    SchemaChange(
      kind: .removed,
      subject: subject,
      name: "\(old.name).\(name.name)",
      suggestion: successor.map { .mayBeRenamed(subject, from: name.name, to: $0.name) },
      source: .breaking,
      stored: ifStored(.breaking),
      location: location
    )
  }

  func addition(
    _ subject: SchemaChange.Subject,
    _ name: Identifier,
    _ location: SourceLocation
  ) -> SchemaChange {
    SchemaChange(kind: .added, subject: subject, name: "\(new.name).\(name.name)", location: location)
  }

  func caseChange(
    _ isRenamed: Bool,
    _ subject: SchemaChange.Subject,
    _ oldName: Identifier,
    _ newName: Identifier,
    _ location: SourceLocation
  ) -> SchemaChange {
    SchemaChange(
      kind: isRenamed ? .renamed : .changed,
      subject: subject,
      name: "\(new.name).\(newName.name)",
      earlierName: isRenamed ? "\(old.name).\(oldName.name)" : nil,
      source: isRenamed ? .breaking : .compatible,
      stored: isRenamed ? ifStored(.migrated) : .compatible,
      location: location
    )
  }
}
