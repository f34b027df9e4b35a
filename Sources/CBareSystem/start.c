// Lets a program of Swift start where no /proc is mounted, as in a bare chroot. Before main, Swift's runtime looks
// there for the program's own path, by which it would find a program that prints backtraces, and ends where it finds
// none; and it reads the arguments there. Here it is told both.
#ifdef __linux__
#include <stdlib.h>
#include <unistd.h>

void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

// Before the constructors of the runtime, to which the system hands the arguments as it does to main.
__attribute__((constructor(101))) static void tellRuntime(int count, char **arguments) {
  if (access("/proc/self/cmdline", R_OK) == 0) return;
  setenv("SWIFT_ROOT", "/", 0);
  _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
}
#endif
