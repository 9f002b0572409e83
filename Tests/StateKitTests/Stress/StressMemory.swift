import Foundation

/// The memory of the process that the tests run in.
enum StressMemory {
  /// The bytes that are allocated on the heap; nil if the system does not report them, or if a sanitizer
  /// manages the heap.
  ///
  /// The cache of each thread counts as allocated, which varies by 2 % from round to round.
  /// `GLIBC_TUNABLES=glibc.malloc.tcache_count=0` turns the cache off.
  ///
  /// The memory that the process gets from the system is less precise: it grows in steps, whenever a thread
  /// gets its own heap.
  static var bytesInUse: Int? {
    #if canImport(Glibc)
    guard let report, let all = number(of: "<system type=\"current\"", in: report) else { return nil }
    // The free memory: small pieces that are kept apart, and the rest.
    let free = ["fast", "rest"].compactMap { number(of: "<total type=\"\($0)\"", in: report) }.reduce(0, +)
    return all - free
    #else
    return nil
    #endif
  }

  #if canImport(Glibc)
  /// The last lines of the report sum up all heaps.
  private static func number(of element: String, in report: String) -> Int? {
    let line = report.split(separator: "\n").last { $0.hasPrefix(element) }
    return line?.components(separatedBy: "size=\"").last?.split(separator: "\"").first.flatMap { Int($0) }
  }

  /// The report of the allocator, in XML.
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
