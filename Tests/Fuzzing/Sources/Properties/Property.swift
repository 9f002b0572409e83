/// A property that must hold for any input with any bytes.
///
/// The fuzzers check it with inputs that they make up; the tests, with the files of `Tests/Fuzzing/Corpus/NAME`.
package struct Property: Sendable {
  /// For example `Generate`; the fuzzer is called `FuzzGenerate`.
  package let name: String
  package let check: @Sendable ([UInt8]) throws(Flaw) -> Void

  package init(name: String, check: @escaping @Sendable ([UInt8]) throws(Flaw) -> Void) {
    self.name = name
    self.check = check
  }

  /// Those that need no other package than the tool's own: `Property.import` is beside them.
  package static let all: [Property] = [.generate, .reports, .diff, .format, .scaffold, .migrate]
}

/// A flaw in the output of the tool for an input.
package struct Flaw: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}

/// Throws a flaw if a condition is not met.
package func require(_ isMet: Bool, _ flaw: @autoclosure () -> String) throws(Flaw) {
  if !isMet { throw Flaw(flaw()) }
}
