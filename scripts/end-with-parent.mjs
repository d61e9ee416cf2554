/** How often it is checked whether the parent still runs, in milliseconds. */
const interval = 500;

/**
 * Ends this process by SIGTERM once the shell in which npm started it has ended. npm passes a signal only to
 * that shell, which would end and leave the server running.
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
