#pragma once
// The parts of a seccomp filter. BTD_HAS_FILTERS is defined where the system has seccomp.
#if defined(__linux__) && __has_include(<linux/seccomp.h>) && (defined(__x86_64__) || defined(__aarch64__))
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <errno.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

// Headers may be older than the kernel; these numbers are the same on every machine.
#ifndef __NR_fchmodat2
#define __NR_fchmodat2 452
#endif
#ifndef __NR_setxattrat
#define __NR_setxattrat 463
#define __NR_removexattrat 466
#endif
#ifndef __NR_file_setattr
#define __NR_file_setattr 469
#endif

#define BTD_HAS_FILTERS 1
#ifdef __x86_64__
#define BTD_MACHINE AUDIT_ARCH_X86_64
#else
#define BTD_MACHINE AUDIT_ARCH_AARCH64
#endif

#define BTD_FIELD(name) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, name))
// The lower half of an argument, which comes first on both machines.
#define BTD_ARGUMENT(index) BTD_FIELD(args[index])
#define BTD_ANSWER(answer) BPF_STMT(BPF_RET | BPF_K, (answer))
#define BTD_FAIL(code) BTD_ANSWER(SECCOMP_RET_ERRNO | ((code) & SECCOMP_RET_DATA))

// The beginning of every filter: refuses the calls of other machines, then loads the number of the call.
#define BTD_BEGIN                                                                                 \
  BTD_FIELD(arch), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, BTD_MACHINE, 1, 0), BTD_ANSWER(SECCOMP_RET_KILL), \
      BTD_FIELD(nr)
// Runs the next `length` instructions for this call, and skips them for any other.
#define BTD_CALL(name, length) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##name, 0, length)
#define BTD_ALLOW(name) BTD_CALL(name, 1), BTD_ANSWER(SECCOMP_RET_ALLOW)
#define BTD_REFUSE(name) BTD_CALL(name, 1), BTD_FAIL(EPERM)
// Allows a call only if an argument equals a number, has none of the bits, or has one of them.
#define BTD_ALLOW_IF(name, index, test, number, then, otherwise)                                  \
  BTD_CALL(name, 4), BTD_ARGUMENT(index), BPF_JUMP(BPF_JMP | (test) | BPF_K, (number), then, otherwise), \
      BTD_ANSWER(SECCOMP_RET_ALLOW), BTD_FAIL(EPERM)
#define BTD_ALLOW_EQUAL(name, index, number) BTD_ALLOW_IF(name, index, BPF_JEQ, number, 0, 1)
#define BTD_ALLOW_WITHOUT(name, index, bits) BTD_ALLOW_IF(name, index, BPF_JSET, bits, 1, 0)
#define BTD_ALLOW_WITH(name, index, bits) BTD_ALLOW_IF(name, index, BPF_JSET, bits, 0, 1)
// Allows threads and no processes. A filter cannot see the flags of clone3: the C library falls back to clone.
#ifdef __NR_clone3
#define BTD_THREADS BTD_ALLOW_WITH(clone, 0, CLONE_THREAD), BTD_CALL(clone3, 1), BTD_FAIL(ENOSYS)
#else
#define BTD_THREADS BTD_ALLOW_WITH(clone, 0, CLONE_THREAD)
#endif
#endif
