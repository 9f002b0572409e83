internal import StateKitAuthoring
internal import StateKitLanguageServer

#if canImport(Properties)
internal import Properties
#endif

/// The steps of an editor, in the bytes of one input: the settings of the editor, and steps with separators between them.
///
///     settings step GS step that comes together with it RS step
///
/// The first byte of a step says what it is, the second which file or folder; other steps are messages as they are.
package struct ServerScript {
  package static let stepSeparator: UInt8 = 0x1D
  package static let batchSeparator: UInt8 = 0x1E

  package let settings: ServerRun.Settings
  /// Steps whose messages come together.
  package let batches: [[ServerStep]]

  package init(_ bytes: [UInt8]) {
    let first = bytes.first ?? 0
    settings = ServerRun.Settings(
      unit: first & 1 == 0 ? .utf16 : .utf8,
      hasSnippets: first & 2 != 0,
      showsRelated: first & 4 != 0,
      chunk: Int(first >> 3) + 1
    )
    batches = bytes.dropFirst().split(separator: ServerScript.batchSeparator).map { batch in
      batch.split(separator: ServerScript.stepSeparator).map(ServerScript.step)
    }
  }

  /// The beginnings of steps, for a fuzzer's dictionary.
  package static var beginnings: [[UInt8]] {
    [stepSeparator, batchSeparator].flatMap { separator in
      ["o0", "c0", "e0", "x0", "w0", "d0", "f1", "g1", "r0", "="].map { [separator] + Array($0.utf8) }
    }
  }

  /// An editor's work on the files of an `Input`, which stand in modules of their own: all are written, and the first one is
  /// opened, asked about in all ways, edited and closed.
  package static func session(_ input: [UInt8]) -> [UInt8] {
    var steps: [[UInt8]] = []
    for (module, files) in input.split(separator: Input.moduleSeparator).enumerated() {
      for (file, bytes) in files.split(separator: Input.fileSeparator).enumerated() {
        // The first two paths are those of one module.
        let path = UInt8(ascii: "0") + UInt8(module == 0 ? min(file, 1) : min(module + 1, 9))
        steps.append([UInt8(ascii: "w"), path] + bytes)
      }
    }
    guard let first = steps.first else { return [0] }
    let requests = ServerStep.methods.indices.map { method in
      Array("r0".utf8) + [UInt8(4 + method / 4), UInt8(8 + method), UInt8(method)]
    }
    let work: [[UInt8]] = [
      Array("o0".utf8) + first.dropFirst(2), Array(requests.joined(separator: [stepSeparator])),
      Array("e0".utf8) + [4, 6, 4, 9] + Array("x".utf8), Array("=".utf8), Array("e0".utf8) + [4, 6, 4, 7],
      Array("x0".utf8),
    ]
    return Array(([[0]] + steps + work).joined(separator: [batchSeparator]))
  }

  /// Two modules of one name, others, and files that are no schemas, have names with other letters, or are hidden.
  package static let paths: [String] = [
    "/app/Sources/App/A.statekit.json", "/app/Sources/App/B.statekit.json",
    "/app/Sources/Cafe/Cafe.statekit.json", "/app/Sources/Core/Deep/Core.statekit.json",
    "/app/Tests/App/A.statekit.json", "/lib/Sources/Cafe/Cafe.statekit.json", "/loose/x/One.statekit.json",
    "/loose/Two.statekit.json", "/app/notes.json", "/app/Ö %41/é.statekit.json",
    "/app/.build/A.statekit.json",
  ]
  private static let folders = ["/app", "/lib", "/loose", "/app/Sources", "/loose/x", "/app/"]

  private static func step(_ bytes: ArraySlice<UInt8>) -> ServerStep {
    let start = bytes.startIndex
    func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[start + index] : 0 }
    func chosen(_ names: [String]) -> String {
      names[(Int(byte(1)) + names.count - Int(UInt8(ascii: "0")) % names.count) % names.count]
    }
    func position(_ index: Int) -> ScriptedPosition {
      ScriptedPosition(line: number(byte(index)), character: number(byte(index + 1)))
    }
    func text(from index: Int) -> String { String(decoding: bytes.dropFirst(index), as: UTF8.self) }
    let path = chosen(paths)
    switch byte(0) {
    case UInt8(ascii: "o"): return .open(path, text: text(from: 2))
    case UInt8(ascii: "c"): return .replace(path, text: text(from: 2))
    case UInt8(ascii: "e"): return .edit(path, from: position(2), to: position(4), text: text(from: 6))
    case UInt8(ascii: "x"): return .close(path)
    case UInt8(ascii: "w"): return .write(path, Array(bytes.dropFirst(2)))
    case UInt8(ascii: "d"): return .write(path, nil)
    case UInt8(ascii: "f"): return .addFolder(chosen(folders))
    case UInt8(ascii: "g"): return .removeFolder(chosen(folders))
    case UInt8(ascii: "r"):
      let method = ServerStep.methods[Int(byte(4)) % ServerStep.methods.count]
      return .request(method, path, at: position(2))
    case UInt8(ascii: "="): return .compare
    default: return .raw(Array(bytes))
    }
  }

  /// Small numbers, and a few that clients should not send.
  private static func number(_ byte: UInt8) -> JSONValue {
    let others: [JSONValue] = [
      -1, 240, 1000, 65536, 2_147_483_647, 4_294_967_295, .number("9223372036854775807"),
      .number("-9223372036854775808"), .number("99999999999999999999"), .number("1.5"), .number("1e3"), .null,
      "1", true, [], [:],
    ]
    return byte < 0xF0 ? .number("\(byte)") : others[Int(byte - 0xF0)]
  }
}
