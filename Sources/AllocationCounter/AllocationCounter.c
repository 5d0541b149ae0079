#include "AllocationCounter.h"

#include <stddef.h>
#include <stdlib.h>

#if defined(__GLIBC__)

#include <errno.h>

// A program's own functions come before those of a library, so that these stand in for the ones of
// glibc in the whole process. They hand on to the same allocator under its other names; `free`
// stays as it is.

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static volatile long count = 0;

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
  count += 1;
  return __libc_calloc(items, size);
}

void *realloc(void *block, size_t size) {
  count += 1;
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count += 1;
  *result = __libc_memalign(alignment, size);
  return *result == NULL ? ENOMEM : 0;
}

long allocation_count(void) { return count; }

#else

long allocation_count(void) { return -1; }

#endif
