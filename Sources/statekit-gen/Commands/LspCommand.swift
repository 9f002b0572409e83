internal import StateKitAuthoring
internal import ArgumentParser
internal import StateKitLanguageServer
internal import StateKitToolSupport

/// `lsp`: a language server for editors.
struct LspCommand: StateKitCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serves editors: mistakes as you type, completion, definitions, renames.",
    discussion: """
      Speaks LSP 3.17 over standard input and output. An editor starts it for files whose names end in .statekit.json.

      Example: statekit-gen lsp
      """
  )

  func execute() throws(CommandFailure) {
    var server = LanguageServer(files: SchemasOnDisk())
    var input = MessageStream()
    var decoder = MessageDecoder()
    while true {
      let bytes = try input.next(from: server.clientProcess)
      // The editor has ended.
      if bytes.isEmpty { return }
      decoder.append(bytes)
      try send(server.handle(try messages(of: &decoder)))
      if let status = server.exitStatus {
        if status == 0 { return }
        throw CommandFailure(.found)
      }
      // Several edits are checked together, and a message that comes meanwhile waits for the check of at most one module.
      while server.isChanged, !input.hasMore(within: server.pause) { try send(server.publishNext()) }
    }
  }

  private func messages(of decoder: inout MessageDecoder) throws(CommandFailure) -> [[UInt8]] {
    var messages: [[UInt8]] = []
    do throws(MessageDecoder.Failure) {
      while let message = try decoder.next() { messages.append(message) }
    } catch {
      throw CommandFailure(.unreadableInput, ["cannot read standard input: \(error.reason)"])
    }
    return messages
  }

  private func send(_ messages: [JSONValue]) throws(CommandFailure) {
    for message in messages { try Console.report(MessageDecoder.encoded(message)) }
  }
}
