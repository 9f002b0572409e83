import StateKit

/// The app in the examples of text 2, on bridges. Its accessors are written by hand in their generated form.
enum BridgeText {
  typealias BridgeMiddleware = StateKit.BridgeMiddleware<AppAction, AppAction, AppState>

  struct AppState: Equatable, Sendable {
    var settings = Settings()
    var qa = QA()

    struct Settings: Equatable, Sendable {
      enum ReachabilityOptions: Sendable { case always, never }

      var reachabilityOptions = ReachabilityOptions.always
      var shouldUseReachability: Bool { reachabilityOptions == .always }
    }

    struct QA: Equatable, Sendable {
      enum Something: Sendable { case active, inactive }

      var theStateOfSomething = Something.inactive
      var isSomethingEnabled: Bool { theStateOfSomething == .active }
    }
  }

  enum AppAction: Equatable, Sendable {
    case lifecycle(AppLifecycleMiddleware.AppLifecycleAction)
    case reachability(ReachabilityMiddleware.ReachabilityEvent)
    case my(MyAction)
    case another(AnotherAction)

    var lifecycle: AppLifecycleMiddleware.AppLifecycleAction? {
      if case .lifecycle(let action) = self { return action }
      return nil
    }

    var my: MyAction? {
      if case .my(let action) = self { return action }
      return nil
    }
  }

  /// The name matches the module in the log of the text.
  enum AppLifecycleMiddleware {
    enum AppLifecycleAction: Sendable {
      case willEnterForeground, didBecomeActive, willBecomeInactive, didEnterBackground

      var didBecomeActive: Void? { self == .didBecomeActive ? () : nil }
      var didEnterBackground: Void? { self == .didEnterBackground ? () : nil }
    }
  }

  enum ReachabilityMiddleware {
    enum ReachabilityEvent: Sendable {
      case startMonitoring, stopMonitoring
      case connectedToWired, becameCheap, becameUnconstrained
    }
  }

  enum MyAction: Equatable, Sendable {
    case tree(Tree)

    var tree: Tree? {
      if case .tree(let action) = self { return action }
      return nil
    }

    enum Tree: Equatable, Sendable {
      case originalActionThatHasString(String)

      var originalActionThatHasString: String? {
        if case .originalActionThatHasString(let text) = self { return text }
        return nil
      }
    }
  }

  enum AnotherAction: Equatable, Sendable {
    case part(Part)

    enum Part: Equatable, Sendable {
      case thisRequiredString(String)
    }
  }
}
