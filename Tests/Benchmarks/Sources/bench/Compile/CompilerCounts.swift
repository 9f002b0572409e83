import Foundation

/// What the compiler counts of a module; LLVM, which takes most of a debug build, costs by functions.
struct CompilerCounts {
  var functions = 0.0
  /// Instructions that LLVM is given.
  var instructions = 0.0
  var objectBytes = 0.0

  init() {}

  /// The sum of the files that the compiler wrote into a folder because of `-stats-output-dir`.
  init(in folder: URL) throws {
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let counts = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
      func count(_ name: String) -> Double { (counts[name] as? NSNumber)?.doubleValue ?? 0 }
      functions += count("IRModule.NumIRFunctions")
      instructions += count("IRModule.NumIRInsts")
      objectBytes += count("LLVM.NumLLVMBytesOutput")
    }
  }

  var figures: [Double?] { [functions, instructions, objectBytes] }

  static func - (left: CompilerCounts, right: CompilerCounts) -> CompilerCounts {
    var difference = left
    difference.functions -= right.functions
    difference.instructions -= right.instructions
    difference.objectBytes -= right.objectBytes
    return difference
  }

  static func / (counts: CompilerCounts, parts: Double) -> CompilerCounts {
    var part = counts
    part.functions /= parts
    part.instructions /= parts
    part.objectBytes /= parts
    return part
  }
}
