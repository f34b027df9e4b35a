#define _GNU_SOURCE
#include "CFileSystem.h"
#include <unistd.h>

int CFileSystemSync(int descriptor) {
#ifdef __linux__
  return syncfs(descriptor);
#else
  return fsync(descriptor);
#endif
}
