/// An action that a recording can contain: it writes the values of its payload by their labels, and is read back from
/// them.
///
/// Generated code conforms to it if the schema says `"conformances": ["Recordable"]` or `["Codable"]`; other code does not
/// need to:
///
///     extension UsersAction: RecordableAction {
///       func write(to writer: inout PayloadWriter) {
///         switch self {
///         case .renamed(let id, let name):
///           writer.value("id", id)
///           writer.value("name", name)
///         default: break
///         }
///       }
///
///       static func read(_ leaf: Int, from reader: inout PayloadReader) throws -> UsersAction {
///         switch leaf {
///         case 0: return .loaded
///         case 1: return try .renamed(id: reader.value("id", as: Int.self), name: reader.value("name", as: String.self))
///         default: throw reader._unknownLeaf(leaf)
///         }
///       }
///     }
///
/// Two functions for a whole enum cost the compiler a ninth of the functions that Swift derives for `Codable` in a debug
/// build, and less in a release build: those are 30 for each case. The idea is that of tables in swift-protobuf.
public protocol RecordableAction: DomainAction {
  /// Writes the payload. An action of a child writes that child's payload, after the ids of the elements on the path.
  func write(to writer: inout PayloadWriter)

  /// Reads the payload of one of `leaves`.
  ///
  /// - Parameters:
  ///   - leaf: The position among `leaves`.
  ///   - reader: Supplies the values of the payload.
  /// - Throws: The reason why a value cannot be read, or the error for an unknown leaf.
  static func read(_ leaf: Int, from reader: inout PayloadReader) throws -> Self
}
