/** How often it is looked whether the parent is still there, in milliseconds. */
const interval = 500;

/**
 * Ends this process as SIGTERM does once the shell that npm started it in is gone: npm hands a signal
 * to that shell alone, which dies of it and would leave the server running.
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
