/* Preloaded into a server: kills it at the nth sync of a file in the folder FAULTS_IN
 * (KILL_AT_SYNC), or makes the disk seem full from the nth write there on (FULL_AT_WRITE). Counts
 * only while the file FAULTS_WHILE is there, or all the time without that variable. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

static atomic_int syncs, writes;

static int numberOf(const char *name) {
  const char *value = getenv(name);
  return value ? atoi(value) : 0;
}

static int isWatched(int fd) {
  char link[64], path[4096];
  const char *folder = getenv("FAULTS_IN");
  const char *counting = getenv("FAULTS_WHILE");
  if (counting && access(counting, F_OK) != 0) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0 || !folder) return 0;
  path[length] = 0;
  return strncmp(path, folder, strlen(folder)) == 0;
}

static void onSync(int fd) {
  int end = numberOf("KILL_AT_SYNC");
  if (end && isWatched(fd) && atomic_fetch_add(&syncs, 1) + 1 == end) kill(getpid(), SIGKILL);
}

static int isFull(int fd) {
  int end = numberOf("FULL_AT_WRITE");
  if (!end || !isWatched(fd) || atomic_fetch_add(&writes, 1) + 1 < end) return 0;
  errno = ENOSPC;
  return 1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

int fsync(int fd) { onSync(fd); return REAL(fsync)(fd); }
int fdatasync(int fd) { onSync(fd); return REAL(fdatasync)(fd); }
ssize_t write(int fd, const void *bytes, size_t size) {
  return isFull(fd) ? -1 : REAL(write)(fd, bytes, size);
}
ssize_t writev(int fd, const struct iovec *parts, int count) {
  return isFull(fd) ? -1 : REAL(writev)(fd, parts, count);
}
ssize_t pwrite(int fd, const void *bytes, size_t size, off_t at) {
  return isFull(fd) ? -1 : REAL(pwrite)(fd, bytes, size, at);
}
ssize_t pwrite64(int fd, const void *bytes, size_t size, off64_t at) {
  return isFull(fd) ? -1 : REAL(pwrite64)(fd, bytes, size, at);
}
