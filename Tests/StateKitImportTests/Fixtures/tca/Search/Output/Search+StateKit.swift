import Dependencies
import Foundation
import StateKit

/// The handlers of `Search`, which were the branches of a reducer in Search.swift.
struct Search: SearchReducing, ImportedFeature {
  typealias State = SearchState
  typealias Action = SearchAction

  enum CancelID: Hashable {
    case search
    case download(Hit.ID)
  }

  @Dependency(\.searchClient) var searchClient
  @Dependency(\.mainQueue) var mainQueue

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .search(self)
  }

  /// The closures of the effects: `store.sideEffects.register(Search().effects)`.
  var effects: SearchEffects {
    SearchEffects(
      searchDebouncedEffect: { values in
        let (query, page) = (values.query, values.page)
        return await Result { try await searchClient.search(query, page) }
      },
      nextPageEffect: { page in
        await searchClient.log("page \(page)")
      },
      downloadTappedEffect: { id in
        AsyncStream<Action>.sending { send in
          for try await progress in searchClient.download(id) {
            await send(.downloadProgress(id: id, progress))
          }
        } catch: { error, send in
          await send(.stopDownload(id))
        }
      },
      taskEffect: {
        AsyncStream<Action>.sending { send in
          for await isOnline in searchClient.connectivity() {
            await send(.connectivity(isOnline))
          }
        }
      },
      searchResponseEffect: { value0 in
        AsyncStream<Action>.sending { send in
          switch value0 {
          case .success:
            break
          case .failure:
            // Only for us.
            await searchClient.log("failed")
          }
        }
      },
      downloadProgressEffect: { value0, value1 in
        AsyncStream<Action>.sending { send in
          switch (value0, value1) {
          case (_, let progress) where progress >= 1:
            await send(.logged)
          case _: break
          }
        }
      },
      hitTappedEffect: { hit in
        AsyncStream<Action>.sending { send in
          if hit.isLocal {
            return
          } else {
            await send(.downloadTapped(hit.id))
            return
          }
        }
      }
    )
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { [effects] }

  func queryChanged(_ state: inout State, _ query: String) {
    state.query = query
    guard !query.isEmpty else {
      state.results = []
      #warning("statekit-import: an effect that starts under a condition: an effect is cancelled")
      // return .cancel(id: CancelID.search)
      return
    }
  }

  func searchDebounced(_ state: inout State) {
    guard !state.query.isEmpty else { return }
    state.isSearching = true
  }

  func searchResponse(_ state: inout State, _ value0: Result<[Hit], any Error>) {
    switch value0 {
    case .success(let hits):
      state.isSearching = false
      state.results = hits
    case .failure(let error):
      state.isSearching = false
      state.error = "\(error)"
    }
  }

  func downloadTapped(_ state: inout State, _ id: Hit.ID) {
    state.downloads[id] = 0
  }

  func downloadProgress(_ state: inout State, id: Hit.ID, _ value1: Double) {
    switch (id, value1) {
    case (let id, let progress) where progress >= 1:
      state.downloads[id] = nil
    case (let id, let progress):
      state.downloads[id] = progress
    }
  }

  func stopDownload(_ state: inout State, _ id: Hit.ID) {
    state.downloads[id] = nil
  }

  func connectivity(_ state: inout State, _ value0: Bool) {
    switch value0 {
    case true:
      state.error = nil
    case false:
      state.error = "Offline"
      #warning("statekit-import: an effect that is cancelled for some values of the action")
      // return .cancel(id: CancelID.search)
      return
    }
  }

  func hitTapped(_ state: inout State, _ hit: Hit) {
    if hit.isLocal {
      return
    } else {
      return
    }
  }

  func logged(_ state: inout State) {
    #warning("statekit-import: '.concatenate' is no effect that a schema can declare")
    // return .concatenate(
    //   .run { _ in await searchClient.log("first") },
    //   .run { _ in await searchClient.log("second") }
    // )
    return
  }
}
