/// The Foundation types that states and payloads commonly have.
enum FoundationTypes {
  static let names: Set<String> = [
    "AttributedString", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "CharacterSet", "CocoaError",
    "ComparisonResult", "Data", "Date", "DateComponents", "DateInterval", "Decimal", "IndexPath", "IndexSet",
    "Locale", "LocalizedStringResource", "Measurement", "NSRange", "Notification", "PersonNameComponents",
    "TimeInterval", "TimeZone", "URL", "URLComponents", "URLError", "URLQueryItem", "URLRequest", "UUID",
  ]
}
