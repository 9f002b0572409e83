#if canImport(Darwin)
private import Darwin
#elseif canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Android)
private import Android
#endif

/// The standard error, written by file descriptor, because Swift 6 rejects the C library's variable `stderr`.
package enum StandardError {
  /// Writes the text as far as possible.
  package static func write(_ text: String) {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
    #endif
  }

  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  private static func write(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
    Darwin.write(file, bytes, count)
    #elseif canImport(Glibc)
    Glibc.write(file, bytes, count)
    #elseif canImport(Musl)
    Musl.write(file, bytes, count)
    #elseif canImport(Android)
    Android.write(file, bytes, count)
    #endif
  }
  #endif
}
