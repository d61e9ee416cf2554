import { type ChildProcess, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { log } from "../log.ts";

/** Runs jobs in another process. */
export type Worker<Job> = {
  /** @throws {Interrupted} where `interrupt` was called before it was done */
  run: (job: Job, isUrgent: boolean) => Promise<Uint8Array | null>;
  /** Aborts background work and frees its memory, unless urgent work is in progress. */
  interrupt: () => void;
  close: () => void;
};

export type JobRequest<Job> = { id: number; job: Job };

export type JobResult = { id: number; bytes: Uint8Array | null } | { id: number; fault: string };

/** A job was aborted; it may be repeated. */
export class Interrupted extends Error {
  override name = "Interrupted";
}

type Options = {
  /** A built script that calls `serveJobs`. */
  script: string;
  /** What it makes, for messages. */
  makes: string;
  /** The longest time from the beginning of a job, in milliseconds. */
  timeLimit?: number;
  /** The most memory of the process, in bytes. Watched on Linux alone. */
  memoryLimit?: number;
};

/** How long the other process waits for more work before it ends, in milliseconds. */
const idleTimeout = 10_000;

/** How often its memory is looked at while it works, in milliseconds. */
const memoryInterval = 200;

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
  alarm: NodeJS.Timeout | undefined;
};

/** Opens a process of low priority, which begins with the first job and ends when it is idle. */
export function openWorker<Job>({ script, makes, timeLimit, memoryLimit }: Options): Worker<Job> {
  const pending = new Map<number, Pending>();
  let child: ChildProcess | undefined;
  let rest: NodeJS.Timeout | undefined;
  let watch: NodeJS.Timeout | undefined;
  let count = 0;

  const end = (reason: Error) => {
    const ended = child;
    child = undefined;
    clearTimeout(rest);
    clearInterval(watch);
    ended?.removeAllListeners().on("error", () => {});
    ended?.kill("SIGKILL");
    for (const { reject, alarm } of pending.values()) {
      clearTimeout(alarm);
      reject(reason);
    }
    pending.clear();
  };

  const fail = (why: string, details: object = {}) => {
    const message = `the process that makes ${makes} ${why}`;
    log.warn(details, message);
    end(new Error(message));
  };

  const receive = (result: JobResult) => {
    const waiting = pending.get(result.id);
    pending.delete(result.id);
    clearTimeout(waiting?.alarm);
    if ("fault" in result) waiting?.reject(new Error(`${makes} were not made: ${result.fault}`));
    else waiting?.resolve(result.bytes);
    if (pending.size === 0) {
      rest = setTimeout(() => end(new Interrupted()), idleTimeout);
      rest.unref();
    }
  };

  const watchMemory = ({ pid }: ChildProcess, limit: number) => {
    watch = setInterval(async () => {
      if (pending.size === 0 || child?.pid !== pid) return;
      if ((await residentBytes(pid)) > limit && child?.pid === pid) fail("took too much memory");
    }, memoryInterval);
    watch.unref();
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
    begun.on("error", (reason) => fail("has ended", { reason }));
    begun.on("exit", (code, signal) => fail("has ended", { reason: signal ?? code }));
    // Neither the process nor its channel keeps this process alive.
    begun.unref();
    begun.channel?.unref();
    lowerPriority(begun);
    if (memoryLimit !== undefined) watchMemory(begun, memoryLimit);
    return begun;
  };

  return {
    run: (job, isUrgent) =>
      new Promise((resolve, reject) => {
        clearTimeout(rest);
        child ??= begin();
        const id = count++;
        const alarm =
          timeLimit === undefined ? undefined : setTimeout(() => fail("took too long"), timeLimit);
        pending.set(id, { isUrgent, resolve, reject, alarm });
        // A failure means that the process has ended, which is handled elsewhere.
        child.send({ id, job } satisfies JobRequest<Job>, () => {});
      }),
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

/** The memory of a process that is in use. 0 where it cannot be read. */
async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}
