#if Inspector
#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#endif

/// The address of this device in its network; `127.0.0.1` if it is not in a network.
func localAddress() -> String {
  var first: UnsafeMutablePointer<ifaddrs>?
  guard getifaddrs(&first) == 0 else { return "127.0.0.1" }
  defer { freeifaddrs(first) }
  let interfaces = sequence(first: first) { $0?.pointee.ifa_next }.lazy.prefix { $0 != nil }.compactMap { $0 }
  return interfaces.compactMap(address).first { !$0.hasPrefix("127.") } ?? "127.0.0.1"
}

/// The address of an interface as digits; nil if it is not of IPv4.
private func address(of interface: UnsafeMutablePointer<ifaddrs>) -> String? {
  guard let address = interface.pointee.ifa_addr, Int32(address.pointee.sa_family) == AF_INET else {
    return nil
  }
  let bytes = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { address in
    withUnsafeBytes(of: address.pointee.sin_addr) { Array($0) }
  }
  return bytes.map(String.init).joined(separator: ".")
}
#endif
