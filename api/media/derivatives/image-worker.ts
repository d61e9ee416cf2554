import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { log } from "../../log.ts";
import { oneByOne } from "../inspect/open-picture.ts";
import { type ImageJob, runPictureJob } from "./image-job.ts";
import type { PictureRequest, PictureResult } from "./image-process.ts";

/** Runs image jobs. */
export type ImageWorker = {
  /** @throws {Interrupted} where `interrupt` was called before it was done */
  make: (job: ImageJob, isUrgent: boolean) => Promise<Uint8Array | null>;
  /** Aborts background work and frees its memory, unless urgent work is in progress. */
  interrupt: () => void;
  close: () => void;
};

/** A job was aborted; it may be repeated. */
export class Interrupted extends Error {
  override name = "Interrupted";
}

/** Runs jobs in this process, for tests and development. */
export const localImageWorker: ImageWorker = {
  make: runPictureJob,
  interrupt: () => {},
  close: () => {},
};

/** Wider pictures need more memory than this process should keep, in pixels. */
const widestMadeHere = 480;

/** How long the other process waits for more work before it ends, in milliseconds. */
const idleTimeout = 10_000;

/** The priority as in `nice`. */
const lowPriority = 10;

/**
 * Makes the C library return memory after each picture; otherwise it grows to 900 MB after sixty.
 * Only glibc knows these variables.
 */
const memoryGivenBack = { MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "131072" };

type Pending = {
  isUrgent: boolean;
  resolve: (bytes: Uint8Array | null) => void;
  reject: (reason: Error) => void;
};

/**
 * Encodes large pictures in a separate process, at a low priority: encoding one takes up to 440 MB, which
 * are returned to the machine.
 * @param script the built image-process.ts
 */
export function openImageWorker(script: string): ImageWorker {
  const pending = new Map<number, Pending>();
  let child: ChildProcess | undefined;
  let rest: NodeJS.Timeout | undefined;
  let count = 0;

  const end = (reason: Error) => {
    const ended = child;
    child = undefined;
    clearTimeout(rest);
    ended?.removeAllListeners().on("error", () => {});
    ended?.kill("SIGKILL");
    for (const { reject } of pending.values()) reject(reason);
    pending.clear();
  };

  const receive = (result: PictureResult) => {
    const waiting = pending.get(result.id);
    pending.delete(result.id);
    if ("fault" in result) waiting?.reject(new Error(`a picture was not made: ${result.fault}`));
    else waiting?.resolve(result.bytes);
    if (pending.size === 0) {
      rest = setTimeout(() => end(new Interrupted()), idleTimeout);
      rest.unref();
    }
  };

  const begin = (): ChildProcess => {
    const begun = fork(script, {
      serialization: "advanced",
      stdio: "ignore",
      execArgv: [],
      // It decodes files from strangers, and needs none of the site's secrets.
      env: memoryGivenBack,
    });
    begun.on("message", receive);
    const fail = (reason: unknown) => {
      log.warn({ reason }, "the process that makes pictures has ended");
      end(new Error("the process that makes pictures has ended"));
    };
    begun.on("error", fail);
    begun.on("exit", (code, signal) => fail(signal ?? code));
    // Neither the process nor its channel keeps this process alive.
    begun.unref();
    begun.channel?.unref();
    lowerPriority(begun);
    return begun;
  };

  return {
    make: (job, isUrgent) => {
      if (job.kind === "derivative" && job.width <= widestMadeHere) {
        return oneByOne(() => runPictureJob(job));
      }
      return new Promise((resolve, reject) => {
        clearTimeout(rest);
        child ??= begin();
        const id = count++;
        pending.set(id, { isUrgent, resolve, reject });
        // A failure means that the process has ended, which is handled elsewhere.
        child.send({ id, job } satisfies PictureRequest, () => {});
      });
    },
    interrupt: () => {
      const isNeeded = [...pending.values()].some(({ isUrgent }) => isUrgent);
      if (!isNeeded) end(new Interrupted());
    },
    close: () => end(new Interrupted()),
  };
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, lowPriority);
  } catch {
    // The priority is not essential.
  }
}
