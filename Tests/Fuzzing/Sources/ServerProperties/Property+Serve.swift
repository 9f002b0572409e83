internal import StateKitAuthoring
internal import StateKitLanguageServer

#if canImport(Properties)
package import Properties
#endif

extension Property {
  /// Whatever an editor sends, the server answers each request once, with places that are there, and knows what a server
  /// knows that has just been started.
  package static let serve = Property(name: "Serve") { bytes throws(Flaw) in
    let script = ServerScript(bytes)
    var run = try ServerRun(script.settings)
    for batch in script.batches { try run.take(batch) }
    try run.take([.compare])
    requireEnd(bytes)
  }

  /// A stream with any bytes is cut into messages or refused.
  private static func requireEnd(_ bytes: [UInt8]) {
    var decoder = MessageDecoder()
    for part in bytes.split(separator: ServerScript.batchSeparator) {
      decoder.append(part)
      while let message = try? decoder.next() { _ = JSONValue(parsing: message) }
    }
  }
}
