#pragma once
// What filters of calls to the system are made of, where the kernel has them: then BTD_HAS_FILTERS is defined.
#if defined(__linux__) && __has_include(<linux/seccomp.h>) && (defined(__x86_64__) || defined(__aarch64__))
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <errno.h>
#include <stddef.h>
#include <sys/prctl.h>
// The numbers of the calls, which decide below what there is.
#include <sys/syscall.h>

#define BTD_HAS_FILTERS 1
#ifdef __x86_64__
#define BTD_MACHINE AUDIT_ARCH_X86_64
#else
#define BTD_MACHINE AUDIT_ARCH_AARCH64
#endif

#define BTD_FIELD(name) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, name))
// The lower half of an argument: both machines have it first.
#define BTD_ARGUMENT(index) BTD_FIELD(args[index])
#define BTD_ANSWER(answer) BPF_STMT(BPF_RET | BPF_K, (answer))
#define BTD_FAIL(code) BTD_ANSWER(SECCOMP_RET_ERRNO | ((code) & SECCOMP_RET_DATA))

// What every filter begins with: the number of the call, of this machine's calls alone.
#define BTD_BEGIN                                                                                 \
  BTD_FIELD(arch), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, BTD_MACHINE, 1, 0), BTD_ANSWER(SECCOMP_RET_KILL), \
      BTD_FIELD(nr)
// Goes on with the next `length` instructions for this call, and behind them for any other.
#define BTD_CALL(name, length) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##name, 0, length)
#define BTD_ALLOW(name) BTD_CALL(name, 1), BTD_ANSWER(SECCOMP_RET_ALLOW)
#define BTD_REFUSE(name) BTD_CALL(name, 1), BTD_FAIL(EPERM)
// Only where an argument equals a number, or has none of some bits, or has some of them.
#define BTD_ALLOW_IF(name, index, test, number, then, otherwise)                                  \
  BTD_CALL(name, 4), BTD_ARGUMENT(index), BPF_JUMP(BPF_JMP | (test) | BPF_K, (number), then, otherwise), \
      BTD_ANSWER(SECCOMP_RET_ALLOW), BTD_FAIL(EPERM)
#define BTD_ALLOW_EQUAL(name, index, number) BTD_ALLOW_IF(name, index, BPF_JEQ, number, 0, 1)
#define BTD_ALLOW_WITHOUT(name, index, bits) BTD_ALLOW_IF(name, index, BPF_JSET, bits, 1, 0)
#define BTD_ALLOW_WITH(name, index, bits) BTD_ALLOW_IF(name, index, BPF_JSET, bits, 0, 1)
// Threads, and no other process. What clone3 is to do cannot be looked at: the C library takes clone instead.
#ifdef __NR_clone3
#define BTD_THREADS BTD_ALLOW_WITH(clone, 0, CLONE_THREAD), BTD_CALL(clone3, 1), BTD_FAIL(ENOSYS)
#else
#define BTD_THREADS BTD_ALLOW_WITH(clone, 0, CLONE_THREAD)
#endif
#endif
