internal import StateKitLanguageServer

/// What an editor does, or what happens on the disk.
package enum ServerStep: Sendable, CustomStringConvertible {
  case open(String, text: String)
  case replace(String, text: String)
  case edit(String, from: ScriptedPosition, to: ScriptedPosition, text: String)
  case close(String)
  /// Nil deletes the file.
  case write(String, [UInt8]?)
  case addFolder(String)
  case removeFolder(String)
  case request(String, String, at: ScriptedPosition)
  /// A message as it is, which may be none.
  case raw([UInt8])
  /// Compares the server with one that has just been started.
  case compare

  package var description: String {
    switch self {
    case .open(let path, let text): "open \(path) \(text.debugDescription)"
    case .replace(let path, let text): "replace \(path) \(text.debugDescription)"
    case .edit(let path, let start, let end, let text):
      "edit \(path) from \(start) to \(end) \(text.debugDescription)"
    case .close(let path): "close \(path)"
    case .write(let path, let bytes?):
      "write \(path) \(String(decoding: bytes, as: UTF8.self).debugDescription)"
    case .write(let path, nil): "delete \(path)"
    case .addFolder(let path): "add the folder \(path)"
    case .removeFolder(let path): "remove the folder \(path)"
    case .request(let method, let path, let position): "\(method) \(path) at \(position)"
    case .raw(let bytes): "the message \(String(decoding: bytes, as: UTF8.self).debugDescription)"
    case .compare: "compare"
    }
  }

  /// The methods of requests about a position; a server without one says so.
  package static let methods: [String] = [
    "textDocument/completion", "textDocument/hover", "textDocument/formatting", "textDocument/documentSymbol",
    "textDocument/foldingRange", "workspace/symbol", "textDocument/definition", "textDocument/references",
    "textDocument/prepareRename", "textDocument/rename", "textDocument/codeAction",
    "textDocument/semanticTokens/full", "textDocument/signatureHelp", "completionItem/resolve",
  ]
}
