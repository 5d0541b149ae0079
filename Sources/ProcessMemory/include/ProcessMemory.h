#ifndef PROCESS_MEMORY_H
#define PROCESS_MEMORY_H

/// Makes the C library give large blocks back to the system as soon as they are freed. For a program
/// to call when it starts; nothing happens where the library cannot be told.
///
/// glibc takes the largest block that was freed so far for a size that is needed often, and keeps all
/// smaller ones. What one stage of a build frees would stay beside what the next one needs: a tenth of
/// the peak, and a different part in each run.
void process_memory_return_when_freed(void);

#endif
