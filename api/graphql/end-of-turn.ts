import { setImmediate } from "node:timers";

/** How long GraphQL may work before other requests get a turn, in milliseconds. */
const longestTurn = 20;

let began: number | undefined;
const waiting = new Set<() => void>();

/**
 * Says whether to let the event loop turn before going on. The turn is shared by all operations: however
 * many run at once, together they work no longer than one may.
 * @returns undefined while there is time left, else what to wait for
 */
export function endOfTurn(): Promise<void> | undefined {
  if (!isOver()) return undefined;
  return new Promise((resolve) => {
    waiting.add(resolve);
    if (waiting.size === 1) void goOn();
  });
}

function isOver(): boolean {
  if (began !== undefined) return performance.now() - began >= longestTurn;
  began = performance.now();
  setImmediate(() => {
    began = undefined;
  });
  return false;
}

/** Lets those who wait go on, one after another, in as many turns as it takes. */
async function goOn(): Promise<void> {
  await nextTurn();
  for (const resolve of waiting) {
    while (isOver()) await nextTurn();
    resolve();
    await undefined; // for what it has to do
    waiting.delete(resolve);
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
