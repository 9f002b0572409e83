private enum LoadableKey: String, CodingKey {
  case stage
  case value
  case failure
}

private enum LoadableStage: String, Codable {
  case idle
  case loading
  case loaded
  case failed
}

extension Loadable: Encodable where Value: Encodable, Failure: Encodable {
  /// Encodes an object such as `{"stage": "failed", "failure": "offline", "value": "from before"}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: LoadableKey.self)
    try container.encode(stage, forKey: .stage)
    if let failure = failure ?? failureBefore { try container.encode(failure, forKey: .failure) }
    if let value { try container.encode(value, forKey: .value) }
  }

  private var failureBefore: Failure? {
    if case .loading(_, let failure) = self { return failure }
    return nil
  }

  private var stage: LoadableStage {
    switch self {
    case .idle: .idle
    case .loading: .loading
    case .loaded: .loaded
    case .failed: .failed
    }
  }
}

extension Loadable: Decodable where Value: Decodable, Failure: Decodable {
  /// Decodes the form that `encode` writes.
  ///
  /// - Throws: `DecodingError`; also for a failure if `Failure` is `Never`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: LoadableKey.self)
    // `decodeIfPresent` would treat the null of an optional value as a missing value.
    let value = container.contains(.value) ? try container.decode(Value.self, forKey: .value) : nil
    switch try container.decode(LoadableStage.self, forKey: .stage) {
    case .idle: self = .idle
    case .loading:
      let failure = container.contains(.failure) ? try container.decode(Failure.self, forKey: .failure) : nil
      self = .loading(value, after: failure)
    case .loaded: self = .loaded(try value ?? container.decode(Value.self, forKey: .value))
    case .failed: self = .failed(try container.decode(Failure.self, forKey: .failure), value)
    }
  }
}

/// `Never`, which is `Codable` only from macOS 14 and iOS 17 on.
enum NoFailure: Codable {
  init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "The value cannot fail.")
    )
  }

  func encode(to encoder: any Encoder) {}
}

extension Loadable where Failure == Never {
  /// The same stage, as it can be coded on each system.
  var codable: Loadable<Value, NoFailure> {
    switch self {
    case .idle: .idle
    case .loading(let previous, after: _): .loading(previous)
    case .loaded(let value): .loaded(value)
    }
  }
}

extension Loadable where Failure == NoFailure {
  /// The same stage, as states have it.
  var neverFailing: Loadable<Value, Never> {
    switch self {
    case .idle: .idle
    case .loading(let previous, after: _): .loading(previous)
    case .loaded(let value): .loaded(value)
    }
  }
}
