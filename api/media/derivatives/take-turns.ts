/**
 * Runs jobs beside each other, except for large ones: each of these begins when nothing runs, and what comes
 * after it waits for its end.
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
