import { type ChildProcess, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { log } from "../log.ts";

/** Runs jobs in another process. */
export type Worker<Job, Result = Uint8Array | null> = {
  /**
   * Runs a job.
   * @throws {Interrupted} where the job was aborted
   * @throws {Stalled} where its process stopped making progress
   * @throws {Error} where the job or its process failed
   */
  run: (job: Job, isUrgent: boolean) => Promise<Result>;
  /** Aborts background jobs and frees their memory, unless an urgent job is in progress. */
  interrupt: () => void;
  close: () => void;
};

/** A message to the other process. */
export type JobRequest<Job> = { id: number; job: Job };

/** A message from the other process. `code` is an error code of the system, such as ENOSPC. */
export type JobResult<Result> =
  | { id: number; result: Result }
  | { id: number; fault: string; code?: string | undefined };

/** The error of a job that was aborted. The job may be repeated. */
export class Interrupted extends Error {
  override name = "Interrupted";
}

/** The error of a job whose process was killed because it made no progress. The job may be repeated. */
export class Stalled extends Error {
  override name = "Stalled";
}

type Options = {
  /** A built script that calls `serveJobs`. */
  script: string;
  /** What the jobs make, in the plural, such as "pictures", for log messages. */
  makes: string;
  /**
   * The maximum time from the call of `run` to the result of the job, in milliseconds. Unset for no limit.
   */
  timeLimit?: number;
  /** The maximum memory of the process, in bytes. Watched only on Linux. */
  memoryLimit?: number;
  /** How long the process may have work without using the processor, in milliseconds. Watched only on Linux. */
  stallLimit?: number;
};

/** How long the other process waits for more work before it ends, in milliseconds. */
const idleTimeout = 10_000;

/** How often memory and processor time of the process are checked while it has jobs, in milliseconds. */
const watchInterval = 200;

/** The priority of the other process, as in `nice`. */
const lowPriority = 10;

/**
 * Makes the C library return memory after each picture; otherwise the process uses 900 MB after sixty
 * pictures. Only glibc reads these variables.
 */
const memoryGivenBack = { MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "131072" };

type Pending<Result> = {
  isUrgent: boolean;
  resolve: (result: Result) => void;
  reject: (reason: Error) => void;
  alarm: NodeJS.Timeout | undefined;
};

/**
 * Runs jobs in another process of low priority. The process begins with the first job, and ends
 * when it is idle.
 */
export function openWorker<Job, Result = Uint8Array | null>({
  script,
  makes,
  timeLimit,
  memoryLimit = Number.POSITIVE_INFINITY,
  stallLimit = Number.POSITIVE_INFINITY,
}: Options): Worker<Job, Result> {
  const pending = new Map<number, Pending<Result>>();
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

  const fail = (
    why: string,
    details: object = {},
    Fault: new (message: string) => Error = Error,
  ) => {
    const message = `the process that makes ${makes} ${why}`;
    log.warn(details, message);
    end(new Fault(message));
  };

  const receive = (message: JobResult<Result>) => {
    const waiting = pending.get(message.id);
    pending.delete(message.id);
    clearTimeout(waiting?.alarm);
    if ("fault" in message) {
      const error = new Error(`${makes} were not made: ${message.fault}`);
      waiting?.reject(Object.assign(error, { code: message.code }));
    } else waiting?.resolve(message.result);
    if (pending.size === 0) {
      rest = setTimeout(() => end(new Interrupted()), idleTimeout);
      rest.unref();
    }
  };

  const watchUse = ({ pid }: ChildProcess) => {
    let processorTime = Number.NaN;
    let usedAt = 0;
    watch = setInterval(async () => {
      const isBusy = () => pending.size > 0 && child?.pid === pid;
      const use = isBusy() ? await useOf(pid) : undefined;
      const now = performance.now();
      if (!use || !isBusy() || use.processorTime !== processorTime) usedAt = now;
      processorTime = use?.processorTime ?? Number.NaN;
      if (!isBusy()) return;
      if (use && use.memory > memoryLimit) fail("took too much memory");
      else if (now - usedAt > stallLimit) fail("does nothing more", {}, Stalled);
    }, watchInterval);
    watch.unref();
  };

  const begin = (): ChildProcess => {
    const begun = fork(script, {
      serialization: "advanced",
      stdio: "ignore",
      execArgv: [],
      // The process gets none of the site's secrets, because the files that it decodes may attack the
      // decoder.
      env: memoryGivenBack,
    });
    begun.on("message", receive);
    begun.on("error", (reason) => fail("has ended", { reason }));
    begun.on("exit", (code, signal) => fail("has ended", { reason: signal ?? code }));
    // Neither the process nor its channel keeps this process alive.
    begun.unref();
    begun.channel?.unref();
    lowerPriority(begun);
    if (Math.min(memoryLimit, stallLimit) < Number.POSITIVE_INFINITY) watchUse(begun);
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
        // If sending fails, the process has ended, which the listeners in `begin` handle.
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
    // The process also works at the default priority.
  }
}

/** A process's memory in bytes, and its processor time in ticks. Undefined where they cannot be read. */
async function useOf(pid: number | undefined) {
  try {
    const read = (name: string) => readFile(`/proc/${pid}/${name}`, "utf8");
    const [status, stat] = await Promise.all([read("status"), read("stat")]);
    // The part up to the last parenthesis contains the name of the process, which may have spaces.
    const [user, system] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11);
    return {
      memory: Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024,
      processorTime: Number(user) + Number(system),
    };
  } catch {
    return undefined;
  }
}
