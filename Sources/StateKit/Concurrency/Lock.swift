#if canImport(Darwin)
private import Darwin
#elseif canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Android)
private import Android
#endif

/// A value that one thread at a time may use.
///
///     let names = Lock<[String]>([])
///     names.withLock { $0.append("Ada") }
///
/// It is `Mutex` of `Synchronization`, which iOS 16 does not have. As with a `Mutex`, a thread that takes the lock twice
/// stops.
package struct Lock<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  private let value: UnsafeMutablePointer<Value>
  private let system: UnsafeMutablePointer<SystemLock>

  package init(_ value: consuming sending Value) {
    self.value = .allocate(capacity: 1)
    self.value.initialize(to: value)
    system = .allocate(capacity: 1)
    SystemLock.initialize(system)
  }

  deinit {
    SystemLock.deinitialize(system)
    system.deallocate()
    value.deinitialize(count: 1)
    value.deallocate()
  }

  package func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    SystemLock.lock(system)
    defer { SystemLock.unlock(system) }
    return try body(&value.pointee)
  }
}

#if canImport(Darwin)

private typealias SystemLock = os_unfair_lock_s

extension os_unfair_lock_s {
  fileprivate static func initialize(_ lock: UnsafeMutablePointer<Self>) { lock.initialize(to: Self()) }
  fileprivate static func deinitialize(_ lock: UnsafeMutablePointer<Self>) {}
  fileprivate static func lock(_ lock: UnsafeMutablePointer<Self>) { os_unfair_lock_lock(lock) }
  fileprivate static func unlock(_ lock: UnsafeMutablePointer<Self>) { os_unfair_lock_unlock(lock) }
}

#else

private typealias SystemLock = pthread_mutex_t

extension pthread_mutex_t {
  fileprivate static func initialize(_ lock: UnsafeMutablePointer<Self>) { pthread_mutex_init(lock, nil) }
  fileprivate static func deinitialize(_ lock: UnsafeMutablePointer<Self>) { pthread_mutex_destroy(lock) }
  fileprivate static func lock(_ lock: UnsafeMutablePointer<Self>) { pthread_mutex_lock(lock) }
  fileprivate static func unlock(_ lock: UnsafeMutablePointer<Self>) { pthread_mutex_unlock(lock) }
}

#endif
