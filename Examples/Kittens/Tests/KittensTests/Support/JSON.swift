import Foundation

/// The state as text, in which both versions are equal.
func json(_ state: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return (try? encoder.encode(state)).map { String(decoding: $0, as: UTF8.self) } ?? "not encodable"
}
