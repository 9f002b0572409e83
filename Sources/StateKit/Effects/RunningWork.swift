/// The effect whose work runs in the current task.
enum RunningWork {
  /// Tells that the work may go on for ever, as a stream does; nil if nobody asks.
  @TaskLocal static var lasts: (@Sendable () -> Void)?

  /// Runs the work of an effect.
  static func run<Action>(_ send: Send<Action>, _ work: @Sendable (Send<Action>) async -> Void) async {
    guard let lasts = send.lasts else { return await work(send) }
    await $lasts.withValue(lasts) { await work(send) }
  }
}
