#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// What the operating system refused.
package struct SystemError: Error, Equatable {
  let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// For example `No such file or directory`.
  package var text: String {
    self == .changedMeanwhile ? "it was changed by somebody else; run again" : String(cString: strerror(code))
  }

  /// There is nothing at the path.
  package static let missing: SystemError = SystemError(code: ENOENT)
  static let exists: SystemError = SystemError(code: EEXIST)
  static let notAFolder: SystemError = SystemError(code: ENOTDIR)
  /// A file is not as it was read; no error of the system's has this number.
  package static let changedMeanwhile: SystemError = SystemError(code: -1)

  /// The error of the call just made.
  static var last: SystemError { SystemError(code: errno) }

  /// Calls until it is not a signal that interrupted.
  package static func check<Value: SignedInteger>(_ call: () -> Value) throws(SystemError) -> Value {
    while true {
      let value = call()
      if value >= 0 { return value }
      let error = last
      if error.code != EINTR { throw error }
    }
  }
}
