#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How many blocks this process has asked the C library for since its start, by `malloc`, `calloc`,
/// `realloc`, `aligned_alloc` or `posix_memalign`, the Swift runtime included; -1 where they cannot
/// be counted.
///
/// Only for the benchmark. Calls from several threads at once may be missed.
long allocation_count(void);

#endif
