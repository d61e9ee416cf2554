import { type ImageJob, isLargeJob, runPictureJob } from "./image-job.ts";
import { takeTurns } from "./take-turns.ts";

export type PictureRequest = { id: number; job: ImageJob };

export type PictureResult =
  | { id: number; bytes: Uint8Array | null }
  | { id: number; fault: string };

const run = takeTurns();

/** The process that encodes large pictures. It ends with its parent, not earlier. */
process.on("message", async ({ id, job }: PictureRequest) => {
  try {
    send({ id, bytes: await run(() => runPictureJob(job), isLargeJob(job)) });
  } catch (error) {
    send({ id, fault: error instanceof Error ? error.message : "it failed" });
  }
});
process.on("disconnect", () => process.exit());
// Terminals and service managers send signals to all processes; the parent decides when this one ends.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});

function send(message: PictureResult): void {
  if (process.connected) process.send?.(message);
}
