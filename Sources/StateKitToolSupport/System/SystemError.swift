#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// An error of the operating system.
package struct SystemError: Error, Equatable {
  let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// For example `No such file or directory`.
  package var text: String {
    self == .changedMeanwhile ? "it was changed by somebody else; run again" : String(cString: strerror(code))
  }

  /// The path does not exist.
  package static let missing: SystemError = SystemError(code: ENOENT)
  static let exists: SystemError = SystemError(code: EEXIST)
  static let notAFolder: SystemError = SystemError(code: ENOTDIR)
  /// A file has changed since it was read; the system does not use this number.
  package static let changedMeanwhile: SystemError = SystemError(code: -1)

  /// The error of the last call.
  static var last: SystemError { SystemError(code: errno) }

  /// Repeats a call while signals interrupt it.
  package static func check<Value: SignedInteger>(_ call: () -> Value) throws(SystemError) -> Value {
    while true {
      let value = call()
      if value >= 0 { return value }
      let error = last
      if error.code != EINTR { throw error }
    }
  }
}
