#ifdef __linux__
// glibc hides some system calls from plain C.
#define _GNU_SOURCE
#endif
#include "CSandbox.h"
#include "filter.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

// Between fork and exec, another thread may hold a lock of the C library: what follows only makes system calls.

#ifdef BTD_HAS_FILTERS
// Refuses what no reader of files needs: the network, other processes, changes to files, and administration.
static int btd_refuse_calls(void) {
  struct sock_filter filter[] = {
      BTD_BEGIN,
#ifdef __x86_64__
      // The x32 calls have other numbers.
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1), BTD_FAIL(EPERM),
      BTD_REFUSE(fork), BTD_REFUSE(vfork),
#endif
      BTD_THREADS,
      BTD_REFUSE(socket), BTD_REFUSE(socketpair), BTD_REFUSE(connect), BTD_REFUSE(bind), BTD_REFUSE(listen),
      BTD_REFUSE(accept), BTD_REFUSE(accept4), BTD_REFUSE(sendto), BTD_REFUSE(sendmsg), BTD_REFUSE(sendmmsg),
      // A program may only signal itself.
      BTD_ALLOW_EQUAL(kill, 0, (unsigned)getpid()), BTD_ALLOW_EQUAL(tgkill, 0, (unsigned)getpid()),
      BTD_REFUSE(tkill), BTD_REFUSE(rt_sigqueueinfo), BTD_REFUSE(rt_tgsigqueueinfo), BTD_REFUSE(ptrace),
      BTD_REFUSE(process_vm_readv), BTD_REFUSE(process_vm_writev), BTD_REFUSE(kcmp), BTD_REFUSE(setpriority),
#ifdef __NR_pidfd_open
      BTD_REFUSE(pidfd_open), BTD_REFUSE(pidfd_send_signal),
#endif
#ifdef __NR_pidfd_getfd
      BTD_REFUSE(pidfd_getfd),
#endif
#ifdef __NR_io_uring_setup
      BTD_REFUSE(io_uring_setup),
#endif
#ifdef __NR_userfaultfd
      BTD_REFUSE(userfaultfd),
#endif
      BTD_REFUSE(mount), BTD_REFUSE(umount2), BTD_REFUSE(pivot_root), BTD_REFUSE(chroot), BTD_REFUSE(unshare),
      BTD_REFUSE(setns), BTD_REFUSE(bpf), BTD_REFUSE(perf_event_open), BTD_REFUSE(keyctl), BTD_REFUSE(add_key),
      BTD_REFUSE(request_key), BTD_REFUSE(init_module), BTD_REFUSE(finit_module), BTD_REFUSE(delete_module),
      BTD_REFUSE(kexec_load), BTD_REFUSE(reboot), BTD_REFUSE(swapon), BTD_REFUSE(swapoff), BTD_REFUSE(mknodat),
      BTD_REFUSE(personality), BTD_REFUSE(shmget), BTD_REFUSE(msgget), BTD_REFUSE(semget),
      // Landlock lets a program change the rights, owner, times and attributes of any file.
      BTD_REFUSE(fchmod), BTD_REFUSE(fchmodat), BTD_REFUSE(fchmodat2), BTD_REFUSE(fchown), BTD_REFUSE(fchownat),
      BTD_REFUSE(utimensat), BTD_REFUSE(setxattr), BTD_REFUSE(lsetxattr), BTD_REFUSE(fsetxattr),
      BTD_REFUSE(setxattrat), BTD_REFUSE(removexattr), BTD_REFUSE(lremovexattr), BTD_REFUSE(fremovexattr),
      BTD_REFUSE(removexattrat), BTD_REFUSE(file_setattr),
#ifdef __x86_64__
      BTD_REFUSE(chmod), BTD_REFUSE(chown), BTD_REFUSE(lchown), BTD_REFUSE(utime), BTD_REFUSE(utimes),
      BTD_REFUSE(futimesat),
#endif
      // A program may only see and set limits of its own.
      BTD_ALLOW_EQUAL(prlimit64, 0, 0),
      BTD_ANSWER(SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {sizeof filter / sizeof filter[0], filter};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}
#else
static int btd_refuse_calls(void) { return 0; }
#endif

#ifdef __linux__
// The numbers of Landlock's calls, the same on every machine: headers may be older than the kernel.
enum { BTD_LANDLOCK_CREATE = 444, BTD_LANDLOCK_ADD = 445, BTD_LANDLOCK_RESTRICT = 446 };
enum { BTD_EXECUTE = 1 << 0, BTD_READ_FILE = 1 << 2, BTD_READ_FOLDER = 1 << 3 };

static int btd_ruleset(void) {
  const long version = syscall(BTD_LANDLOCK_CREATE, NULL, (size_t)0, 1u);
  if (version < 1) return -1;
  // All rights of the first version; the second adds moving between folders, the third truncating.
  uint64_t handled = (1 << 13) - 1;
  if (version >= 2) handled |= 1 << 13;
  if (version >= 3) handled |= 1 << 14;
  return (int)syscall(BTD_LANDLOCK_CREATE, &handled, sizeof handled, 0u);
}

static void btd_let_read(int ruleset, int place, uint64_t rights) {
  struct stat status;
  if (fstat(place, &status)) return;
  struct {
    uint64_t rights;
    int32_t place;
  } __attribute__((packed)) rule = {S_ISDIR(status.st_mode) ? rights : rights & ~BTD_READ_FOLDER, place};
  syscall(BTD_LANDLOCK_ADD, ruleset, 1, &rule, 0u);
}

static int btd_let_read_only(char *const places[], int input) {
  const int ruleset = btd_ruleset();
  if (ruleset < 0) return 0;
  for (; *places; places++) {
    const int place = open(*places, O_PATH | O_CLOEXEC);
    if (place < 0 && (errno == EMFILE || errno == ENFILE)) {
      close(ruleset);
      return 0;
    }
    // Not every system has every place.
    if (place < 0) continue;
    btd_let_read(ruleset, place, BTD_EXECUTE | BTD_READ_FILE | BTD_READ_FOLDER);
    close(place);
  }
  btd_let_read(ruleset, input, BTD_READ_FILE);
  const int isDone = syscall(BTD_LANDLOCK_RESTRICT, ruleset, 0u) == 0;
  close(ruleset);
  return isDone;
}
#else
static int btd_let_read_only(char *const places[], int input) { return 0; }
#endif

// Closes all but the standard streams when the program starts.
static void btd_inherit_nothing(void) {
#if defined(__linux__) && defined(__NR_close_range)
  // The last number is CLOSE_RANGE_CLOEXEC.
  if (syscall(__NR_close_range, 3u, ~0u, 4u) == 0) return;
#endif
  for (int descriptor = 3; descriptor < 1 << 12; descriptor++) fcntl(descriptor, F_SETFD, FD_CLOEXEC);
}

// Makes two descriptors the standard input and output.
static int btd_set_streams(int input, int output) {
  const int messages = open("/dev/null", O_WRONLY);
  const int streams[] = {input, output, messages};
  int copies[3];
  for (int stream = 0; stream < 3; stream++) {
    copies[stream] = fcntl(streams[stream], F_DUPFD_CLOEXEC, 3);
    if (copies[stream] < 0) return errno;
  }
  for (int stream = 0; stream < 3; stream++) {
    if (dup2(copies[stream], stream) < 0) return errno;
  }
  return 0;
}

static void btd_set_program_limit(int name, unsigned long long soft, unsigned long long hard) {
  struct rlimit now;
  if (getrlimit(name, &now)) return;
  if (now.rlim_max == RLIM_INFINITY || hard < now.rlim_max) now.rlim_max = (rlim_t)hard;
  now.rlim_cur = soft < now.rlim_max ? (rlim_t)soft : now.rlim_max;
  setrlimit(name, &now);
}

struct btd_news {
  int error;
  int confinement;
};

static void btd_become(const char *path, char *const arguments[], char *const variables[], int input,
                       int output, const btd_bounds *bounds, pid_t parent, int news) {
  struct btd_news told = {0, 0};
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(0);
#endif
  signal(SIGXCPU, SIG_DFL);
  signal(SIGPIPE, SIG_DFL);
  signal(SIGXFSZ, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  // The numbers 0 to 2 are for the standard streams.
  news = fcntl(news, F_DUPFD_CLOEXEC, 3);
  told.error = btd_set_streams(input, output);
  btd_inherit_nothing();
  btd_set_program_limit(RLIMIT_AS, bounds->memory, bounds->memory);
  btd_set_program_limit(RLIMIT_CPU, bounds->softTime, bounds->time);
  btd_set_program_limit(RLIMIT_FSIZE, 0, 0);
  btd_set_program_limit(RLIMIT_CORE, 0, 0);
#ifdef __linux__
  const int isBound = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
  if (isBound && btd_let_read_only(bounds->places, 0)) told.confinement |= BTD_CONFINED_FILES;
#endif
  // Landlock opens files, and the descriptors of the parent still take their numbers.
  btd_set_program_limit(RLIMIT_NOFILE, bounds->files, bounds->files);
#ifdef __linux__
  if (isBound && btd_refuse_calls()) told.confinement |= BTD_CONFINED_CALLS;
#endif
  if (!told.error) {
    if (write(news, &told, sizeof told) != sizeof told) _exit(127);
    execve(path, arguments, variables);
    told.error = errno;
  }
  (void)!write(news, &told, sizeof told);
  _exit(127);
}

int btd_spawn_confined(int *process, int *confinement, const char *path, char *const arguments[],
                       char *const variables[], int input, int output, const btd_bounds *bounds) {
  int ends[2];
#ifdef __linux__
  if (pipe2(ends, O_CLOEXEC)) return errno;
#else
  if (pipe(ends)) return errno;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
#endif
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child == 0) btd_become(path, arguments, variables, input, output, bounds, parent, ends[1]);
  const int error = errno;
  close(ends[1]);
  struct btd_news told = {child < 0 ? error : 0, 0}, next;
  while (child > 0) {
    const ptrdiff_t count = read(ends[0], &next, sizeof next);
    if (count < 0 && errno == EINTR) continue;
    if (count != sizeof next) break;
    told = next;
  }
  close(ends[0]);
  if (told.error && child > 0) {
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR) continue;
  }
  *process = child;
  *confinement = told.confinement;
  return told.error;
}
