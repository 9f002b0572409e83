import Foundation

/// The memory of the process that the tests run in.
enum StressMemory {
  /// The bytes on the heap that somebody holds; nil where the system does not say, or a sanitizer keeps the heap.
  ///
  /// What each thread keeps for its next allocation counts as held: 2 % more or less from one round to the next. It is turned
  /// off by `GLIBC_TUNABLES=glibc.malloc.tcache_count=0`.
  ///
  /// What the process takes from the system would say less: it grows by steps whenever a thread gets a heap of its own.
  static var bytesInUse: Int? {
    #if canImport(Glibc)
    guard let report, let all = number(of: "<system type=\"current\"", in: report) else { return nil }
    // What is free: small pieces that are kept apart, and the rest.
    let free = ["fast", "rest"].compactMap { number(of: "<total type=\"\($0)\"", in: report) }.reduce(0, +)
    return all - free
    #else
    return nil
    #endif
  }

  #if canImport(Glibc)
  /// The last lines are about all heaps together.
  private static func number(of element: String, in report: String) -> Int? {
    let line = report.split(separator: "\n").last { $0.hasPrefix(element) }
    return line?.components(separatedBy: "size=\"").last?.split(separator: "\"").first.flatMap { Int($0) }
  }

  /// What the allocator says of itself, in XML.
  private static var report: String? {
    typealias Write = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
    guard let symbol = dlsym(nil, "malloc_info") else { return nil }
    var text: UnsafeMutablePointer<CChar>?
    var count = 0
    guard let stream = open_memstream(&text, &count) else { return nil }
    let status = unsafeBitCast(symbol, to: Write.self)(0, stream)
    fclose(stream)
    defer { free(text) }
    return status == 0 ? text.map { String(cString: $0) } : nil
  }
  #endif
}
