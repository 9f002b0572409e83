import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct PayloadTextsTests {
  private let diagnostics = DiagnosticCollector()

  @Test func `equal payloads have places of their own`() throws {
    let payloads = try payloads(in: #"["(id: Int)", "(id: Int)"]"#)
    expectEqual(payloads.map { $0?.map(\.label?.location.column) }, [[4], [17]])
    expectEqual(payloads.map { $0?.map(\.type?.location.column) }, [[8], [21]])
  }

  @Test func `a payload with an escape is read anew`() throws {
    let payloads = try payloads(in: #"["(id: Int)", "(\u0069d: Int)"]"#)
    expectEqual(payloads.map { $0?.map(\.type?.location.column) }, [[8], [26]])
  }

  @Test func `names that Swift takes for equal are spelled as they are written`() throws {
    let payloads = try payloads(in: "[\"(\u{E9}: Int)\", \"(e\u{301}: Int)\"]")
    expectEqual(payloads.compactMap { $0?.first?.label?.value.unicodeScalars.count }, [1, 2])
  }

  @Test func `a mistake is reported wherever it is made`() throws {
    let payloads = try payloads(in: #"["(id:)", "(id:)"]"#)
    #expect(payloads.allSatisfy { $0 == nil })
    expectEqual(diagnostics.diagnostics.map(\.location.column), [7, 16])
  }

  private func payloads(in text: String) throws -> [[PayloadValueSchema]?] {
    let file = SourceFile(path: "Test.json", text: text)
    let root = try #require(JSONParser.parse(file, reportingTo: diagnostics))
    guard case .array(let elements) = root.value else { return [] }
    let texts = PayloadTexts()
    return elements.compactMap { element -> [PayloadValueSchema]?? in
      guard case .string(let string) = element.value else { return nil }
      return .some(texts.payload(string, reportingTo: diagnostics))
    }
  }
}
