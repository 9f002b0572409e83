#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif
internal import StateKitToolSupport

/// A program that runs to its end, start included.
enum MeasuredRun {
  /// Passes the program's output and errors through.
  static func run(_ arguments: [String]) throws -> ResourceUse {
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    pointers.append(nil)
    var child: pid_t = 0
    let error = posix_spawn(&child, arguments[0], nil, nil, pointers, environ)
    guard error == 0 else { throw SystemError(code: error) }
    var status: Int32 = 0
    var usage = rusage()
    _ = try SystemError.check { wait4(child, &status, 0, &usage) }
    guard status == 0 else { throw CommandFailure(.found, ["\(arguments[0]) failed"]) }
    return ResourceUse(usage)
  }
}
