internal import ArgumentParser
internal import StateKitAuthoring
internal import StateKitGenerator
internal import StateKitToolSupport

/// `view`: a page that shows a recording.
struct ViewCommand: StateKitCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "view",
    abstract: "Makes a page in which a recording of actions can be looked through.",
    discussion: """
      The page is one file, which loads nothing. It lists the actions of ActionRecorder, what caused them, what they \
      changed, the state after each, and the effects on a time axis. With schemas it also says where an action is declared. \
      Of a recording with more than 200,000 lines it has the last 100,000, or those that --lines names.

      Example: statekit-gen view app.jsonl Schemas --output app.html
      """
  )

  @Argument(
    help: ArgumentHelp("The recording; - reads it from standard input.", valueName: "recording"),
    completion: .file()
  )
  var recording: String

  @Argument(
    help: ArgumentHelp("The schemas of the recorded app: files, or folders.", valueName: "schema"),
    completion: .file(extensions: ["statekit.json"])
  )
  var schemas: [String] = []

  @OptionGroup var modules: UsedModules

  @OptionGroup var domain: RecordedDomainOption

  @Option(
    help: ArgumentHelp("A second recording, to see where it differs from the first.", valueName: "recording"),
    completion: .file()
  )
  var compare: String?

  @Option(help: ArgumentHelp("The lines to show of a long recording.", valueName: "first...last"))
  var lines: LineRange?

  @Option(
    help: ArgumentHelp(
      "The file to write, instead of standard output; an existing file must be such a page.",
      valueName: "file"
    ),
    completion: .file()
  )
  var output: String?

  func validate() throws {
    if ([recording, compare ?? ""] + schemas).count(where: { $0 == "-" }) > 1 {
      throw ValidationError("standard input can be read once only: give the rest as files")
    }
  }

  func execute() throws(CommandFailure) {
    let first = try read(recording)
    var other: RecordingPage.Recording?
    if let compare { other = try read(compare) }
    let schema = try schema(of: first.excerpt)
    let contents = RecordingPage(first, comparedWith: other, schema: schema).contents
    guard let output else { return try Console.report(contents) }
    try PictureFile(path: output, header: RecordingPage.header).write(contents)
  }

  private func read(_ path: String) throws(CommandFailure) -> RecordingPage.Recording {
    let input = path == "-" ? SchemaInput.standardInput : .file(path)
    let bytes = try SchemaReader.contents(of: input)
    do {
      return RecordingPage.Recording(path: input.path, try RecordingExcerpt(of: bytes, lines: lines?.lines))
    } catch {
      throw CommandFailure(error.status, ["\(input.path): \(error.text)"])
    }
  }

  /// The schemas of the recorded domain, as the page shows them; nil without schemas.
  private func schema(of excerpt: RecordingExcerpt) throws(CommandFailure) -> RecordingPageSchema? {
    if schemas.isEmpty {
      if domain.name != nil {
        throw CommandFailure(.wrongUsage, ["--domain names a domain of the schemas: give them, too"])
      }
      return nil
    }
    let files = try SchemaReader.read(try SchemaFinder.find(schemas))
    let (model, diagnostics) = Generator().check(files, using: try modules.read())
    DiagnosticPrinter.standard.print(diagnostics)
    guard let model else { throw CommandFailure(.found) }
    return RecordingPageSchema(model, domain: try domain.domain(of: excerpt.sample, in: model))
  }
}

extension RecordingExcerpt.Failure {
  fileprivate var status: CommandFailure.Status {
    switch self {
    case .beyondEnd: .wrongUsage
    case .empty, .binary, .foreign: .unreadableInput
    }
  }

  fileprivate var text: String {
    switch self {
    case .empty: "the recording is empty"
    case .binary: "this is not a recording: it has bytes that are not text"
    case .foreign(let origin):
      "this is \(origin ?? "no recording"): no line of it is one of an ActionRecorder"
    case .beyondEnd(let count): "the recording has \(count) lines, and --lines names later ones"
    }
  }
}
