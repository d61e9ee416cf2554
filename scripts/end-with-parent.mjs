/** The time between two checks whether the parent still runs, in milliseconds. */
const interval = 500;

/**
 * Ends this process by SIGTERM once the shell in which npm started it has ended. npm forwards a
 * signal only to that shell, so the server would continue to run.
 */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event || process.platform === "win32") return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, interval);
  timer.unref();
}
