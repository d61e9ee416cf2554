/** @typedef {(file: string, args: string[], environment: NodeJS.ProcessEnv) => void} Execve */

/**
 * Starts this process anew, with the same id, so that glibc gives back what the server does not use any
 * more; glibc reads its variables at a start only. Elsewhere they mean nothing. Node can do it from 22.15
 * on; before, and where the variable is set already, nothing happens.
 */
export function giveMemoryBack() {
  if (process.platform !== "linux" || process.env.MALLOC_TRIM_THRESHOLD_) return;
  const { execPath, execArgv, argv, env } = process;
  // The types are of the oldest Node that is supported.
  const { execve } = /** @type {{ execve?: Execve }} */ (/** @type {unknown} */ (process));
  execve?.call(process, execPath, [execPath, ...execArgv, ...argv.slice(1)], {
    ...env,
    MALLOC_TRIM_THRESHOLD_: "131072",
  });
}
