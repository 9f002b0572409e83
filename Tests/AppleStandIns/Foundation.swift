// swift-format-ignore-file
// The declarations of Foundation that StateKitRecording, StateKitTesting, Examples/Meetings and the stand-in of SwiftUI use, with the signatures and availability
// of Apple's documentation (developer.apple.com/documentation/foundation). The bodies are never run.

@available(macOS 10.10, iOS 8.0, tvOS 9.0, watchOS 2.0, *)
public struct Data: Sendable {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
  }
  public init(contentsOf url: URL) throws {}
  public func write(to url: URL, options: WritingOptions = []) throws {}
  public func base64EncodedString() -> String { "" }
  public init() {}
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element == UInt8 {}
}

extension Data: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> UInt8 { 0 }
}

open class Bundle {}

open class FileManager: @unchecked Sendable {
  open class var `default`: FileManager { fatalError() }
  open func fileExists(atPath path: String) -> Bool { false }
  open func contents(atPath path: String) -> Data? { nil }
  @available(macOS 10.12, iOS 10.0, tvOS 10.0, watchOS 3.0, *)
  open var temporaryDirectory: URL { fatalError() }
}

open class ProcessInfo: @unchecked Sendable {
  open class var processInfo: ProcessInfo { fatalError() }
  open var environment: [String: String] { [:] }
}

open class JSONEncoder {
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    @available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, *)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
    @available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }
  public enum NonConformingFloatEncodingStrategy: Sendable {
    case `throw`
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  open var outputFormatting: OutputFormatting = []
  open var nonConformingFloatEncodingStrategy = NonConformingFloatEncodingStrategy.throw
  public init() {}
  open func encode<T: Encodable>(_ value: T) throws -> Data { Data() }
}

open class JSONDecoder {
  public enum NonConformingFloatDecodingStrategy: Sendable {
    case `throw`
    case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  open var nonConformingFloatDecodingStrategy = NonConformingFloatDecodingStrategy.throw
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

@available(macOS 10.10, iOS 8.0, tvOS 9.0, watchOS 2.0, *)
public struct Date: Hashable, Codable, Comparable, Sendable {
  public init() {}
  public init(timeIntervalSince1970: Double) {}
  public static let distantPast = Date()
  public static let distantFuture = Date()
  public static func < (one: Date, other: Date) -> Bool { false }
}

@available(macOS 10.10, iOS 8.0, tvOS 9.0, watchOS 2.0, *)
public struct URL: Hashable, Codable, Sendable {
  public var absoluteString: String { "" }
  public var path: String { "" }
  public init?(string: String) {}
  public init(fileURLWithPath path: String) {}
  @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
  public static var documentsDirectory: URL { fatalError() }
  @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
  public func appending<S: StringProtocol>(path: S) -> URL { self }
  @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
  public func path(percentEncoded: Bool) -> String { "" }
}

@available(macOS 10.10, iOS 8.0, tvOS 9.0, watchOS 2.0, *)
public struct URLComponents: Hashable, Codable, Sendable {
  public var path: String = ""
  public var query: String?
  public init() {}
}

@available(macOS 10.8, iOS 6.0, tvOS 9.0, watchOS 2.0, *)
public struct Decimal: Hashable, Codable, Sendable, CustomStringConvertible {
  public static var nan: Decimal { Decimal() }
  private init() {}
  public init(_ value: Int) {}
  public var isNaN: Bool { true }
  public var description: String { "" }
}

@available(macOS 10.8, iOS 6.0, tvOS 9.0, watchOS 2.0, *)
public struct UUID: Hashable, Codable, Sendable {
  public init() {}
  public init(uuid: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8)) {}
  public var uuidString: String { "" }
}

@available(macOS 10.10, iOS 8.0, tvOS 9.0, watchOS 2.0, *)
public struct IndexSet: RandomAccessCollection, Hashable, Sendable {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Int { 0 }
}
