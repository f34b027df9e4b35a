#define _GNU_SOURCE
#include "CSystem.h"
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

int CSystemSync(int descriptor) {
#ifdef __linux__
  return syncfs(descriptor);
#else
  return fsync(descriptor);
#endif
}

void CSystemStartWriting(int descriptor, off_t start, off_t size) {
#ifdef __linux__
  sync_file_range(descriptor, start, size, SYNC_FILE_RANGE_WRITE);
#endif
}

int CSystemHoldOpen(int most) {
  struct rlimit limit;
  // Every system of POSIX grants 20.
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 20;
  rlim_t wanted = limit.rlim_max < (rlim_t)most ? limit.rlim_max : (rlim_t)most;
  if (limit.rlim_cur < wanted) {
    struct rlimit higher = {wanted, limit.rlim_max};
    if (setrlimit(RLIMIT_NOFILE, &higher) == 0) limit = higher;
  }
  return limit.rlim_cur < (rlim_t)most ? (int)limit.rlim_cur : most;
}

void CSystemKeepFreedMemory(void) {
#ifdef __GLIBC__
  mallopt(M_TOP_PAD, 8 << 20);
  mallopt(M_MMAP_THRESHOLD, 4 << 20);
#endif
}
