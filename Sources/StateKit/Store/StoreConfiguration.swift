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
  /// Whether the invariants of schemas are checked after each action, so that each break is reported once, as a
  /// `RuntimeIssue`. By default they are where StateKit is built for debugging.
  public var checksInvariants: Bool

  /// Creates a configuration.
  public init(
    reporter: Reporter = .standardError,
    clock: any Clock<Duration> = ContinuousClock(),
    derivedActionLimit: Int = 200_000,
    checksInvariants: Bool = StoreConfiguration.isBuiltForDebugging
  ) {
    self.reporter = reporter
    self.clock = clock
    self.derivedActionLimit = derivedActionLimit
    self.checksInvariants = checksInvariants
  }

  /// Whether StateKit is built for debugging.
  public static var isBuiltForDebugging: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }
}
