#pragma once
#include <sqlite3.h>

// Wrapped because Swift calls no variadic functions.
static inline int btd_sqlite3_set_option(sqlite3 *database, int option, int value) {
  return sqlite3_db_config(database, option, value, (int *)0);
}

// Wrapped because Swift imports no macro that casts a number to a pointer.
static inline int btd_sqlite3_bind_copied_text(
    sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 count) {
  return sqlite3_bind_text64(statement, index, text, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}
