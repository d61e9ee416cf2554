import { openWorker } from "../../worker/open-worker.ts";
import { oneByOne } from "../inspect/open-picture.ts";
import { type ImageJob, runPictureJob } from "./image-job.ts";

/** Runs image jobs. */
export type ImageWorker = {
  /** @throws {Interrupted} where `interrupt` was called before it was done */
  make: (job: ImageJob, isUrgent: boolean) => Promise<Uint8Array | null>;
  /** Aborts background work and frees its memory, unless urgent work is in progress. */
  interrupt: () => void;
  close: () => void;
};

/** Runs jobs in this process, for tests and development. */
export const localImageWorker: ImageWorker = {
  make: runPictureJob,
  interrupt: () => {},
  close: () => {},
};

/** Wider pictures need more memory than this process should keep, in pixels. */
const widestMadeHere = 480;

/**
 * Encodes large pictures in a separate process, at a low priority: encoding one takes up to 440 MB, which
 * are returned to the machine.
 * @param script the built image-process.ts
 */
export function openImageWorker(script: string): ImageWorker {
  const { run, interrupt, close } = openWorker<ImageJob>({ script, makes: "pictures" });
  return {
    make: (job, isUrgent) =>
      job.kind === "derivative" && job.width <= widestMadeHere
        ? oneByOne(() => runPictureJob(job))
        : run(job, isUrgent),
    interrupt,
    close,
  };
}
