// The declarations of Darwin that StateKit uses, as <os/lock.h> and <unistd.h> of the macOS SDK have them.
#include <stddef.h>
#include <stdint.h>

typedef struct os_unfair_lock_s {
  uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;

typedef struct _opaque_pthread_t *pthread_t;
pthread_t _Nonnull pthread_self(void);
int pthread_main_np(void);

void os_unfair_lock_lock(os_unfair_lock_t _Nonnull lock);
void os_unfair_lock_unlock(os_unfair_lock_t _Nonnull lock);

#define STDERR_FILENO 2
ptrdiff_t write(int file, const void *_Null_unspecified bytes, size_t count);
