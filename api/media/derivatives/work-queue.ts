/** Runs work a few at a time: urgent work first, in the order it came. */
export type WorkQueue = {
  run: <Result>(work: () => Promise<Result>, isUrgent: boolean) => Promise<Result>;
  /** Lets no patient work begin until the function that it answers is called, and for a while after. */
  hold: () => () => void;
  /** Drops what has not begun; its promises reject. Resolves when what has begun is over. */
  close: () => Promise<void>;
};

/** Work that was dropped. */
export class QueueClosed extends Error {
  override name = "QueueClosed";
}

type Options = {
  atOnce: number;
  /** How long patient work waits after the last hold, in milliseconds. */
  rest: number;
};

type Waiting = { begin: () => Promise<unknown>; reject: (reason: Error) => void };

export function createWorkQueue({ atOnce, rest }: Options): WorkQueue {
  const urgent: Waiting[] = [];
  const patient: Waiting[] = [];
  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;
  let holds = 0;
  let quietSince = Number.NEGATIVE_INFINITY;
  let alarm: NodeJS.Timeout | undefined;

  /** Whether patient work may begin; where it soon may, comes back then. */
  const isQuiet = () => {
    if (holds > 0) return false;
    const left = quietSince + rest - performance.now();
    if (left <= 0) return true;
    clearTimeout(alarm);
    alarm = setTimeout(proceed, left);
    alarm.unref();
    return false;
  };

  const nextPatient = () => {
    // It leaves a place free for urgent work that may come.
    const hasRoom = underWay.size < atOnce - 1;
    return patient.length > 0 && hasRoom && isQuiet() ? patient.shift() : undefined;
  };

  const proceed = () => {
    while (underWay.size < atOnce) {
      const next = urgent.shift() ?? nextPatient();
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
        (isUrgent ? urgent : patient).push({ begin, reject });
        proceed();
      }),
    hold: () => {
      holds += 1;
      return () => {
        holds -= 1;
        quietSince = performance.now();
        proceed();
      };
    },
    close: async () => {
      isClosed = true;
      clearTimeout(alarm);
      for (const { reject } of [...urgent.splice(0), ...patient.splice(0)]) {
        reject(new QueueClosed());
      }
      await Promise.allSettled(underWay);
    },
  };
}
