import AppCore
import Foundation

/// Stands for a server: keeps each request until the script answers it.
actor PretendServer {
  typealias Answer = Result<Data, DataError>

  private var requests: [String: [CheckedContinuation<Answer, Never>]] = [:]
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func load(_ request: String) async throws(DataError) -> Data {
    let answer = await withCheckedContinuation { continuation in
      requests[request, default: []].append(continuation)
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
    return try answer.get()
  }

  /// Waits until `count` of these requests wait for an answer.
  func isAsked(_ request: String, times count: Int = 1) async {
    while requests[request, default: []].count < count {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Answers the first of these requests as soon as the request has arrived.
  func answer(_ request: String, _ json: String) async {
    await answer(request, .success(Data(json.utf8)))
  }

  /// Lets the first of these requests fail as soon as the request has arrived.
  func fail(_ request: String, _ error: DataError) async {
    await answer(request, .failure(error))
  }

  private func answer(_ request: String, _ answer: Answer) async {
    await isAsked(request)
    requests[request]?.removeFirst().resume(returning: answer)
  }
}
