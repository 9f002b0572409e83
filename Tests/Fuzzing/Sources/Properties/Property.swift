/// What must hold of any input, whatever its bytes are.
///
/// The fuzzers ask it of what they make up, and the tests of all files in `Tests/Fuzzing/Corpus`, in the folder of its name.
package struct Property: Sendable {
  /// For example `Generate`; the fuzzer is called `FuzzGenerate`.
  package let name: String
  package let check: @Sendable ([UInt8]) throws(Flaw) -> Void

  package static let all: [Property] = [.generate, .reports, .diff, .format, .scaffold, .migrate]
}

/// What is wrong with what the tool makes of an input.
package struct Flaw: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}

/// Asks for something that must hold.
func require(_ isMet: Bool, _ flaw: @autoclosure () -> String) throws(Flaw) {
  if !isMet { throw Flaw(flaw()) }
}
