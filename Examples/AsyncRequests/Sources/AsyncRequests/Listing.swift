import AppCore
import StateKit

/// A listener's view of the state, in a line.
struct Listing: CustomStringConvertible {
  let state: AppState

  var description: String {
    let users = "users: \(text(of: state.users.all, by: \.name))"
    let posts = state.posts.byAuthor.sorted { $0.key < $1.key }.map { author, posts in
      "posts of \(name(of: author)): \(text(of: posts, by: \.title))"
    }
    let sending = state.posts.sending > 0 ? ["sending \(state.posts.sending)"] : []
    let failure = state.posts.failure.map { ["not sent: \($0)"] } ?? []
    return ([users] + posts + sending + failure).joined(separator: " | ")
  }

  private func name(of author: User.ID) -> String {
    state.users.all.value?.first { $0.id == author }?.name ?? "\(author)"
  }

  private func text<Element>(
    of list: Loadable<[Element], DataError>,
    by name: (Element) -> String
  ) -> String {
    let names = list.value.map { $0.map(name).joined(separator: ", ") }
    return switch list {
    case .idle: "-"
    case .loaded: names ?? ""
    case .loading: names.map { "\($0), loading" } ?? "loading"
    case .failed(let error, _): names.map { "\($0), \(error)" } ?? "\(error)"
    }
  }
}
