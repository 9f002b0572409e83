import MeetingsUI
import SwiftUI

/// The views of Examples/Meetings as an app.
@main
struct MeetingsApp: App {
  var body: some Scene { MeetingsScene() }
}
