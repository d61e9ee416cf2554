/** Runs work a few at a time: urgent work first, in the order it came. */
export type WorkQueue = {
  run: <Result>(work: () => Promise<Result>, isUrgent: boolean) => Promise<Result>;
  /** Lets no patient work begin until the function that it answers is called. */
  hold: () => () => void;
  /** Drops what has not begun; its promises reject. Resolves when what has begun is over. */
  close: () => Promise<void>;
};

type Waiting = { begin: () => Promise<unknown>; reject: (reason: Error) => void };

export function createWorkQueue(atOnce: number): WorkQueue {
  const urgent: Waiting[] = [];
  const patient: Waiting[] = [];
  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;
  let holds = 0;

  const proceed = () => {
    while (underWay.size < atOnce) {
      // Patient work leaves a place free for urgent work that may come.
      const hasRoom = underWay.size < atOnce - 1 && holds === 0;
      const next = urgent.shift() ?? (hasRoom ? patient.shift() : undefined);
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
          reject(new Error("the queue is closed"));
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
        proceed();
      };
    },
    close: async () => {
      isClosed = true;
      for (const { reject } of [...urgent.splice(0), ...patient.splice(0)]) {
        reject(new Error("the queue is closed"));
      }
      await Promise.allSettled(underWay);
    },
  };
}
