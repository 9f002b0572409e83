#ifndef COUNTED_MALLOC_H
#define COUNTED_MALLOC_H

/// How often memory was asked for, by any thread.
long counted_allocations(void);

/// How much of it is in use now, in bytes.
long counted_live_bytes(void);

#endif
