/// The settings of a store besides its state, its reducer and its middleware; each has a default.
///
///     Store.app(reducer: reducer, configuration: StoreConfiguration(clock: testClock))
public struct StoreConfiguration: Sendable {
  /// The reporter of issues at run time.
  public var reporter: Reporter
  /// The clock for effects without a clock of their own.
  public var clock: any Clock<Duration>
  /// The greatest number of actions that one outside action may derive, through bridges, effects that send actions at
  /// once, side effects and subscribers. After that, the store drops the next action and reports an endless loop. An
  /// effect that sends actions after waiting starts a new count.
  public var derivedActionLimit: Int

  /// Creates a configuration.
  public init(
    reporter: Reporter = .standardError,
    clock: any Clock<Duration> = ContinuousClock(),
    derivedActionLimit: Int = 200_000
  ) {
    self.reporter = reporter
    self.clock = clock
    self.derivedActionLimit = derivedActionLimit
  }
}
