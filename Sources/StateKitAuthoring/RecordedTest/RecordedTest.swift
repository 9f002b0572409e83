package import StateKitGenerator

/// Writes a test that repeats a recording: it sends the same actions, answers requests and effects, receives the actions
/// that follow, and states each change.
///
///     recording + ModuleModel + the user's files → (RecordedRun) → RecordedTestWriter → a test file
package struct RecordedTest {
  /// The reason why a test cannot be written.
  package enum Failure: Error, Equatable {
    /// These lines of the recording do not contain an action.
    case noActions(lines: ClosedRange<Int>?, count: Int)
    /// The schemas do not have the action of a line.
    case unknownAction(String, line: Int)
    /// The recorder could not write a value of a line.
    case unwritten(line: Int, reason: String)
    /// The actions of a domain are written by hand, so that only the user's code defines them.
    case writtenByHand(String, line: Int)
  }

  let model: ModuleModel
  let domain: DomainModel
  let module: Identifier
  /// The user's files of each module, by its name.
  let code: [String: UserCode]

  /// - Parameters:
  ///   - model: The schemas of the recorded app.
  ///   - domain: The name of the recorded domain.
  ///   - module: The module that is tested.
  ///   - files: The user's Swift files of each module.
  /// - Returns: Nil if the domain does not exist, or the module's name is not valid.
  package init?(_ model: ModuleModel, domain: String, module: String, files: [String: [SourceFile]]) {
    guard let domain = DeclaredDomains(model).all.first(where: { $0.id.shown == domain }),
      let module = Identifier(module)
    else { return nil }
    self.model = model
    self.domain = domain
    self.module = module
    self.code = files.mapValues { files in
      UserCode(files.filter { !GeneratedFileHeader.isAtStart(of: $0.bytes) })
    }
  }

  /// Writes the test file.
  ///
  /// - Parameters:
  ///   - recording: The lines of the recording.
  ///   - lines: The numbers of the lines to test; nil for all.
  ///   - name: The name of the recording's file, for example `visit.jsonl`.
  package func file(for recording: [UInt8], lines: ClosedRange<Int>?, named name: String) throws(Failure)
    -> ScaffoldChange
  {
    let run = RecordedRun(of: recording, lines: lines)
    if run.lines.isEmpty { throw .noActions(lines: lines, count: run.count) }
    let actions = RecordedActions(domains: DeclaredDomains(model), root: domain)
    var places: [RecordedActions.Place] = []
    for line in run.lines { places.append(try place(of: line, actions)) }
    let suite = RecordedTest.suiteName(of: name)
    var writer = RecordedTestWriter(
      test: self,
      run: run,
      actions: actions,
      name: name,
      suite: suite,
      lines: lines
    )
    return ScaffoldChange(
      target: .new(name: "\(suite).swift"),
      contents: Array(writer.text(places).utf8),
      added: [writer.function.name]
    )
  }

  private func place(of line: RecordedRun.Line, _ actions: RecordedActions) throws(Failure)
    -> RecordedActions.Place
  {
    if let error = line.error { throw .unwritten(line: line.number, reason: error) }
    guard let place = actions.place(of: line) else { throw .unknownAction(line.action, line: line.number) }
    if let domain = place.domains.first(where: { $0.actionsWrittenByHand != nil }) {
      throw .writtenByHand(domain.id.shown, line: line.number)
    }
    return place
  }

  /// `VisitTests` for `visit.jsonl`.
  private static func suiteName(of file: String) -> String {
    let stem = file.split(separator: ".", omittingEmptySubsequences: true).first ?? ""
    let words = stem.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let isName = name.first?.isLetter == true
    return (isName ? name : "Recorded" + name) + "Tests"
  }
}
