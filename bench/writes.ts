import { load, medianOf, onlyGood } from "./load.ts";
import { pages, type Site, targetOf, write } from "./site.ts";

const connections = 50;
const pause = 100;
const rounds = 3;
const seconds = 2;

export type Writes = {
  /** Cached responses a second: without writes (`still`), and while the owner writes (`written`). */
  still: number;
  written: number;
  ratio: number;
  /** Acknowledged writes a second while visitors read. */
  writes: number;
  /**
   * Milliseconds of a cached response (`cachedAlone`), and of the first response after a write
   * (`firstAlone`), for a single visitor.
   */
  cachedAlone: number;
  firstAlone: number;
  /** Milliseconds of a cached response, and of the first response after a write, with 50 connections. */
  keptBusy: number;
  firstBusy: number;
};

/** Measures how much the owner's writes delay visitors who read at the same time. */
export async function measureWrites(site: Site): Promise<Writes> {
  const home = targetOf(site, pages.Home, { "accept-encoding": "br" });
  const turns: { still: number; written: number; median: number; count: number }[] = [];
  const firstBusy: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const still = onlyGood(await load(home, connections, seconds));
    let isOver = false;
    let count = 0;
    const writing = (async () => {
      while (!isOver) {
        const next = performance.now() + pause;
        await write(site, `Round ${round}, ${count++}`);
        firstBusy.push(await timeOf(site));
        await wait(next - performance.now());
      }
    })();
    const written = onlyGood(await load(home, connections, seconds));
    isOver = true;
    await writing;
    turns.push({ still: still.rate, written: written.rate, median: still.median, count });
  }

  const cached: number[] = [];
  const first: number[] = [];
  for (let round = 0; round < 40; round++) {
    await write(site, `Alone ${round}`);
    first.push(await timeOf(site));
    for (let count = 0; count < 5; count++) cached.push(await timeOf(site));
  }
  return {
    still: medianOf(turns.map((turn) => turn.still)),
    written: medianOf(turns.map((turn) => turn.written)),
    ratio: medianOf(turns.map((turn) => turn.written / turn.still)),
    writes: medianOf(turns.map((turn) => turn.count / seconds)),
    cachedAlone: medianOf(cached),
    firstAlone: medianOf(first),
    keptBusy: medianOf(turns.map((turn) => turn.median)),
    firstBusy: medianOf(firstBusy),
  };
}

/** Milliseconds of one request for the home page. */
async function timeOf(site: Site): Promise<number> {
  const { median } = await load(targetOf(site, pages.Home, { "accept-encoding": "br" }), 1, 0);
  return median;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
