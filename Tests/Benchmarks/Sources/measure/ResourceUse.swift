#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// The CPU time and the memory of a process.
struct ResourceUse: CustomStringConvertible {
  /// Seconds of the program, and of the system for the program.
  var cpuTime: Double
  /// In bytes.
  let peakMemory: Int

  /// The use of this process until now.
  static var own: ResourceUse {
    var usage = rusage()
    // RUSAGE_SELF, which has another type on each system.
    getrusage(0, &usage)
    return ResourceUse(usage)
  }

  init(_ usage: rusage) {
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    cpuTime = seconds(usage.ru_utime) + seconds(usage.ru_stime)
    #if canImport(Darwin)
    peakMemory = usage.ru_maxrss
    #else
    peakMemory = usage.ru_maxrss * 1_024
    #endif
  }

  var description: String { "\(cpuTime) \(peakMemory)" }
}
