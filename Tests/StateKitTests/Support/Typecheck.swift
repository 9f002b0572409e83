import Foundation

/// What the compiler says about a program that imports StateKit; nothing if there is nothing to say.
func typecheck(_ source: String) throws -> String {
  let folder = FileManager.default.temporaryDirectory.appending(path: "StateKit-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: "Test.swift")
  try "import StateKit\n\n\(source)\n".write(to: file, atomically: true, encoding: .utf8)
  return try diagnose(file)
}

private func diagnose(_ file: URL) throws -> String {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = [
    "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
    "-enable-upcoming-feature", "ExistentialAny", "-I", modules.path(), file.path(),
  ]
  process.standardOutput = output
  process.standardError = output
  try process.run()
  let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  process.waitUntilExit()
  return text
}

/// They stand beside the test bundle.
private var modules: URL {
  let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
  let url = bundle.bundleURL
  let folder = url.pathExtension == "xctest" ? url.deletingLastPathComponent() : url
  return folder.appending(component: "Modules")
}
