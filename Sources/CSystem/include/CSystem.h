#include <sys/types.h>

/// Writes what is held in memory of the file system of an open file to its disk, and waits for it.
///
/// Linux has a call for it that Swift does not see; elsewhere the file alone is written. 0, or -1 with errno.
int CSystemSync(int descriptor);

/// Has the system start to write bytes of an open file to its disk, and does not wait until they are there.
///
/// Where the system has no such call, or the file no disk, nothing happens.
void CSystemStartWriting(int descriptor, off_t start, off_t size);

/// Lets this process hold up to `most` files open, where the system allows it.
///
/// Swift sees the call in another form on each system. How many it may hold open from now on.
int CSystemHoldOpen(int most);

/// Keeps memory that is given back for what is asked for next, up to 8 MB a thread.
///
/// GNU's library gives the memory of each part of a large file back to the system, and takes it anew page by page: a
/// tenth of the time on two processors.
void CSystemKeepFreedMemory(void);
