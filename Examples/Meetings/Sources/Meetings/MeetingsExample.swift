import Foundation

/// The app as text. Without an argument it plays a script; with the name of a file it keeps its meetings there, and reads
/// commands from standard input.
@main
struct MeetingsExample {
  static func main() async {
    if let path = CommandLine.arguments.dropFirst().first {
      await converse(Session(file: URL(filePath: path)))
    } else {
      let file = FileManager.default.temporaryDirectory.appending(path: "meetings-\(UUID()).json")
      defer { try? FileManager.default.removeItem(at: file) }
      await play(Session(file: file))
    }
  }

  @MainActor
  private static func play(_ session: Session) async {
    await session.start()
    for line in script.split(separator: "\n").map(String.init) {
      if line.hasPrefix("#") {
        print("\n\(line.dropFirst(2))")
      } else {
        print("> \(line)")
        await session.perform(line)
      }
    }
  }

  @MainActor
  private static func converse(_ session: Session) async {
    await session.start()
    while let line = readLine(), line != "quit" { await session.perform(line) }
  }
}
