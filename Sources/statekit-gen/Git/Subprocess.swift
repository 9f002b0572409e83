#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
@preconcurrency internal import Musl
#else
@preconcurrency internal import Glibc
#endif
internal import StateKitToolSupport

/// Another program, run to its end.
struct Subprocess {
  /// Nil if a signal ended the program.
  let status: Int32?
  let output: [UInt8]
  let error: [UInt8]

  /// Runs a program without input; like a shell, it searches for the program in `PATH`.
  ///
  /// - Parameter hidden: Environment variables that are not passed to the program.
  static func run(
    _ name: String,
    _ arguments: [String],
    without hidden: Set<String> = []
  ) throws(SystemError) -> Subprocess {
    let output = try OutputPipe()
    defer { output.closeBoth() }
    let error = try OutputPipe()
    defer { error.closeBoth() }
    let process = try start(name, arguments, without: hidden, output: output, error: error)
    output.closeWriting()
    error.closeWriting()
    let read = Result { () throws(SystemError) in try readAll([output.reading, error.reading]) }
    // The ends are closed, so that a program that still writes does not wait for a reader.
    output.closeBoth()
    error.closeBoth()
    var status: Int32 = 0
    _ = try SystemError.check { waitpid(process, &status, 0) }
    let contents = try read.get()
    let isExit = status & 0x7F == 0
    return Subprocess(status: isExit ? status >> 8 & 0xFF : nil, output: contents[0], error: contents[1])
  }

  private static func start(
    _ name: String,
    _ arguments: [String],
    without hidden: Set<String>,
    output: OutputPipe,
    error: OutputPipe
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, error.writing, STDERR_FILENO)
    var words = ([name] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var environment = environment(without: hidden)
    var process: pid_t = 0
    let code = posix_spawnp(&process, name, &actions, nil, &words, &environment)
    guard code == 0 else { throw SystemError(code: code) }
    return process
  }

  /// The environment of this program, each variable as `NAME=value`, with a nil at the end.
  private static func environment(without hidden: Set<String>) -> [UnsafeMutablePointer<CChar>?] {
    #if canImport(Darwin)
    var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
    #else
    var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    var kept: [UnsafeMutablePointer<CChar>?] = []
    while let variable = next?.pointee {
      let name = String(cString: variable).prefix { $0 != "=" }
      if !hidden.contains(String(name)) { kept.append(variable) }
      next = next?.successor()
    }
    return kept + [nil]
  }

  /// Reads several pipes at the same time, because a program with a full pipe waits for a reader.
  private static func readAll(_ descriptors: [Int32]) throws(SystemError) -> [[UInt8]] {
    var open = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var contents: [[UInt8]] = descriptors.map { _ in [] }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while open.contains(where: { $0.fd >= 0 }) {
      _ = try SystemError.check { poll(&open, nfds_t(open.count), -1) }
      for index in open.indices where open[index].revents != 0 {
        let count = try SystemError.check { read(open[index].fd, &buffer, buffer.count) }
        contents[index] += buffer[0..<count]
        // A negative descriptor is skipped.
        if count == 0 { open[index].fd = -1 }
      }
    }
    return contents
  }
}

/// A pipe that a program writes to.
private final class OutputPipe {
  private(set) var reading: Int32
  private(set) var writing: Int32

  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    _ = try SystemError.check { pipe(&ends) }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  /// Closes the writing end, so that a reader sees the end of the output.
  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  func closeBoth() {
    closeWriting()
    if reading >= 0 { close(reading) }
    reading = -1
  }
}
