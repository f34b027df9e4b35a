// What Embedded Swift calls and a bare WebAssembly module lacks. Two things the host gives: chance, and the
// double nearest to a decimal number, which every host of WebAssembly knows how to find.
#include <stddef.h>
#include <stdint.h>

__attribute__((import_module("host"), import_name("random"))) void host_random(void *bytes, size_t count);
__attribute__((import_module("host"), import_name("double"))) double host_double(const char *text, size_t count);

// The seed of hashing: a fixed one would let a crafted file make all its keys collide.
void arc4random_buf(void *bytes, size_t count) { host_random(bytes, count); }

uintptr_t __stack_chk_guard = 0x5bd1e995;
void __stack_chk_fail(void) { __builtin_trap(); }

// MARK: Memory

// Four sizes of blocks to each power of two; a freed block serves its size again. The 16 bytes before a block
// say where it began and what size it has.
struct header { char *start; uint32_t kind, unused[2]; };
static void *freed[128];
extern unsigned char __heap_base;
static uintptr_t top, limit;

static char *grown(size_t size) {
  if (top == 0) {
    top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    limit = (uintptr_t)__builtin_wasm_memory_size(0) << 16;
  }
  if (size > limit - top) {
    size_t pages = (size - (limit - top) + 0xffff) >> 16;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
    limit += pages << 16;
  }
  char *start = (char *)top;
  top += size;
  return start;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment < 16) alignment = 16;
  if (size > (size_t)1 << 31) __builtin_trap();
  size_t needed = size + alignment + 32;
  uint32_t power = 31 - (uint32_t)__builtin_clz((uint32_t)needed), part = needed >> (power - 2) & 3;
  uint32_t kind = power * 4 + part;
  char *start = freed[kind];
  if (start) {
    freed[kind] = *(void **)start;
  } else {
    start = grown((((size_t)5 + part) << (power - 2)) + 15 & ~(size_t)15);
  }
  char *block = (char *)((uintptr_t)(start + 15 + alignment) & ~(uintptr_t)(alignment - 1));
  struct header *header = (struct header *)(block - 16);
  header->start = start;
  header->kind = kind;
  *result = block;
  return 0;
}

void *malloc(size_t size) {
  void *block;
  posix_memalign(&block, 16, size);
  return block;
}

void free(void *block) {
  if (!block) return;
  struct header header = *(struct header *)((char *)block - 16);
  *(void **)header.start = freed[header.kind];
  freed[header.kind] = header.start;
}

void *memcpy(void *target, const void *source, size_t count) {
  __builtin_memcpy(target, source, count);
  return target;
}
void *memmove(void *target, const void *source, size_t count) {
  __builtin_memmove(target, source, count);
  return target;
}
void *memset(void *target, int value, size_t count) {
  __builtin_memset(target, value, count);
  return target;
}
int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *one = left, *other = right;
  for (; count && *one == *other; count--) one++, other++;
  return count ? *one - *other : 0;
}

// MARK: Decimal numbers

double round(double value) {
  double whole = __builtin_trunc(value);
  return __builtin_fabs(value - whole) < 0.5 ? whole : whole + __builtin_copysign(1, value);
}

static const char *digits(const char *text) {
  while (*text >= '0' && *text <= '9') text++;
  return text;
}

const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  const char *start = text + (*text == '+' || *text == '-'), *end = digits(start);
  size_t count = (size_t)(end - start);
  if (*end == '.') {
    const char *fraction = end + 1;
    end = digits(fraction);
    count += (size_t)(end - fraction);
  }
  if (!count) return NULL;
  if (*end == 'e' || *end == 'E') {
    const char *exponent = end + 1 + (end[1] == '+' || end[1] == '-'), *behind = digits(exponent);
    if (behind > exponent) end = behind;
  }
  *result = host_double(text, (size_t)(end - text));
  return end;
}

// MARK: Numbers of 128 bits, under the names by which the compiler calls for them

typedef __int128 whole;
typedef unsigned __int128 natural;
#define HIGH(value) ((uint64_t)((natural)(value) >> 64))
#define LOW(value) ((uint64_t)(value))
#define JOIN(high, low) ((natural)(high) << 64 | (uint64_t)(low))

natural __ashlti3(natural value, int count) {
  if (count >= 64) return JOIN(LOW(value) << (count - 64), 0);
  return count ? JOIN(HIGH(value) << count | LOW(value) >> (64 - count), LOW(value) << count) : value;
}
natural __lshrti3(natural value, int count) {
  if (count >= 64) return HIGH(value) >> (count - 64);
  return count ? JOIN(HIGH(value) >> count, LOW(value) >> count | HIGH(value) << (64 - count)) : value;
}
whole __ashrti3(whole value, int count) {
  int64_t high = (int64_t)HIGH(value);
  if (count >= 64) return (whole)JOIN(high >> 63, high >> (count - 64));
  return count ? (whole)JOIN(high >> count, LOW(value) >> count | (uint64_t)high << (64 - count)) : value;
}
natural __multi3(natural left, natural right) {
  uint64_t a = LOW(left) >> 32, b = (uint32_t)left, c = LOW(right) >> 32, d = (uint32_t)right;
  uint64_t low = b * d, middle = a * d + (low >> 32), other = b * c + (uint32_t)middle;
  uint64_t high = a * c + (middle >> 32) + (other >> 32);
  return JOIN(high + HIGH(left) * LOW(right) + LOW(left) * HIGH(right), other << 32 | (uint32_t)low);
}
static natural divided(natural value, natural divisor, natural *rest) {
  natural quotient = 0;
  *rest = 0;
  for (int bit = 127; bit >= 0; bit--) {
    *rest = *rest << 1 | (HIGH(value) >> 63);
    value <<= 1;
    quotient <<= 1;
    if (*rest >= divisor) *rest -= divisor, quotient |= 1;
  }
  return quotient;
}
natural __udivti3(natural value, natural divisor) {
  natural rest;
  return divided(value, divisor, &rest);
}
natural __umodti3(natural value, natural divisor) {
  natural rest;
  divided(value, divisor, &rest);
  return rest;
}
static natural magnitude(whole value) { return value < 0 ? -(natural)value : (natural)value; }
whole __divti3(whole value, whole divisor) {
  natural quotient = __udivti3(magnitude(value), magnitude(divisor));
  return (whole)((value < 0) != (divisor < 0) ? -quotient : quotient);
}
whole __modti3(whole value, whole divisor) {
  natural rest = __umodti3(magnitude(value), magnitude(divisor));
  return (whole)(value < 0 ? -rest : rest);
}
