// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The outcome of asynchronous work, which is comparable if the value is.
public enum TaskResult<Success: Sendable>: Sendable {
  case success(Success)
  case failure(any Error)

  public init(catching body: @Sendable () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}

extension TaskResult: Equatable where Success: Equatable {
  public static func == (left: TaskResult, right: TaskResult) -> Bool {
    switch (left, right) {
    case (.success(let left), .success(let right)): left == right
    case (.failure(let left), .failure(let right)): isEqual(left, right)
    default: false
    }
  }

  private static func isEqual(_ left: Any, _ right: any Error) -> Bool {
    (left as? any Equatable)?.isEqual(to: right) ?? false
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Error) -> Bool { other as? Self == self }
}
