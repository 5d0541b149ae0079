#include "ProcessMemory.h"

// Says which C library this is: __GLIBC__ is defined by any of its headers.
#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

void process_memory_keep_freed(void) {
#ifdef __GLIBC__
  // The largest value that is taken: only longer blocks come from the system and go back to it.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
}
