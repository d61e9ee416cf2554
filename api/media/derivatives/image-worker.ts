import { openWorker, Stalled } from "../../worker/open-worker.ts";
import { MediaFault } from "../media-fault.ts";
import { type CheckedFile, checkFile } from "../uploads/check-file.ts";
import type { ReceivedFile } from "../uploads/receive-file.ts";
import { widestPrepared } from "./derivative-addresses.ts";
import { type ImageJob, manyPixels, runPictureJob } from "./image-job.ts";
import { type Drawing, rasterise } from "./rasterise.ts";

/** Runs jobs that decode or encode pictures, in this or in another process. */
export type ImageWorker = {
  /** Runs a job (see `runPictureJob`). @throws {Interrupted} where `interrupt` aborted the job */
  make: (job: ImageJob, isUrgent: boolean) => Promise<Uint8Array | null>;
  /** Checks a received file, see `checkFile`. @throws {MediaFault} */
  check: (file: ReceivedFile) => Promise<CheckedFile>;
  rasterise: (drawing: Drawing) => Promise<Uint8Array>;
  /** Aborts background jobs and frees their memory, unless an urgent job is in progress. */
  interrupt: () => void;
  close: () => void;
};

/** Runs jobs in this process, for tests and development. */
export const localImageWorker: ImageWorker = {
  make: runPictureJob,
  check: checkFile,
  rasterise,
  interrupt: () => {},
  close: () => {},
};

/** A job for the image worker. */
export type WorkerJob =
  | ImageJob
  | { kind: "check"; file: ReceivedFile }
  | { kind: "drawing"; drawing: Drawing };

/** Why a received file was refused, in a form that can be sent between processes. */
type Refusal = { refused: { statusCode: number; code: string; message: string } };

export type WorkerResult = Uint8Array | null | CheckedFile | Refusal;

/**
 * How long the process may have jobs without using the processor before it counts as stalled, in
 * milliseconds. Jobs use the processor all the time, except while they wait for a disk.
 */
const defaultStallLimit = 20_000;

/**
 * Decodes and encodes pictures in a separate process, at a low priority. Encoding a picture takes up to 440
 * MB of memory, which the system gets back when the process ends. Libvips, the library behind sharp,
 * sometimes waits forever for one of its threads: then the process is killed, and its jobs run once more in a
 * new process.
 * @param script the built image-process.ts
 */
export function openImageWorker(script: string, stallLimit = defaultStallLimit): ImageWorker {
  const worker = openWorker<WorkerJob, WorkerResult>({ script, makes: "pictures", stallLimit });
  const run = (job: WorkerJob, isUrgent: boolean) =>
    worker.run(job, isUrgent).catch((error: unknown) => {
      if (error instanceof Stalled) return worker.run(job, isUrgent);
      throw error;
    });
  return {
    // The kind of the job determines the type of its result.
    make: async (job, isUrgent) => (await run(job, isUrgent)) as Uint8Array | null,
    check: async (file) => {
      const result = (await run({ kind: "check", file }, true)) as CheckedFile | Refusal;
      if (!("refused" in result)) return result;
      const { statusCode, code, message } = result.refused;
      throw new MediaFault(statusCode, code, message);
    },
    rasterise: async (drawing) => (await run({ kind: "drawing", drawing }, true)) as Uint8Array,
    interrupt: worker.interrupt,
    close: worker.close,
  };
}

/** Whether a job takes so much memory that no other job should run at the same time. */
export function isLargeJob(job: WorkerJob): boolean {
  if (job.kind === "moving" || job.kind === "check") return true;
  if (job.kind === "print") return job.pixels > manyPixels;
  return (job.kind === "derivative" || job.kind === "marked") && job.width > widestPrepared;
}

/**
 * Runs a job inside the image worker. Returns a refusal of a file as a value, because a thrown MediaFault
 * would lose its class between the processes.
 */
export async function runWorkerJob(job: WorkerJob): Promise<WorkerResult> {
  if (job.kind === "drawing") return rasterise(job.drawing);
  if (job.kind !== "check") return runPictureJob(job);
  try {
    return await checkFile(job.file);
  } catch (error) {
    if (!(error instanceof MediaFault)) throw error;
    const { statusCode, message, errors } = error;
    return { refused: { statusCode, message, code: errors[0]?.code ?? "" } };
  }
}
