import ComposableArchitecture

@Reducer
struct Heating {
  @ObservableState
  struct State: Equatable {
    var degrees = 18
    var isOn = false
    var room: String?
    var log: [String] = []
    var mode = Mode.day
    var note = ""

    enum Mode: Equatable { case day, night }

    var canHeat: Bool { isOn && !isWarm }
    var isWarm: Bool { self.degrees > limit(at: mode) }
    private var isSecret: Bool { note == "secret" }
    func limit(at mode: Mode) -> Int { mode == .day ? 21 : 16 }
  }

  enum Action: Equatable {
    case started
    case measured(Int)
    case onToggled(Bool)
    case windowOpened(room: String)
    case nightfall
    case dawn
    case reported(String)
    case saved(Bool)
    case logged(count: Int)
    case cleared
    case asked(String, urgent: Bool)
    case answered(String)
    case warmer(by: Int)
    case hidden
    case cooled
    case watched(Bool)
    case rung(Bool)
    case autosaved
  }

  enum CancelID { case watch, save, bell }

  @Dependency(\.boiler) var boiler
  @Dependency(\.answers) var answers

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      // A function that makes the effect.
      case .started:
        return self.watch()

      case .measured(let degrees):
        state.degrees = degrees
        return .none

      // Only one value of the payload starts it; the branch below takes the others.
      case .onToggled(false):
        state.isOn = false
        return .none

      case .onToggled:
        state.isOn = true
        return .send(.reported("on"))

      // The schema says the condition, which is a computed property.
      case .windowOpened(room: let room):
        guard state.canHeat else { return .none }
        state.room = room
        return .send(.reported(room))

      // A constant that the condition makes stays in the closure.
      case .nightfall:
        guard state.mode != .night, let room = state.room else { return .none }
        state.log.append(room)
        return .run { send in await send(.saved(boiler.save(room))) }

      case .dawn:
        return state.isOn && state.mode == .day || state.room == nil ? .none : .run { _ in await boiler.wake() }

      case .reported(let text):
        state.log.append(text)
        return save(state, as: text)

      case .saved(let isSaved):
        if !isSaved {
          state.note = "not saved"
          return .send(.logged(count: 0))
        }
        return .none

      // What leaves early starts nothing.
      case .logged(let count):
        if count == 3 { return .none }
        state.note = ""
        return .run { [count = count + 1] _ in await boiler.print(count) }

      // The policy of the effect needs the whole condition.
      case .cleared:
        if state.log.isEmpty {
          return .run { [log = state.log] send in await send(.saved(boiler.save(log.joined()))) }
            .cancellable(id: CancelID.save, cancelInFlight: true)
        }
        return .none

      case let .asked(question, urgent: isUrgent):
        guard isUrgent else { return .none }
        return answer(to: question, in: 3)

      case .answered(let text):
        state.note = text
        return .none

      // The branch changes what the condition reads: the effect would start at another time.
      case .warmer(let by):
        guard !state.isWarm else { return .none }
        state.degrees += by
        return .send(.reported("warmer"))

      // A private property is not there for the generated code.
      case .hidden:
        return state.isSecret ? .send(.cleared) : .none

      // Both sides start something.
      case .cooled:
        return state.isOn ? .send(.cleared) : .run { _ in await boiler.wake() }

      // Each value ends what runs.
      case .watched(true):
        return watch()

      case .watched(false):
        state.degrees = 18
        return .cancel(id: CancelID.watch)

      // The other value lets it run.
      case .rung(true):
        return .run { _ in await boiler.print(3) }
          .cancellable(id: CancelID.bell, cancelInFlight: true)

      case .rung(false):
        state.note = ""
        return .none

      // What ends it starts under a condition.
      case .autosaved:
        return .run { send in await send(.saved(boiler.save("all"))) }
          .cancellable(id: CancelID.save)
      }
    }
  }

  private func watch() -> Effect<Action> {
    .run { send in
      for await degrees in boiler.degrees() {
        await send(.measured(degrees))
      }
    }
    .cancellable(id: CancelID.watch, cancelInFlight: true)
  }

  private func save(_ state: State, as text: String) -> Effect<Action> {
    .run { [log = state.log] _ in
      _ = await boiler.save(log.joined() + text)
    }
  }

  private func answer(to question: String, in hours: Int, by author: String = "Ann") -> Effect<Action> {
    return .run { send in
      await send(.answered(answers.answer(question, hours, author)))
    }
  }
}
