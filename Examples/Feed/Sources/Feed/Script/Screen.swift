import StateKit

/// The visible contents, in one line.
struct Screen: CustomStringConvertible {
  let state: AppState

  var description: String {
    guard let feed = state.feed else { return login }
    return [list(of: feed), pages(of: feed), feed.detail.map(detail)].compactMap { $0 }.joined(
      separator: " | "
    )
  }

  private var login: String {
    if state.login.isBusy { return "logging in" }
    return state.login.failure.map { "log in: \($0)" } ?? "log in"
  }

  private func list(of feed: FeedState) -> String {
    let rows = feed.rows.map { $0.title + ($0.isLiked ? "*" : "") + ($0.isSaving ? "…" : "") }
    return "\(feed.user.name): \(rows.isEmpty ? "nothing yet" : rows.joined(separator: ", "))"
  }

  private func pages(of feed: FeedState) -> String? {
    switch feed.lastPage {
    case .loading: "loading"
    case .failed(let error, _): "\(error)"
    case .idle, .loaded: feed.next == nil ? nil : "more"
    }
  }

  private func detail(_ detail: DetailState) -> String {
    let comments = detail.comments.value?.joined(separator: " ")
    return "[\(detail.title): \(comments ?? (detail.comments.isLoading ? "loading" : "no comments"))]"
  }
}
