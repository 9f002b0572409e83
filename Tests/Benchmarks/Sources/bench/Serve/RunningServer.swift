import Foundation

/// A language server, spoken to as an editor does.
struct RunningServer {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received = Data()

  init(_ program: URL, in folder: URL) throws {
    process.executableURL = program
    process.arguments = ["lsp"]
    process.currentDirectoryURL = folder
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  /// - Parameter id: The number of a request; nil for a notification.
  func send(_ method: String, _ parameters: [String: Any], id: Int? = nil) throws {
    var message: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": parameters]
    message["id"] = id
    let content = try JSONSerialization.data(withJSONObject: message)
    try input.fileHandleForWriting.write(
      contentsOf: Data("Content-Length: \(content.count)\r\n\r\n".utf8) + content
    )
  }

  /// The next message that is meant; others are left out.
  mutating func message(where isMeant: ([String: Any]) -> Bool) throws -> [String: Any] {
    while true {
      if let message = try next() {
        if isMeant(message) { return message }
        continue
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { throw ProgramRun.Failure(description: "the server ended") }
      received += data
    }
  }

  /// The first message that has arrived as a whole.
  private mutating func next() throws -> [String: Any]? {
    guard let mark = received.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let header = String(decoding: received[..<mark.lowerBound], as: UTF8.self)
    guard let length = header.split(separator: " ").last.flatMap({ Int($0) }) else {
      throw ProgramRun.Failure(description: "no length: \(header)")
    }
    guard received.endIndex - mark.upperBound >= length else { return nil }
    let content = received[mark.upperBound..<mark.upperBound + length]
    received = Data(received[(mark.upperBound + length)...])
    return try JSONSerialization.jsonObject(with: content) as? [String: Any] ?? [:]
  }

  func end() {
    process.terminate()
    process.waitUntilExit()
  }
}
