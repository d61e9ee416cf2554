/**
 * Returns a function that runs jobs at the same time, except for large ones: a large job begins
 * when no other job runs, and later jobs wait for its end.
 */
export function takeTurns(): <Result>(
  work: () => Promise<Result>,
  isLarge: boolean,
) => Promise<Result> {
  let lastLarge: Promise<unknown> = Promise.resolve();
  const underWay = new Set<Promise<unknown>>();

  return (work, isLarge) => {
    if (isLarge) {
      const turn = lastLarge.then(() => Promise.allSettled(underWay)).then(work);
      lastLarge = turn.catch(() => {});
      return turn;
    }
    return lastLarge.then(async () => {
      const running = work();
      underWay.add(running);
      try {
        return await running;
      } finally {
        underWay.delete(running);
      }
    });
  };
}
