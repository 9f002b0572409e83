// Stands in the place of the C library's functions, and counts.

#ifdef __linux__

#include "CountedMalloc.h"
#include <errno.h>
#include <malloc.h>
#include <stddef.h>

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
void __libc_free(void *);

static long allocations = 0;
static long live_bytes = 0;

long counted_allocations(void) { return __atomic_load_n(&allocations, __ATOMIC_RELAXED); }
long counted_live_bytes(void) { return __atomic_load_n(&live_bytes, __ATOMIC_RELAXED); }

static void *counted(void *block) {
  __atomic_fetch_add(&allocations, 1, __ATOMIC_RELAXED);
  __atomic_fetch_add(&live_bytes, (long)malloc_usable_size(block), __ATOMIC_RELAXED);
  return block;
}

static void discount(void *block) {
  __atomic_fetch_sub(&live_bytes, (long)malloc_usable_size(block), __ATOMIC_RELAXED);
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  *block = counted(__libc_memalign(alignment, size));
  return *block ? 0 : ENOMEM;
}

void *realloc(void *block, size_t size) {
  discount(block);
  return counted(__libc_realloc(block, size));
}

void free(void *block) {
  discount(block);
  __libc_free(block);
}

#else

#include "CountedMalloc.h"
#include <malloc/malloc.h>

long counted_allocations(void) { return 0; }

long counted_live_bytes(void) {
  malloc_statistics_t statistics;
  malloc_zone_statistics(0, &statistics);
  return (long)statistics.size_in_use;
}

#endif
