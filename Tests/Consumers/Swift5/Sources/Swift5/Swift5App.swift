import StateKit

enum WeatherError: Error, Equatable {
  case offline
}

struct WeatherReducer: WeatherReducing {
  func measured(_ state: inout WeatherState, _ degrees: Int) { state.degrees.append(degrees) }

  func stations(_ state: inout WeatherState, _ phase: WeatherAction.Stations) {
    if case .success(let count) = phase { state.stations = count }
  }
}

/// In code of Swift 5 a class need not be `Sendable`.
final class Thermometer {
  func values() -> AsyncThrowingStream<Int, Error> {
    AsyncThrowingStream { continuation in
      for degrees in [17, 18] { continuation.yield(degrees) }
      continuation.finish(throwing: WeatherError.offline)
    }
  }
}

@main @MainActor
struct Swift5App {
  static func main() async {
    let store = Store.weather(reducer: .weather(WeatherReducer()))
    store.sideEffects.register(
      WeatherEffects(
        stations: { place in place.count },
        measure: { _ in mapError(of: Thermometer().values()) { _ in WeatherError.offline } }
      )
    )
    store.dispatch(.began(place: "Oslo"))
    for await state in store.states where state.degrees.count == 2 && state.stations > 0 {
      print("\(state.place): \(state.degrees), \(state.stations) stations")
      break
    }
  }
}
