/// `JSONNode` → `Schema`: the shape of the schema language. Later stages resolve the author's names.
///
/// A part that cannot be read is reported; all other parts are read.
package struct SchemaParser {
  /// The version of the language that this parser knows.
  package static let languageVersion: String = "1"

  let diagnostics: DiagnosticCollector
  let payloads: PayloadTexts = PayloadTexts()

  /// The schema in a file; nil if the file is not a schema, or is one of another version.
  static func parse(_ file: SourceFile, reportingTo diagnostics: DiagnosticCollector) -> Schema? {
    // The JSON nodes of one file at a time: nodes take many times the memory of the file.
    JSONParser.parse(file, reportingTo: diagnostics).flatMap { parse($0, of: file, reportingTo: diagnostics) }
  }

  /// The schema in a file, as far as it can be read.
  static func recover(_ file: SourceFile) -> Schema? {
    JSONParser.recover(file).flatMap { parse($0, of: file, reportingTo: DiagnosticCollector()) }
  }

  /// The schema in the root of a file.
  static func parse(
    _ node: JSONNode,
    of file: SourceFile,
    reportingTo diagnostics: DiagnosticCollector
  ) -> Schema? {
    SchemaParser(diagnostics: diagnostics).schema(node, of: file)
  }

  private func schema(_ node: JSONNode, of file: SourceFile) -> Schema? {
    guard let members = members(node, "a schema", expected: "an object") else { return nil }
    // Another version has other keys: all further reports would be consequences.
    guard knowsVersion(of: members) else { return nil }
    let object = object(members, at: node.location, FileKey.self)
    _ = object.required(.statekit, reportingTo: diagnostics)
    _ = text(object, .schema)
    let domainEntries = entries(of: object.required(.domains, reportingTo: diagnostics), FileKey.domains)
    if let domainEntries, domainEntries.isEmpty, let node = object[.domains] {
      diagnostics.report(.empty("domains", "at least one domain", at: node.location))
    }
    let typeEntries = entries(object, .types)
    return Schema(
      file: file,
      name: SchemaFileName.schemaName(of: file, reportingTo: diagnostics),
      documentation: text(object, .doc),
      access: word(object, .access)?.value ?? .standard,
      imports: strings(object, .imports, expected: "an array of module names") ?? [],
      uses: strings(object, .uses, expected: "an array of module names") ?? [],
      conformances: conformances(object[.conformances], FileConformanceKey.self),
      accessors: word(object, .accessors)?.value ?? .standard,
      types: (typeEntries ?? []).map(typeSchema),
      domains: (domainEntries ?? []).flatMap(domains),
      allow: allowances(object[.allow], in: 0..<file.bytes.count),
      isPartial: domainEntries == nil || typeEntries == nil || object.mayLack(.domains)
        || object.mayLack(.types)
    )
  }

  /// False if the file names another version. A version that is missing or not a number is reported, and the rest of
  /// the file is read.
  private func knowsVersion(of members: [JSONMember]) -> Bool {
    guard let node = members.first(where: { $0.key.text == FileKey.statekit.rawValue })?.value else {
      return true
    }
    guard case .number(let version) = node.value else {
      diagnostics.report(
        .wrongKind(of: "'statekit'", expected: "the number 1", found: node, suggestion: Self.languageVersion)
      )
      return true
    }
    if version == Self.languageVersion { return true }
    diagnostics.report(.unknownVersion(version, at: node.location))
    return false
  }
}

extension Diagnostic {
  fileprivate static func unknownVersion(_ version: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0204",
      "version \(version.quoted) of the schema language is unknown here; the version known is "
        + SchemaParser.languageVersion,
      at: location
    )
  }
}
