@main
struct MeetingsExample {
  static func main() {}
}
