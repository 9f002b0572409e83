/// The reason why a request has no result, with a code of JSON-RPC or LSP.
package struct ResponseError: Error, Equatable {
  package let code: Int
  package let message: String

  static let parseError = ResponseError(code: -32700, message: "the message is no JSON")
  static let invalidRequest = ResponseError(code: -32600, message: "the server was shut down")
  static let initializedAlready = ResponseError(
    code: -32600,
    message: "'initialize' was the first request already"
  )
  static let notInitialized = ResponseError(code: -32002, message: "the first request is 'initialize'")
  static let cancelled = ResponseError(code: -32800, message: "the request was cancelled")

  static func unknownMethod(_ method: String) -> ResponseError {
    ResponseError(code: -32601, message: "there is no method '\(method)'")
  }

  static func invalidParameters(_ reason: String) -> ResponseError {
    ResponseError(code: -32602, message: reason)
  }
}

extension ResponseError {
  /// A correct request that cannot be fulfilled.
  static func refused(_ reason: String) -> ResponseError { ResponseError(code: -32803, message: reason) }
}
