#if Import
internal import StateKitAuthoring
internal import StateKitGenerator

/// Checks the schemas with the generator, and replaces refused entries until the generator accepts all.
///
/// The importer does not know all types, so it may assign a value that does not fit the property. A handler then
/// replaces the entry, because the Swift compiler checks handlers.
struct SchemaSettling {
  let files: SchemaFiles

  struct Result {
    let refusals: Refusals
    let files: [(file: SourceFile, old: SourceFile?, isChanged: Bool)]
    /// Nil if errors remain, such as those of schemas that a person wrote.
    let model: ModuleModel?
    let diagnostics: [Diagnostic]
  }

  func settle() -> Result {
    // Existing entries are in the form that the generator accepted. The refusals are found without them, so that a
    // second import reports the same as the first.
    settle(from: files.isFirst ? Refusals() : SchemaSettling(files: files.asFirst).settle().refusals)
  }

  private func settle(from earlier: Refusals) -> Result {
    var refusals = earlier
    while true {
      let current = files.files(refusals)
      let (model, diagnostics) = Generator().check(current.map(\.file))
      let errors = diagnostics.filter { $0.severity == .error }
      var isSettled = true
      for error in errors {
        guard let key = SchemaSettling.entry(at: error.location) else { continue }
        if refusals.refuse(key, error.message) { isSettled = false }
      }
      if errors.isEmpty || isSettled {
        return Result(refusals: refusals, files: current, model: model, diagnostics: errors)
      }
    }
  }

  /// The entry of a domain that contains a location.
  private static func entry(at location: SourceLocation) -> Refusals.Key? {
    guard let root = JSONParser.parse(location.file, reportingTo: DiagnosticCollector()),
      let domains = root[FileKey.domains], let domain = domains.member(around: location.offset),
      let part = domain.value.member(around: location.offset),
      let section = DomainKey(rawValue: part.key.text)
    else { return nil }
    func key(_ name: String) -> Refusals.Key { .init(domain: domain.key.text, section: section, name: name) }
    if let entry = part.value.member(around: location.offset) { return key(entry.key.text) }
    guard case .array(let bridges) = part.value.value,
      let bridge = bridges.first(where: { $0.location.offset <= location.offset && location.offset < $0.end })
    else { return nil }
    let value = JSONValue(bridge)
    return key(
      value.string ?? (value[BridgeKey.on].strings.first ?? "") + ">"
        + (value[BridgeKey.dispatch].strings.first ?? "")
    )
  }
}

extension JSONNode {
  fileprivate func member(around offset: Int) -> JSONMember? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key.location.offset <= offset && offset < $0.value.end }
  }
}
#endif
