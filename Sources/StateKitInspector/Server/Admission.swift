#if Inspector
internal import NIOHTTP1

/// The rules for requests: a request needs the token, and the server's own address as its `Host`, and as its `Origin`
/// if it has one. So pages of other sites are refused, even if their names lead to this device.
struct Admission: Sendable {
  let token: String
  let isOpenToNetwork: Bool

  func admits(_ head: HTTPRequestHead, needsOrigin: Bool) -> Bool {
    let (hosts, origins) = (head.headers["Host"], head.headers["Origin"])
    guard hosts.count == 1, isOwn(host: hosts[0]) else { return false }
    if needsOrigin || !origins.isEmpty, origins != ["http://\(hosts[0])"] { return false }
    return isEqual(head.token ?? "", token)
  }

  /// Whether a host is the address of this device. Names other than `localhost` are refused, because they can lead to
  /// any device.
  private func isOwn(host: String) -> Bool {
    let parts = host.split(separator: ":", omittingEmptySubsequences: false)
    if host == "[::1]" || host.hasPrefix("[::1]:") && isPort(host.dropFirst("[::1]:".count)) { return true }
    guard parts.count == 1 || parts.count == 2 && isPort(parts[1]) else { return false }
    if parts[0] == "127.0.0.1" || parts[0] == "localhost" { return true }
    let numbers = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    return isOpenToNetwork && numbers.count == 4 && numbers.allSatisfy { UInt8($0) != nil }
  }

  private func isPort(_ text: Substring) -> Bool {
    UInt16(text) != nil
  }

  /// Compares in a time that does not depend on the position of the first difference, so that a token cannot be guessed
  /// piece by piece.
  private func isEqual(_ left: String, _ right: String) -> Bool {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension HTTPRequestHead {
  var path: Substring {
    uri.prefix { $0 != "?" }
  }

  /// The token of the address; nil without one.
  fileprivate var token: String? {
    let items = uri.dropFirst(path.count + 1).split(separator: "&")
    return items.first { $0.hasPrefix("token=") }.map { String($0.dropFirst("token=".count)) }
  }

  /// Whether the request ends with its head.
  var isWithoutBody: Bool {
    !headers.contains(name: "Content-Length") && !headers.contains(name: "Transfer-Encoding")
  }
}
#endif
