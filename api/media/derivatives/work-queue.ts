/**
 * Runs a few jobs at a time. Urgent jobs run before background jobs, and each kind in the order of
 * the calls.
 */
export type WorkQueue = {
  run: <Result>(work: () => Promise<Result>, isUrgent: boolean) => Promise<Result>;
  /**
   * Pauses background jobs: none begins until `rest` milliseconds (see `Options`) after the call of the
   * returned function.
   */
  pause: () => () => void;
  countWaiting: () => number;
  /** Drops waiting jobs; their promises reject. Resolves when running jobs have ended. */
  close: () => Promise<void>;
};

/** The error of a job that was dropped because the queue was closed. */
export class QueueClosed extends Error {
  override name = "QueueClosed";
}

type Options = {
  /** The maximum number of jobs at a time. */
  atOnce: number;
  /** How long background jobs wait after the end of the last pause, in milliseconds. */
  rest: number;
};

type Waiting = { begin: () => Promise<unknown>; reject: (reason: Error) => void };

export function createWorkQueue({ atOnce, rest }: Options): WorkQueue {
  const urgent: Waiting[] = [];
  const background: Waiting[] = [];
  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;
  let pauses = 0;
  let quietSince = Number.NEGATIVE_INFINITY;
  let alarm: NodeJS.Timeout | undefined;

  /**
   * Whether background jobs may begin now. If less than `rest` has passed since the last pause, schedules
   * another check.
   */
  const isQuiet = () => {
    if (pauses > 0) return false;
    const left = quietSince + rest - performance.now();
    if (left <= 0) return true;
    clearTimeout(alarm);
    alarm = setTimeout(proceed, left);
    alarm.unref();
    return false;
  };

  const nextInBackground = () => {
    // Background jobs leave one slot free for urgent jobs.
    const hasRoom = underWay.size < atOnce - 1;
    return background.length > 0 && hasRoom && isQuiet() ? background.shift() : undefined;
  };

  const proceed = () => {
    while (underWay.size < atOnce) {
      const next = urgent.shift() ?? nextInBackground();
      if (!next) return;
      const work = next.begin().finally(() => {
        underWay.delete(work);
        proceed();
      });
      underWay.add(work);
    }
  };

  return {
    run: (work, isUrgent) =>
      new Promise((resolve, reject) => {
        if (isClosed) {
          reject(new QueueClosed());
          return;
        }
        const begin = () => work().then(resolve, reject);
        (isUrgent ? urgent : background).push({ begin, reject });
        proceed();
      }),
    pause: () => {
      pauses += 1;
      return () => {
        pauses -= 1;
        quietSince = performance.now();
        proceed();
      };
    },
    countWaiting: () => urgent.length + background.length,
    close: async () => {
      isClosed = true;
      clearTimeout(alarm);
      for (const { reject } of [...urgent.splice(0), ...background.splice(0)]) {
        reject(new QueueClosed());
      }
      await Promise.allSettled(underWay);
    },
  };
}
