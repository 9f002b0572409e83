import Testing

@testable import StateKitGenerator
@testable import StateKitReports

struct ExplainedCodeTests {
  /// The codes of which nothing is written yet. The list gets shorter, never longer: who adds a code explains it.
  private static let stillToCome: Set<String> = [
    "SK0101", "SK0102", "SK0103", "SK0104", "SK0105", "SK0106", "SK0107", "SK0108",
    "SK0109", "SK0110", "SK0111", "SK0112", "SK0113", "SK0114", "SK0115", "SK0116",
    "SK0117", "SK0118", "SK0119", "SK0120", "SK0121", "SK0122", "SK0201", "SK0202",
    "SK0203", "SK0204", "SK0205", "SK0206", "SK0207", "SK0208", "SK0209", "SK0210",
    "SK0211", "SK0212", "SK0213", "SK0230", "SK0301", "SK0302", "SK0303", "SK0304",
    "SK0305", "SK0306", "SK0307", "SK0308", "SK0309", "SK0310", "SK0311", "SK0312",
    "SK0313", "SK0314", "SK0315", "SK0316", "SK0317", "SK0318", "SK0319", "SK0320",
    "SK0321", "SK0330", "SK0331", "SK0332", "SK0333", "SK0334", "SK0335", "SK0336",
    "SK0337", "SK0338", "SK0339", "SK0340", "SK0341", "SK0342", "SK0343", "SK0344",
    "SK0345", "SK0346", "SK0347", "SK0401", "SK0402", "SK0403", "SK0404", "SK0405",
    "SK0406", "SK0407", "SK0408", "SK0409", "SK0410", "SK0411", "SK0412", "SK0413",
    "SK0414", "SK0415", "SK0420", "SK0421", "SK0422", "SK0501", "SK0502", "SK0503",
    "SK0504", "SK0505", "SK0506", "SK0507", "SK0508", "SK0510", "SK0511", "SK0512",
    "SK0513", "SK0514", "SK0520", "SK0521", "SK0522", "SK0523", "SK0524", "SK0525",
    "SK0526", "SK0527", "SK0528", "SK0530", "SK0531", "SK0680", "SK0681", "SK0682",
    "SK0683", "SK0684", "SK0685", "SK0801", "SK0802", "SK0803", "SK0804", "SK0805",
    "SK0806", "SK0807", "SK0808", "SK0810", "SK0811", "SK0812", "SK0813", "SK0814",
    "SK0815", "SK0816", "SK0817",
  ]

  @Test func `each code is explained, or is among those still to come`() throws {
    let explained = Set(Explanations.all.map(\.code))
    let codes = try DiagnosticCodeTests.codes()
    #expect(codes.subtracting(explained).sorted() == Self.stillToCome.sorted())
    #expect(explained.subtracting(codes) == [])
  }
}
