/// What a store needs besides its state, its reducer and its middleware; all of it has a default.
///
///     Store.app(reducer: reducer, configuration: StoreConfiguration(clock: testClock))
public struct StoreConfiguration: Sendable {
  /// Takes what goes wrong at run time.
  public var reporter: Reporter
  /// What effects wait by, where they are not given a clock of their own.
  public var clock: any Clock<Duration>
  /// How many actions in a row may come of one another, through bridges, effects that give actions at once, side
  /// effects and subscribers, before the store takes it for an endless loop, drops the next and reports the loop.
  /// What an effect gives after it waited begins anew.
  public var derivedActionLimit: Int

  /// Makes a configuration.
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
