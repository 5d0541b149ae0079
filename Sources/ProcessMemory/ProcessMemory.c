#include "ProcessMemory.h"

// Says which C library this is: __GLIBC__ is defined by any of its headers.
#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

void process_memory_return_when_freed(void) {
#ifdef __GLIBC__
  // Any value keeps the threshold from being raised; smaller blocks are too few to matter.
  mallopt(M_MMAP_THRESHOLD, 2 << 20);
#endif
}
