#ifdef __linux__
// What glibc keeps back from those who ask for nothing but C.
#define _GNU_SOURCE
#endif
#include "CSandbox.h"
#include "filter.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

int btd_spawn(int *process, const char *path, char *const arguments[], char *const variables[],
              int input, int output) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error) return error;
  error = posix_spawnattr_init(&attributes);
  if (error) {
    posix_spawn_file_actions_destroy(&actions);
    return error;
  }
  // Threads that work for others block signals, and a limit of time is one.
  sigset_t blocked, usual;
  sigemptyset(&blocked);
  sigemptyset(&usual);
  sigaddset(&usual, SIGXCPU);
  sigaddset(&usual, SIGPIPE);
  sigaddset(&usual, SIGXFSZ);
  posix_spawnattr_setsigmask(&attributes, &blocked);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  short flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
#ifdef POSIX_SPAWN_CLOEXEC_DEFAULT
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  posix_spawnattr_setflags(&attributes, flags);
  posix_spawn_file_actions_adddup2(&actions, input, 0);
  posix_spawn_file_actions_adddup2(&actions, output, 1);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  error = posix_spawn(process, path, &actions, &attributes, arguments, variables);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

int btd_socket_pair(int ends[2]) {
#ifdef SOCK_CLOEXEC
  return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends);
#else
  int one = 1;
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends)) return -1;
  for (int end = 0; end < 2; end++) {
    fcntl(ends[end], F_SETFD, FD_CLOEXEC);
    setsockopt(ends[end], SOL_SOCKET, SO_NOSIGPIPE, &one, sizeof one);
  }
  return 0;
#endif
}

ptrdiff_t btd_send(int end, const void *bytes, size_t count) {
#ifdef MSG_NOSIGNAL
  return send(end, bytes, count, MSG_NOSIGNAL | MSG_DONTWAIT);
#else
  return send(end, bytes, count, MSG_DONTWAIT);
#endif
}

int btd_signal_of(int status) { return status & 0x7f; }
int btd_exit_code_of(int status) { return status >> 8 & 0xff; }

void btd_set_limit(btd_limit limit, unsigned long long value, int isFinal) {
  const int names[] = {
      [BTD_LIMIT_MEMORY] = RLIMIT_AS,       [BTD_LIMIT_TIME] = RLIMIT_CPU,
      [BTD_LIMIT_FILE_SIZE] = RLIMIT_FSIZE, [BTD_LIMIT_FILES] = RLIMIT_NOFILE,
      [BTD_LIMIT_CORE] = RLIMIT_CORE,
  };
  struct rlimit now;
  if (getrlimit(names[limit], &now)) return;
  now.rlim_cur = now.rlim_max != RLIM_INFINITY && value > now.rlim_max ? now.rlim_max : (rlim_t)value;
  if (isFinal) now.rlim_max = now.rlim_cur;
  setrlimit(names[limit], &now);
}

void btd_allow_time(int process, unsigned long long seconds) {
#ifdef __linux__
  clockid_t clock;
  struct timespec used;
  struct rlimit limit;
  if (clock_getcpuclockid(process, &clock) || clock_gettime(clock, &used)) return;
  if (prlimit(process, RLIMIT_CPU, NULL, &limit)) return;
  limit.rlim_cur = (rlim_t)used.tv_sec + 1 + seconds;
  if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
  prlimit(process, RLIMIT_CPU, &limit, NULL);
#endif
}

long long btd_used_milliseconds(int process) {
#ifdef __linux__
  clockid_t clock;
  struct timespec used;
  if (clock_getcpuclockid(process, &clock) || clock_gettime(clock, &used)) return 0;
  return used.tv_sec * 1000LL + used.tv_nsec / 1000000;
#else
  return 0;
#endif
}

void btd_close_others(void) {
#ifdef __NR_close_range
  if (syscall(__NR_close_range, 3u, ~0u, 0u) == 0) return;
#endif
  long count = sysconf(_SC_OPEN_MAX);
  if (count < 0 || count > 1 << 16) count = 1 << 16;
  for (int descriptor = 3; descriptor < count; descriptor++) close(descriptor);
}

static void *btd_await_end(void *unused) {
  struct pollfd stream = {0, 0, 0};
  while (poll(&stream, 1, -1) < 0 && errno == EINTR) continue;
  _exit(0);
  return unused;
}

void btd_end_with_parent(void) {
  pthread_t thread;
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes)) return;
  pthread_attr_setstacksize(&attributes, 1 << 18);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_create(&thread, &attributes, btd_await_end, NULL);
  pthread_attr_destroy(&attributes);
}

#ifdef BTD_HAS_FILTERS
#include <sys/mman.h>

int btd_confine(void) {
  struct sock_filter filter[] = {
      BTD_BEGIN,
      BTD_ALLOW(read), BTD_ALLOW(write), BTD_ALLOW(readv), BTD_ALLOW(writev), BTD_ALLOW(pread64),
      BTD_ALLOW(close), BTD_ALLOW(fstat), BTD_ALLOW(lseek), BTD_ALLOW(ppoll),
#ifdef __NR_poll
      BTD_ALLOW(poll),
#endif
      BTD_ALLOW(brk), BTD_ALLOW(munmap), BTD_ALLOW(mremap), BTD_ALLOW(madvise),
      BTD_ALLOW(futex), BTD_ALLOW(set_robust_list), BTD_ALLOW(sched_yield), BTD_ALLOW(sched_getaffinity),
#ifdef __NR_rseq
      BTD_ALLOW(rseq),
#endif
      BTD_ALLOW(rt_sigaction), BTD_ALLOW(rt_sigprocmask), BTD_ALLOW(rt_sigreturn), BTD_ALLOW(sigaltstack),
      BTD_ALLOW(restart_syscall), BTD_ALLOW(exit), BTD_ALLOW(exit_group),
      BTD_ALLOW(getpid), BTD_ALLOW(gettid), BTD_ALLOW(getrusage), BTD_ALLOW(sysinfo), BTD_ALLOW(getrandom),
      BTD_ALLOW(clock_gettime), BTD_ALLOW(clock_nanosleep), BTD_ALLOW(nanosleep), BTD_ALLOW(gettimeofday),
      // Nothing new becomes code.
      BTD_ALLOW_WITHOUT(mmap, 2, PROT_EXEC), BTD_ALLOW_WITHOUT(mprotect, 2, PROT_EXEC),
      BTD_THREADS,
      // Only this process may be limited, or told to end.
      BTD_ALLOW_EQUAL(prlimit64, 0, 0), BTD_ALLOW_EQUAL(tgkill, 0, (unsigned)getpid()),
      BTD_FAIL(EPERM),
  };
  struct sock_fprog program = {sizeof filter / sizeof filter[0], filter};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return 0;
#ifdef SECCOMP_FILTER_FLAG_TSYNC
  return syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) == 0;
#else
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
#endif
}
#else
int btd_confine(void) { return 0; }
#endif
