import ComposableArchitecture

/// Plays songs.
@Reducer
struct Player {
  struct State: Equatable {
    var `default` = Rating.none
    var `in`: Int = 0
    var queue: Tree<String> = .leaf("intro")
    var history: [String] = []
    var speed = 1.0
    var isPlaying = false
    var isMuted = false
    private(set) var skips: Int = 0
  }

  enum Rating: Int, Sendable { case none, good, great }

  indirect enum Tree<Value: Equatable & Sendable>: Equatable, Sendable {
    case leaf(Value)
    case node(Tree, Tree)

    var first: Value {
      switch self {
      case .leaf(let value): value
      case .node(let left, _): left.first
      }
    }
  }

  enum Action {
    case play, pause
    case `repeat`
    case `continue`(at: Int)
    case seek(to: Double = 0, isExact: Bool = true)
    case enqueue(_ tree: Tree<String>)
    case rate(Rating), mute
    case replace(with: @Sendable (String) -> String)
    case loaded(Result<Box<[String]>, LoadError>)
    case position((x: Int, y: Int))
    case `switch`(`default`: Rating, in: Int)
    case unused
  }

  struct Box<Value: Equatable & Sendable>: Equatable, Sendable { var value: Value }
  struct LoadError: Error, Equatable {}

  @Dependency(\.audio) var audio

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .play, .continue:
      state.isPlaying = true
      return .none
    case .pause:
      state.isPlaying = false
      return .none
    case .repeat:
      state.history.append(state.queue.first)
      return .send(.seek())
    case .seek(let to, isExact: let isExact):
      state.speed = isExact ? 1 : to
      return .none
    case .enqueue(let tree):
      state.queue = .node(state.queue, tree)
      state.skips = 0
      return .none
    case .rate(.none):
      state.default = .none
      return .none
    case .rate(let rating) where rating == .great:
      state.default = rating
      return .run { _ in await audio.applaud() }
    case .rate(let rating):
      state.`default` = rating
      return .none
    case .mute:
      state.isMuted.toggle()
      return .none
    case .replace(let transform):
      state.history = state.history.map(transform)
      return .none
    case .loaded(.success(let box)):
      state.history = box.value
      return .none
    case .loaded(.failure):
      state.history = []
      return .none
    case .position(let point):
      state.in = point.x + point.y
      return .none
    case .switch(let rating, let index):
      state.default = rating
      state.in = index
      return .none
    case .unused:
      break
    }
    return .none
  }
}
