import ReSwift

nonisolated(unsafe) let logging: Middleware<AppState> = { _, _ in
  { next in
    { action in
      print(action)
      next(action)
    }
  }
}

nonisolated(unsafe) let greeting: Middleware<AppState> = { dispatch, getState in
  { next in
    { action in
      next(action)
      switch action {
      case UsersAction.added(let name):
        dispatch(Greet(name: name))
      case is AppStarted:
        dispatch(UsersAction.load(filter: "a"))
      default:
        break
      }
    }
  }
}

func reloading(dispatch: @escaping DispatchFunction, getState: @escaping () -> AppState?)
  -> (@escaping DispatchFunction) -> DispatchFunction
{
  return { next in
    return { action in
      next(action)
      guard case UsersAction.added = action else { return }
      guard let state = getState() else { return }
      dispatch(UsersAction.load(filter: state.users.filter))
    }
  }
}

func fetching(_ service: UserService) -> Middleware<AppState> {
  return { dispatch, getState in
    return { next in
      return { action in
        next(action)
        guard case UsersAction.load(let filter) = action else { return }
        service.users(filter) { dispatch(UsersAction.loaded($0)) }
      }
    }
  }
}

nonisolated(unsafe) let guarding: Middleware<AppState> = { _, getState in
  { next in
    { action in
      if action is Greet, getState()?.greeting != nil { return }
      next(action)
    }
  }
}

struct UserService {
  func users(_ filter: String, _ done: @escaping ([String]) -> Void) { done([filter]) }
}
