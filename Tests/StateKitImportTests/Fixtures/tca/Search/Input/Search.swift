import ComposableArchitecture
import Foundation

@Reducer
struct Search {
  @ObservableState
  struct State: Equatable {
    var query = ""
    var results: [Hit] = []
    var isSearching = false
    var error: String?
    var page = 1
    var downloads: [Hit.ID: Double] = [:]
  }

  enum Action {
    case queryChanged(String)
    case searchDebounced
    case searchResponse(Result<[Hit], any Error>)
    case nextPage
    case cancelTapped
    case downloadTapped(Hit.ID)
    case downloadProgress(id: Hit.ID, Double)
    case stopDownload(Hit.ID)
    case task
    case connectivity(Bool)
    case hitTapped(Hit)
    case logged
  }

  enum CancelID: Hashable {
    case search
    case download(Hit.ID)
  }

  @Dependency(\.searchClient) var searchClient
  @Dependency(\.mainQueue) var mainQueue

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .queryChanged(query):
        state.query = query
        guard !query.isEmpty else {
          state.results = []
          return .cancel(id: CancelID.search)
        }
        return .none

      case .searchDebounced:
        guard !state.query.isEmpty else { return .none }
        state.isSearching = true
        return .run { [query = state.query, page = state.page] send in
          await send(.searchResponse(Result { try await searchClient.search(query, page) }))
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)

      case .searchResponse(.success(let hits)):
        state.isSearching = false
        state.results = hits
        return .none

      case let .searchResponse(.failure(error)):
        state.isSearching = false
        state.error = "\(error)"
        return .run { _ in
          // Only for us.
          await searchClient.log("failed")
        }

      case .nextPage:
        state.page += 1
        return .merge(
          .send(.searchDebounced),
          .run { [page = state.page] _ in await searchClient.log("page \(page)") }
        )

      case .cancelTapped:
        state.isSearching = false
        return .merge(
          .cancel(id: CancelID.search),
          .send(.queryChanged(""))
        )

      case .downloadTapped(let id):
        state.downloads[id] = 0
        return .run { send in
          for try await progress in searchClient.download(id) {
            await send(.downloadProgress(id: id, progress))
          }
        } catch: { error, send in
          await send(.stopDownload(id))
        }
        .cancellable(id: CancelID.download(id))

      case .downloadProgress(let id, let progress) where progress >= 1:
        state.downloads[id] = nil
        return .send(.logged)

      case .downloadProgress(let id, let progress):
        state.downloads[id] = progress
        return .none

      case .stopDownload(let id):
        state.downloads[id] = nil
        return .cancel(id: CancelID.download(id))

      case .task:
        return .run { send in
          for await isOnline in searchClient.connectivity() {
            await send(.connectivity(isOnline))
          }
        }

      case .connectivity(true):
        state.error = nil
        return .none

      case .connectivity(false):
        state.error = "Offline"
        return .cancel(id: CancelID.search)

      case .hitTapped(let hit):
        if hit.isLocal {
          return .none
        } else {
          return .send(.downloadTapped(hit.id))
        }

      case .logged:
        return .concatenate(
          .run { _ in await searchClient.log("first") },
          .run { _ in await searchClient.log("second") }
        )
      }
    }
  }
}
