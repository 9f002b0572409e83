// The declarations of Darwin that StateKit and the tool of the build plugin use, as the headers of Apple's SDKs have them, with
// the names and types that Swift sees: where its overlay of Darwin has a declaration in place of a macro, so does this.
#include <stddef.h>
#include <stdint.h>

typedef int32_t pid_t;
typedef uint16_t mode_t;

// <os/lock.h>, <pthread.h>
typedef struct os_unfair_lock_s {
  uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;

typedef struct _opaque_pthread_t *pthread_t;
pthread_t _Nonnull pthread_self(void);
int pthread_main_np(void);
int pthread_equal(pthread_t _Null_unspecified one, pthread_t _Null_unspecified other);

// <signal.h>
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SA_NODEFER 0x0010
typedef uint32_t sigset_t;
union __sigaction_u {
  void (*_Null_unspecified __sa_handler)(int);
};
struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};
int sigaction(int signal, const struct sigaction *_Null_unspecified action, struct sigaction *_Null_unspecified old);

void os_unfair_lock_lock(os_unfair_lock_t _Nonnull lock);
void os_unfair_lock_unlock(os_unfair_lock_t _Nonnull lock);

// <errno.h>
int statekit_errno(void) __attribute__((swift_name("getter:errno()")));
void statekit_set_errno(int code) __attribute__((swift_name("setter:errno(_:)")));
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define EEXIST 17
#define ENOTDIR 20
#define EINVAL 22
#define ENOTSUP 45

// <stdlib.h>, <string.h>
#define EXIT_SUCCESS 0
_Noreturn void exit(int status);
void free(void *_Null_unspecified memory);
char *_Null_unspecified getenv(const char *_Null_unspecified name);
char *_Null_unspecified strerror(int code);
void *_Null_unspecified memchr(const void *_Null_unspecified bytes, int byte, size_t count);
void *_Null_unspecified memmem(const void *_Null_unspecified bytes, size_t count, const void *_Null_unspecified part, size_t length);
int memcmp(const void *_Null_unspecified one, const void *_Null_unspecified other, size_t count);
__attribute__((availability(ios, unavailable), availability(tvos, unavailable)))
__attribute__((availability(watchos, unavailable), availability(visionos, unavailable)))
int system(const char *_Null_unspecified command);

// <unistd.h>, <fcntl.h>, <signal.h>, <stdio.h>
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_CREAT 0x0200
#define O_EXCL 0x0800
#define O_DIRECTORY 0x100000
#define O_CLOEXEC 0x1000000
#define LOCK_EX 2
int statekit_open(const char *_Null_unspecified path, int flags) __attribute__((swift_name("open(_:_:)")));
int statekit_create(const char *_Null_unspecified path, int flags, mode_t mode) __attribute__((swift_name("open(_:_:_:)")));
int close(int file);
ptrdiff_t read(int file, void *_Null_unspecified bytes, size_t count);
ptrdiff_t write(int file, const void *_Null_unspecified bytes, size_t count);
int fsync(int file);
int isatty(int file);
int flock(int file, int operation);
int unlink(const char *_Null_unspecified path);
int rename(const char *_Null_unspecified path, const char *_Null_unspecified target);
char *_Null_unspecified getcwd(char *_Null_unspecified buffer, size_t count);
pid_t getpid(void);
int kill(pid_t process, int signal);

// <sys/stat.h>
struct timespec {
  long tv_sec;
  long tv_nsec;
};

struct stat {
  int32_t st_dev;
  mode_t st_mode;
  uint16_t st_nlink;
  uint64_t st_ino;
  uint32_t st_uid;
  uint32_t st_gid;
  struct timespec st_mtimespec;
  int64_t st_size;
};

static const mode_t S_IFMT = 0170000;
static const mode_t S_IFDIR = 0040000;
static const mode_t S_IFREG = 0100000;
static const mode_t S_IFLNK = 0120000;
int stat(const char *_Null_unspecified path, struct stat *_Null_unspecified status);
int lstat(const char *_Null_unspecified path, struct stat *_Null_unspecified status);
int fstat(int file, struct stat *_Null_unspecified status);
int fchmod(int file, mode_t mode);
int mkdir(const char *_Null_unspecified path, mode_t mode);

// <dirent.h>
struct dirent {
  uint64_t d_ino;
  char d_name[1024];
};

typedef struct {
  int __dd_fd;
} DIR;

DIR *_Null_unspecified opendir(const char *_Null_unspecified path);
struct dirent *_Null_unspecified readdir(DIR *_Null_unspecified folder);
int closedir(DIR *_Null_unspecified folder);
