import StateKit

extension Workload {
  /// An action of a child that is always there, of one that may be absent, of one below another child, of a case of a
  /// one-of, which is below the one-of, and of an element of a stack, whose case is below the stack. "One subscriber" is of
  /// an action of one child among ten or more.
  @MainActor
  static var screens: [Workload] {
    [
      Workload("a child") { .one(dispatching(.plain(.incremented))) },
      Workload("an optional child", goal: Goal(1.2, "one subscriber", allocations: 0)) {
        .one(dispatching(.sheet(.incremented)))
      },
      Workload("a child of a child", goal: Goal(1.2, "one subscriber", allocations: 0)) {
        .one(dispatching(.frame(.plain(.incremented))))
      },
      Workload("a case of 20", goal: Goal(1.2, "one subscriber", allocations: 0)) {
        .one(dispatching(.page(.c12(.incremented))))
      },
      Workload("an element of a stack of 1000", goal: Goal(1.2, "one subscriber", allocations: 0)) {
        .one(dispatching(.path(id: 500, action: .screen(.incremented))))
      },
    ]
  }

  @MainActor
  private static func dispatching(_ action: ScreensAction) -> @MainActor () -> Void {
    let screen = Reducer<ScreenState, ScreenAction>.screen()
    let path = StackState((0..<1_000).map { _ in ScreensPathState.screen(ScreenState()) })
    let store = Store<ScreensState, ScreensAction>.screens(
      initialState: ScreensState(sheet: ScreenState(), page: .c12(ScreenState()), path: path),
      reducer: .screens(
        plain: screen,
        sheet: screen,
        frame: .frame(plain: screen),
        page: .screensPage(
          c0: screen,
          c1: screen,
          c2: screen,
          c3: screen,
          c4: screen,
          c5: screen,
          c6: screen,
          c7: screen,
          c8: screen,
          c9: screen,
          c10: screen,
          c11: screen,
          c12: screen,
          c13: screen,
          c14: screen,
          c15: screen,
          c16: screen,
          c17: screen,
          c18: screen,
          c19: screen
        ),
        path: .screensPath(screen: screen, other: screen)
      )
    )
    let subscription = store.subscribe { _ in Calls.count &+= 1 }
    Kept.keep(subscription)
    return { store.dispatch(action) }
  }
}
