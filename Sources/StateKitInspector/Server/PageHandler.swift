#if Inspector
internal import NIOCore
internal import NIOHTTP1

/// Answers a request with the page, or with the reason why it is refused, and closes the connection.
final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let page: String
  private let admission: Admission
  private let bounds: RequestBounds

  init(page: String, admission: Admission, bounds: RequestBounds) {
    self.page = page
    self.admission = admission
    self.bounds = bounds
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    // The answer does not wait for a body.
    guard case .head(let head) = unwrapInboundIn(data) else { return }
    let (status, text) = answer(to: head)
    if status == .ok { bounds.endTime() }
    let fields: HTTPHeaders = [
      "Content-Type": "text/html; charset=utf-8", "Content-Length": "\(text.utf8.count)",
      "Connection": "close",
      "Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Frame-Options": "DENY",
      "X-Content-Type-Options": "nosniff",
    ]
    let channel = context.channel
    context.write(
      wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: status, headers: fields))),
      promise: nil
    )
    context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: text)))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in channel.close(promise: nil) }
  }

  private func answer(to head: HTTPRequestHead) -> (HTTPResponseStatus, String) {
    guard admission.admits(head, needsOrigin: false) else { return (.forbidden, Self.refusal) }
    if head.path != "/" { return (.notFound, "There is one page: /\n") }
    return head.method == .GET ? (.ok, page) : (.methodNotAllowed, "The page is read by GET.\n")
  }

  /// If the page is loaded again, its address lacks the token, but the tab has kept it.
  private static let refusal = """
    <!doctype html>
    <title>StateKit inspector</title>
    <p>Open the address that the app printed, with its token.
    <script>
      const token = sessionStorage.getItem("token");
      sessionStorage.removeItem("token");
      if (token) location.replace(`/?token=${token}`);
    </script>

    """
}
#endif
