import type { JobRequest, JobResult } from "./open-worker.ts";

/**
 * Runs the jobs that the parent process sends. This process ends with its parent, or when its
 * parent kills it.
 */
export function serveJobs<Job, Result>(run: (job: Job) => Promise<Result>): void {
  process.on("message", async ({ id, job }: JobRequest<Job>) => {
    try {
      send({ id, result: await run(job) });
    } catch (error) {
      const { message = "it failed", code } = Object(error);
      send({ id, fault: message, code });
    }
  });
  process.on("disconnect", () => process.exit());
  // Terminals and service managers send signals to all processes. This process ignores them, because its
  // parent decides when it ends.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
}

function send<Result>(message: JobResult<Result>): void {
  if (process.connected) process.send?.(message);
}
