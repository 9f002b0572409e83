/// The style sheet of the page of a recording.
enum ViewStyle {
  static let text: String = colors + page + list + detail + map + timeline + live + phone
}
