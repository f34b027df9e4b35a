// Makes the n-th call of one function fail: preloaded by torture.py into the program, which knows nothing of it.
// FAIL_CALL names the function, FAIL_AT says which call, FAIL_ERRNO what it ends with.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

extern void *__libc_malloc(size_t size);

static const char *failing;
static long failAt;
static int failure;
static atomic_long calls;

__attribute__((constructor)) static void prepare(void) {
  const char *at = getenv("FAIL_AT"), *code = getenv("FAIL_ERRNO");
  failAt = at ? atol(at) : 0;
  failure = code ? atoi(code) : EIO;
  failing = getenv("FAIL_CALL");
}

static int fails(const char *name) {
  if (!failing || strcmp(failing, name) != 0 || atomic_fetch_add(&calls, 1) + 1 != failAt) return 0;
  errno = failure;
  return 1;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int fd, const void *bytes, size_t count) {
  return fails("write") ? -1 : NEXT(write)(fd, bytes, count);
}
ssize_t read(int fd, void *bytes, size_t count) { return fails("read") ? -1 : NEXT(read)(fd, bytes, count); }
int flock(int fd, int operation) { return fails("flock") ? -1 : NEXT(flock)(fd, operation); }
int fsync(int fd) { return fails("fsync") ? -1 : NEXT(fsync)(fd); }
int syncfs(int fd) { return fails("syncfs") ? -1 : NEXT(syncfs)(fd); }
int close(int fd) { return fails("close") ? -1 : NEXT(close)(fd); }
int rename(const char *from, const char *to) { return fails("rename") ? -1 : NEXT(rename)(from, to); }
int mkdir(const char *path, mode_t mode) { return fails("mkdir") ? -1 : NEXT(mkdir)(path, mode); }
int linkat(int from, const char *path, int to, const char *name, int flags) {
  return fails("linkat") ? -1 : NEXT(linkat)(from, path, to, name, flags);
}
int unlink(const char *path) { return fails("unlink") ? -1 : NEXT(unlink)(path); }
void *mmap(void *start, size_t size, int protection, int flags, int fd, off_t offset) {
  return fails("mmap") ? MAP_FAILED : NEXT(mmap)(start, size, protection, flags, fd, offset);
}
int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = va_arg(rest, mode_t);
  va_end(rest);
  return fails("open") ? -1 : NEXT(open)(path, flags, mode);
}
int openat(int folder, const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = va_arg(rest, mode_t);
  va_end(rest);
  return fails("openat") ? -1 : NEXT(openat)(folder, path, flags, mode);
}
void *malloc(size_t size) { return fails("malloc") ? NULL : __libc_malloc(size); }
