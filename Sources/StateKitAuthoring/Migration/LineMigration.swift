internal import StateKitGenerator

/// Migrates the lines of a recording of one domain's store.
struct LineMigration {
  let diff: SchemaDiff
  let domain: String
  /// A cache: a long recording contains few different names.
  private var successors: [String: Result<PathSuccessors.Successor, MigrationFailure>] = [:]

  init(diff: SchemaDiff, domain: String) {
    self.diff = diff
    self.domain = domain
  }

  /// Migrates a line. Returns the new line, and a complaint if there is one.
  mutating func migrate(_ line: ParsedLine) -> (contents: [UInt8], complaint: Phrase?) {
    if line.isBlank { return (line.bytes, nil) }
    guard let members = line.members else { return (line.bytes, Self.noLine) }
    guard let name = line.action else { return migrateBesideActions(line, members) }
    do throws(MigrationFailure) {
      var edits = ByteEdits()
      let successor = try successor(of: name.text).get()
      let path = successor.path.joined(separator: ".")
      if path != name.text { edits.replace(name.range, with: JSONLiteral.of(path)) }
      var removed: Set<RecordedKey> = []
      // A line with an error does not have a payload.
      if line[.error] == nil {
        try migrateIDs(of: line, successor, &edits)
        try migratePayload(of: line, successor, &edits, &removed)
      }
      migrateWork(line.causeName, &edits)
      let complaint = migrateState(of: line, &edits, &removed) ?? migrateChanges(of: line, &removed)
      edits.remove(members) { RecordedKey(rawValue: $0.key.text).map(removed.contains) ?? false }
      return (edits.applied(to: line.bytes), complaint)
    } catch {
      return (line.bytes, error.reason)
    }
  }

  private static let noLine: Phrase = "this is not a line of a recording"

  /// Migrates the line of an effect, or that of the state before the first action.
  private func migrateBesideActions(
    _ line: ParsedLine,
    _ members: [JSONMember]
  ) -> (contents: [UInt8], complaint: Phrase?) {
    var edits = ByteEdits()
    var removed: Set<RecordedKey> = []
    if line[.effect] != nil {
      migrateWork(line.string(.effect), &edits)
      return (edits.applied(to: line.bytes), nil)
    }
    // The name of an invariant is there for people, and stays.
    if line[.invariant] != nil { return (line.bytes, nil) }
    if line[.state] == nil { return (line.bytes, Self.noLine) }
    let complaint = migrateState(of: line, &edits, &removed)
    edits.remove(members) { RecordedKey(rawValue: $0.key.text).map(removed.contains) ?? false }
    return (edits.applied(to: line.bytes), complaint)
  }

  /// Migrates the name of a request or effect.
  private func migrateWork(_ name: JSONString?, _ edits: inout ByteEdits) {
    guard let name else { return }
    let path = PathSuccessors(diff: diff).workSuccessor(of: PathSuccessors.path(name.text), from: domain)
    let successor = path.joined(separator: ".")
    if successor != name.text { edits.replace(name.range, with: JSONLiteral.of(successor)) }
  }

  private mutating func successor(of name: String) -> Result<PathSuccessors.Successor, MigrationFailure> {
    if let known = successors[name] { return known }
    let successor = Result { () throws(MigrationFailure) in try find(name) }
    successors[name] = successor
    return successor
  }

  private func find(_ name: String) throws(MigrationFailure) -> PathSuccessors.Successor {
    let path = PathSuccessors.path(name)
    do throws(PathSuccessors.Failure) {
      return try PathSuccessors(diff: diff).successor(of: path, from: domain)
    } catch {
      switch error {
      case .unknown: throw MigrationFailure("the old schemas have no action \(code: name)")
      case .gone(let index):
        let gone = path[...index].joined(separator: ".")
        throw MigrationFailure("the new schemas have no \(code: gone)")
      case .otherKind(let index):
        let child = path[...index].joined(separator: ".")
        throw MigrationFailure("\(code: child) is a list in the old schemas or in the new ones, not in both")
      }
    }
  }

  private func migrateIDs(
    of line: ParsedLine,
    _ successor: PathSuccessors.Successor,
    _ edits: inout ByteEdits
  ) throws(MigrationFailure) {
    if successor.ids.isEmpty { return }
    guard case .array(let ids) = line[.ids]?.value, ids.count == successor.ids.count else {
      throw MigrationFailure("\(code: "ids") does not have an id for each list on the way")
    }
    for (id, type) in zip(ids, successor.ids) {
      do throws(MigrationFailure) {
        try ValueMigration(fit: diff.fit).migrate(id, type.old, type.new, &edits)
      } catch {
        throw MigrationFailure("in an id, \(error.reason)")
      }
    }
  }

  private func migratePayload(
    of line: ParsedLine,
    _ successor: PathSuccessors.Successor,
    _ edits: inout ByteEdits,
    _ removed: inout Set<RecordedKey>
  ) throws(MigrationFailure) {
    var values: [JSONMember] = []
    if let payload = line[.payload] {
      guard case .object(let found) = payload.value else {
        throw MigrationFailure("the payload is not an object")
      }
      values = found
    }
    let payloads = PayloadDiff(
      old: successor.old,
      new: successor.new,
      diff: diff
    )
    // The recorder does not write empty payloads.
    if payloads.new.isEmpty, !payloads.old.isEmpty {
      removed.insert(.payload)
    } else {
      try payloads.migrate(values, &edits)
    }
  }

  /// Removes the changes of a state whose stored form has changed, because their paths belong to the old state.
  private func migrateChanges(of line: ParsedLine, _ removed: inout Set<RecordedKey>) -> Phrase? {
    guard line[.changed] != nil, let root = diff.domains.pair(named: domain) else { return nil }
    let (old, new) = (root.old.model.state.type, root.new.model.state.type)
    if diff.fit.impact(old, new) == .compatible { return nil }
    removed.insert(.changed)
    return "its changes are left out: the state is stored in another way"
  }

  /// Migrates the state. Returns nil on success; otherwise the reason why the state was removed.
  private func migrateState(
    of line: ParsedLine,
    _ edits: inout ByteEdits,
    _ removed: inout Set<RecordedKey>
  ) -> Phrase? {
    guard let state = line[.state],
      let root = diff.domains.pair(named: domain)
    else { return nil }
    do throws(MigrationFailure) {
      var changed = edits
      try ValueMigration(fit: diff.fit)
        .migrate(state, root.old.model.state.type, root.new.model.state.type, &changed)
      edits = changed
      return nil
    } catch {
      removed.insert(.state)
      return "its state is left out: \(error.reason)"
    }
  }
}

/// The reason why recorded values cannot be migrated.
struct MigrationFailure: Error {
  let reason: Phrase

  init(_ reason: Phrase) {
    self.reason = reason
  }
}

extension PayloadDiff {
  /// Migrates the values of a payload.
  func migrate(_ members: [JSONMember], _ edits: inout ByteEdits) throws(MigrationFailure) {
    let values = ValueMigration(fit: diff.fit)
    var kept: Set<String> = []
    for pair in pairs {
      let member = pair.old.flatMap { old in members.first { $0.key.text == old.key } }
      guard let member, let old = pair.old else {
        if diff.new.table.plain(pair.new.type).isOptional { continue }
        throw MigrationFailure("there is no value for \(code: pair.new.key)")
      }
      kept.insert(old.key)
      if old.key != pair.new.key { edits.replace(member.key.range, with: JSONLiteral.of(pair.new.key)) }
      if old.isSensitive, try member.value.staysRedacted(old.key, pair.new.isSensitive) { continue }
      do throws(MigrationFailure) {
        try values.migrate(member.value, old.type, pair.new.type, &edits)
      } catch {
        throw MigrationFailure("in \(code: old.key), \(error.reason)")
      }
    }
    edits.remove(members, known: Set(old.stored.map(\.key)), kept: kept, new: Set(pairs.map(\.new.key)))
  }
}

extension JSONNode {
  /// Whether the recorder wrote its placeholder instead of a sensitive value. If the value is no longer sensitive, this
  /// is a failure: the placeholder would be read as the user's input.
  func staysRedacted(_ key: String, _ isSensitive: Bool) throws(MigrationFailure) -> Bool {
    guard case .string(let text) = value, text.text == ParsedLine.redactionMark else { return false }
    if isSensitive { return true }
    throw MigrationFailure("\(code: key) was left out of the recording, and is not sensitive any more")
  }
}
