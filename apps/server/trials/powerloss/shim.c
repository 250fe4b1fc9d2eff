// Writes down every write, truncation, sync and removal of files under POWERLOSS_FOLDER, in the order they
// happen, into the file POWERLOSS_LOG. A write to the file "acks" there marks an acknowledgement.
// Record: op (1 byte), name length (1), file name, offset (8), length (4), bytes. Little endian.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int log_file = -1;
static const char *folder = NULL;

__attribute__((constructor)) static void begin(void) {
  folder = getenv("POWERLOSS_FOLDER");
  const char *path = getenv("POWERLOSS_LOG");
  if (folder && path)
    log_file = (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

// The name of the file below the folder, empty for the folder itself, NULL if it is none of ours.
static const char *name_of(int fd, char *path, size_t size) {
  char link[64];
  if (log_file < 0 || fd == log_file) return NULL;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, size - 1);
  if (length <= 0) return NULL;
  path[length] = 0;
  size_t prefix = strlen(folder);
  if (strncmp(path, folder, prefix) != 0) return NULL;
  if (path[prefix] == 0) return path + prefix;
  return path[prefix] == '/' ? path + prefix + 1 : NULL;
}

static void put(const void *bytes, size_t length) {
  const char *at = bytes;
  while (length > 0) {
    long done = syscall(SYS_write, log_file, at, length);
    if (done <= 0) _exit(97);
    at += done;
    length -= (size_t)done;
  }
}

static void note(char op, const char *name, int64_t offset, const void *bytes, uint32_t length) {
  char head[300];
  size_t name_length = strlen(name);
  if (name_length > 200) _exit(98);
  head[0] = op;
  head[1] = (char)name_length;
  memcpy(head + 2, name, name_length);
  memcpy(head + 2 + name_length, &offset, 8);
  memcpy(head + 10 + name_length, &length, 4);
  put(head, 14 + name_length);
  if (length > 0 && bytes) put(bytes, length);
}

#define REAL(name) real_##name = real_##name ? real_##name : dlsym(RTLD_NEXT, #name)
#define GUARDED(op, offset, bytes, call)                                                   \
  int saved = errno;                                                                       \
  char path[4096];                                                                         \
  const char *name = name_of(fd, path, sizeof path);                                       \
  errno = saved;                                                                           \
  if (!name) return call;                                                                  \
  pthread_mutex_lock(&lock);                                                               \
  __typeof__(call) done = call;                                                            \
  saved = errno;                                                                           \
  if (done >= 0) note(op, name, offset, bytes, (op) == 'w' ? (uint32_t)done : 0);          \
  pthread_mutex_unlock(&lock);                                                             \
  errno = saved;                                                                           \
  return done

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t offset) {
  static ssize_t (*real_pwrite64)(int, const void *, size_t, off64_t);
  REAL(pwrite64);
  GUARDED('w', offset, bytes, real_pwrite64(fd, bytes, count, offset));
}
ssize_t pwrite(int fd, const void *bytes, size_t count, off_t offset) {
  static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
  REAL(pwrite);
  GUARDED('w', offset, bytes, real_pwrite(fd, bytes, count, offset));
}
ssize_t write(int fd, const void *bytes, size_t count) {
  static ssize_t (*real_write)(int, const void *, size_t);
  REAL(write);
  GUARDED('w', lseek(fd, 0, SEEK_CUR) - (int64_t)done, bytes, real_write(fd, bytes, count));
}
int ftruncate64(int fd, off64_t size) {
  static int (*real_ftruncate64)(int, off64_t);
  REAL(ftruncate64);
  GUARDED('t', size, NULL, real_ftruncate64(fd, size));
}
int ftruncate(int fd, off_t size) {
  static int (*real_ftruncate)(int, off_t);
  REAL(ftruncate);
  GUARDED('t', size, NULL, real_ftruncate(fd, size));
}
int fsync(int fd) {
  static int (*real_fsync)(int);
  REAL(fsync);
  GUARDED('s', 0, NULL, real_fsync(fd));
}
int fdatasync(int fd) {
  static int (*real_fdatasync)(int);
  REAL(fdatasync);
  GUARDED('s', 0, NULL, real_fdatasync(fd));
}
int unlink(const char *path) {
  static int (*real_unlink)(const char *);
  REAL(unlink);
  size_t prefix = folder ? strlen(folder) : 0;
  if (log_file < 0 || strncmp(path, folder, prefix) != 0 || path[prefix] != '/') return real_unlink(path);
  pthread_mutex_lock(&lock);
  int done = real_unlink(path);
  int saved = errno;
  if (done == 0) note('u', path + prefix + 1, 0, NULL, 0);
  pthread_mutex_unlock(&lock);
  errno = saved;
  return done;
}
