// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import ReSwift

public final class Engine { var power = 0 }

public struct Rename: Action {
  public let name: String
  public let state: String
  public init(name: String, state: String) { self.name = name; self.state = state }
}

struct Attach: Action { let engine: Engine; let done: () -> Void }

struct Honk: Action { var times = 1 }

public struct CarReducer {
}

func record(_ action: CarAction) {}
