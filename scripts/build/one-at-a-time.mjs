import { mkdirSync, renameSync, rmSync, statSync, utimes } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** A folder that exists while a process changes packages or generated files. */
const mark = ".cache/preparing";
/** The time between two renewals of the mark, in milliseconds. */
const interval = 1_000;
/** A mark that was not renewed for this long belongs to a process that was killed, in milliseconds. */
const lifetime = 10_000;

/**
 * Does a piece of work that changes packages or generated files. If another process does such work in this
 * folder, as where two servers are started from it at once, waits until that has ended.
 * @param {() => Promise<void>} work
 */
export async function oneAtATime(work) {
  mkdirSync(dirname(mark), { recursive: true });
  for (let hasTold = false; !take(); hasTold = true) {
    if (!hasTold) console.log("Waiting for another process that prepares this folder.");
    await wait(200);
  }
  // If renewals fail, a waiting process may start too early.
  const renewal = setInterval(() => utimes(mark, new Date(), new Date(), () => {}), interval);
  try {
    await work();
  } finally {
    clearInterval(renewal);
    rmSync(mark, { recursive: true, force: true });
  }
}

function take() {
  try {
    mkdirSync(mark);
    return true;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const renewed = statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
  if (Date.now() - renewed <= lifetime) return false;
  // Of several processes that find the mark of a killed one, only one can rename it.
  const former = `${mark}-${process.pid}`;
  try {
    renameSync(mark, former);
  } catch {
    return false;
  }
  rmSync(former, { recursive: true, force: true });
  return false;
}
