/// The actions of `Poster` in `schemas/everything.statekit.json`.
public nonisolated enum PosterChange: Equatable, Sendable, Codable {
  case moved(path: String)
}
