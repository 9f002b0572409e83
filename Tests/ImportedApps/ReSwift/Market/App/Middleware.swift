import ReSwift

/// The names of all actions, for tests and for support.
final class EventLog {
  var events: [String] = []
}

func logging(_ log: EventLog) -> Middleware<AppState> {
  return { _, _ in
    { next in
      { action in
        log.events.append("\(type(of: action))")
        next(action)
      }
    }
  }
}

/// Loads the products when the catalog asks for them.
func fetching(_ service: MarketService) -> Middleware<AppState> {
  return { dispatch, getState in
    { next in
      { action in
        next(action)
        guard case CatalogAction.load = action else { return }
        service.fetchProducts { dispatch(CatalogAction.loaded($0)) }
      }
    }
  }
}

/// Sends the cart to the server.
func ordering(_ service: MarketService) -> Middleware<AppState> {
  return { dispatch, getState in
    { next in
      { action in
        next(action)
        if case Orders.Action.submit = action, let lines = getState()?.cart.lines, !lines.isEmpty {
          service.place(lines) { dispatch(Orders.Action.placed(number: $0, total: lines.total)) }
        }
      }
    }
  }
}

/// Nobody without an account submits an order.
func blocking(dispatch: @escaping DispatchFunction, getState: @escaping () -> AppState?)
  -> (@escaping DispatchFunction) -> DispatchFunction
{
  return { next in
    return { action in
      if case Orders.Action.submit = action, getState()?.session.account == nil {
        return dispatch(AlertsActions.Show(title: "Please sign in", text: nil))
      }
      next(action)
    }
  }
}

/// What follows from signing in and from launching.
func sessions(dispatch: @escaping DispatchFunction, getState: @escaping () -> AppState?)
  -> (@escaping DispatchFunction) -> DispatchFunction
{
  return { next in
    return { action in
      next(action)
      switch action {
      case is AppLaunched:
        dispatch(CatalogAction.load)
      case let signedIn as SessionActions.SignedIn:
        dispatch(AlertsActions.Greet(account: signedIn.account))
      case let activated as AppActivated:
        dispatch(CatalogAction.refreshed(at: activated.time))
      default:
        break
      }
    }
  }
}

/// What follows from an order.
func checkouts(dispatch: @escaping DispatchFunction, getState: @escaping () -> AppState?)
  -> (@escaping DispatchFunction) -> DispatchFunction
{
  return { next in
    return { action in
      next(action)
      guard case Orders.Action.placed(let number, _) = action else { return }
      dispatch(CartAction.emptied)
      dispatch(DeliveryReducer.Action.ordered(number: number))
    }
  }
}
