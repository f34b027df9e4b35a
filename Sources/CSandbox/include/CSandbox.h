#pragma once
// Starting a process of one's own for work on what strangers have made, and what it gives up before it sees any of
// that: calls that Swift cannot make, or that each platform spells in its own way.
#include <stddef.h>

// Starts a program, by its path, with two descriptors as its standard streams and its messages thrown away.
// Returns 0, or the number of an error.
int btd_spawn(int *process, const char *path, char *const arguments[], char *const variables[], int input, int output);

// What a program may take that is not ours.
typedef struct {
  // Bytes of address space.
  unsigned long long memory;
  // Seconds of processor time, and those after which it is told to end, which btd_allow_time moves.
  unsigned long long time;
  unsigned long long softTime;
  // Descriptors.
  unsigned long long files;
  // Folders and files that it may read and run, beside its input, where the kernel has Landlock; ends with NULL.
  char *const *places;
} btd_bounds;

// What the kernel keeps from a program beyond limits: other files, and calls such as those of the network.
enum { BTD_CONFINED_FILES = 1, BTD_CONFINED_CALLS = 2 };

// Starts a program as btd_spawn does, with limits of what it may take. It writes no file, gets no rights that this
// process has not, inherits nothing but its streams, and on Linux ends with the thread that has started it.
int btd_spawn_confined(int *process, int *confinement, const char *path, char *const arguments[], char *const variables[],
                       int input, int output, const btd_bounds *bounds);

// Two ends of a stream that no other child inherits and that raises no signal where the other end is gone.
int btd_socket_pair(int ends[2]);

// Sends what there is room for at once.
ptrdiff_t btd_send(int end, const void *bytes, size_t count);

// How a process ended.
int btd_signal_of(int status);
int btd_exit_code_of(int status);

typedef enum {
  BTD_LIMIT_MEMORY,
  BTD_LIMIT_TIME,
  BTD_LIMIT_FILE_SIZE,
  BTD_LIMIT_FILES,
  BTD_LIMIT_CORE,
} btd_limit;

// Limits this process; where `isFinal`, for good.
void btd_set_limit(btd_limit limit, unsigned long long value, int isFinal);

// Gives a child so many more seconds of processor time than it has had, as far as its final limit; not everywhere.
void btd_allow_time(int process, unsigned long long seconds);

// The processor time that a program has had, where the system tells; else 0.
long long btd_used_milliseconds(int process);

// Closes what was inherited besides the standard streams.
void btd_close_others(void);

// Ends this process when the other end of its standard input is closed, whatever it is doing.
void btd_end_with_parent(void);

// Gives up all calls to the system but those that decoding takes: memory, threads, and the streams that are open. No
// file, no network, no other program, no other process. All others fail as not permitted, so that a library that
// tries one goes on without. 1 where the kernel does it, else 0.
int btd_confine(void);
