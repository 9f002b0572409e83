#if Inspector
internal import NIOCore
internal import NIOHTTP1

/// The first handler of a connection. It closes the connection if the request is not answered in time, and refuses a
/// head that is too long before any other handler reads it.
final class RequestBounds: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// The limits of a line and of a whole head in bytes, as in most servers.
  static let longestLine = 8 << 10, longestHead = 32 << 10
  /// The longest time from the start of a connection to its answer.
  static let patience = TimeAmount.seconds(5)

  private enum Progress {
    case firstLine, fields, through
    /// The client has been told the reason. The rest of the request is ignored, until the client closes or the time is
    /// over.
    case refused
  }

  private var progress = Progress.firstLine
  private var headSize = 0
  private var lineSize = 0
  private var timeout: Scheduled<Void>?
  private let patience: TimeAmount

  init(patience: TimeAmount = RequestBounds.patience) {
    self.patience = patience
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let channel = context.channel
    timeout = context.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    endTime()
    context.fireChannelInactive()
  }

  /// Call this when the request is answered.
  func endTime() {
    timeout?.cancel()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .refused = progress { return }
    for byte in unwrapInboundIn(data).readableBytesView {
      if case .through = progress { break }
      if let refusal = refusal(of: byte) { return refuse(refusal, context) }
    }
    context.fireChannelRead(data)
  }

  private func refusal(of byte: UInt8) -> HTTPResponseStatus? {
    headSize += 1
    if byte == UInt8(ascii: "\n") {
      if lineSize == 0, case .fields = progress { progress = .through }
      // Empty lines before the first one do not count.
      if lineSize > 0 { progress = .fields }
      lineSize = 0
    } else if byte != UInt8(ascii: "\r") {
      lineSize += 1
    }
    if lineSize <= Self.longestLine && headSize <= Self.longestHead { return nil }
    if case .firstLine = progress { return .uriTooLong }
    return .requestHeaderFieldsTooLarge
  }

  private func refuse(_ status: HTTPResponseStatus, _ context: ChannelHandlerContext) {
    progress = .refused
    let text =
      "\(status.reasonPhrase). Cookies of other servers on this device come along: open the page by 127.0.0.1.\n"
    let head =
      "HTTP/1.1 \(status.code) \(status.reasonPhrase)\r\nContent-Type: text/plain\r\nConnection: close\r\n"
    let answer = ByteBuffer(string: head + "Content-Length: \(text.utf8.count)\r\n\r\n" + text)
    context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
    context.close(mode: .output, promise: nil)
  }
}
#endif
