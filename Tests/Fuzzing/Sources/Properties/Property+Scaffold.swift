internal import StateKitAuthoring
internal import StateKitGenerator

extension Property {
  /// The user's files are left alone or completed: they keep all their bytes, and a second run does not add to them.
  package static let scaffold = Property(name: "Scaffold") { bytes throws(Flaw) in
    let files = Input(bytes, suffix: ".swift").files
    let schema = SourceFile(path: "Users.statekit.json", text: ScaffoldedSchema.text)
    guard let scaffold = Generator().scaffold([schema]).scaffold else { throw Flaw("the schema is wrong") }
    let plan = scaffold.plan(for: files)
    try plan.diagnostics.requireSense(in: files + [schema])

    var changed = files
    for change in plan.changes {
      guard case .existing(let old) = change.target else { continue }
      try require(old.bytes.isSubsequence(of: change.contents), "bytes of the user's are gone")
      changed = changed.map { $0 === old ? SourceFile(path: old.path, bytes: change.contents) : $0 }
    }
    let second = scaffold.plan(for: changed + plan.newFiles)
    try second.diagnostics.requireSense(in: changed + plan.newFiles + [schema])
    try require(second.changes.isEmpty, "a second run does something: \(second.changes.flatMap(\.added))")
  }
}

extension [UInt8] {
  /// Whether all bytes are in another array, in the same order.
  fileprivate func isSubsequence(of other: [UInt8]) -> Bool {
    var index = 0
    for byte in other where index < count && byte == self[index] { index += 1 }
    return index == count
  }
}
