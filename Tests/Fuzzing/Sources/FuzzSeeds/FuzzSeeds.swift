internal import Foundation
internal import Properties

/// `FuzzSeeds FOLDER` writes dictionaries and first inputs for the fuzzers. Every program of an instrumented build has
/// libFuzzer's own `main`, which calls this first.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> CInt {
  guard count.pointee == 2, let folder = arguments.pointee[1] else { usage("FuzzSeeds FOLDER") }
  do {
    let folder = URL(filePath: String(cString: folder))
    try write(FuzzDictionary.schemas, to: folder.appending(path: "schema.dict"))
    try write(FuzzDictionary.editors, to: folder.appending(path: "editor.dict"))
    try write(FuzzDictionary.swift, to: folder.appending(path: "swift.dict"))
    try write(FuzzDictionary.apps, to: folder.appending(path: "app.dict"))
    for (property, inputs) in try Seeds.all() {
      for (index, input) in inputs.enumerated() {
        try write(input, to: folder.appending(path: "\(property.name)/\(index)"))
      }
    }
    exit(EXIT_SUCCESS)
  } catch {
    usage("\(error)")
  }
}

/// The entry point of libFuzzer, which is never called here.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt { -1 }

private func write(_ bytes: [UInt8], to file: URL) throws {
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(),
    withIntermediateDirectories: true
  )
  try Data(bytes).write(to: file)
}

private func usage(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(EXIT_FAILURE)
}
