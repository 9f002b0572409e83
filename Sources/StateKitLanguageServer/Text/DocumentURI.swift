internal import StateKitGenerator

/// `file:///home/ann/Users.statekit.json`: the name of a document in the protocol.
package struct DocumentURI: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  /// The URI of a file.
  package init(path: String) {
    var text = "file://"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.append(Character(Unicode.Scalar(byte)))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    self.text = text
  }

  /// The path of a file; nil for a document that is not a file.
  package var path: String? {
    guard text.hasPrefix("file://") else { return nil }
    // The name of a host may follow the slashes.
    let rest = text.dropFirst("file://".count)
    guard let start = rest.firstIndex(of: "/") else { return nil }
    var bytes: [UInt8] = []
    var left = Array(rest[start...].utf8)[...]
    while let byte = left.popFirst() {
      // A number may begin with a sign, too.
      if byte == UInt8(ascii: "%"), left.count > 1, left.first.map({ ASCII.isWord($0) }) == true,
        let value = UInt8(String(decoding: left.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        left = left.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
