import { countOf, load, medianOf, onlyGood } from "../load.ts";
import { type Asked, plainList, sumOf, timesOfOne } from "../processor.ts";
import { pages, pastTheCache, targetOf, write } from "../site.ts";
import type { Group } from "./group.ts";

export const counts = [1, 2, 4] as const;

/**
 * Responses a second, and milliseconds of processor time for one response, by process. `sides`
 * contains first one instance without nginx, then each number of instances in `counts` behind nginx.
 */
export type Growing = { name: string; sides: { rate: number; times: Record<string, number> }[] };

const br = { "accept-encoding": "br" };
const rows: {
  name: string;
  connections: number;
  path: string;
  headers: Record<string, string>;
  body?: string;
}[] = [
  { name: "Home, cached", connections: 50, path: pages.Home, headers: br },
  { name: "Project, cached", connections: 50, path: pages.Project, headers: br },
  {
    name: "Home, rendered",
    connections: 16,
    path: pages.Home,
    headers: { ...br, ...pastTheCache },
  },
  {
    name: "Project, rendered",
    connections: 16,
    path: pages.Project,
    headers: { ...br, ...pastTheCache },
  },
  {
    name: "Plain GraphQL list, ad hoc",
    connections: 16,
    path: "/graphql",
    headers: br,
    body: plainList,
  },
  {
    name: "REST list, whole",
    connections: 16,
    path: "/api/projects",
    headers: { ...br, ...pastTheCache },
  },
];

/**
 * Measures one instance without nginx, and one, two and four instances behind nginx, by turns.
 * @param seconds the duration of a turn
 */
export async function measureGrowing(group: Group, rounds: number, seconds: number) {
  const sides = [group.alone, ...(await Promise.all(counts.map(group.behind)))];
  const results: Growing[] = [];
  for (const { name, connections, path, headers, body } of rows) {
    const turns: Growing["sides"][] = sides.map(() => []);
    for (let round = 0; round <= rounds; round++) {
      for (const [index, side] of sides.entries()) {
        const turn = await measureOnce(side, path, connections, seconds, headers, body);
        // The first round is not counted: it fills the caches of the instances.
        if (round > 0) turns[index]?.push(turn);
      }
    }
    results.push({ name, sides: turns.map(middleOf) });
  }
  return results;
}

async function measureOnce(
  side: Asked,
  path: string,
  connections: number,
  seconds: number,
  headers: Record<string, string>,
  body?: string,
) {
  let rate = 0;
  const target = { ...targetOf(side, path, headers), ...(body && { body }) };
  const times = await timesOfOne(side.times, async () => {
    const figures = onlyGood(await load(target, connections, seconds));
    rate = figures.rate;
    return countOf(figures);
  });
  return { rate, times };
}

/** The median of the rates, and the processor times of the turn with the median sum of these times. */
function middleOf(turns: Growing["sides"]): Growing["sides"][number] {
  const sorted = turns.toSorted((one, other) => sumOf(one.times) - sumOf(other.times));
  return {
    rate: medianOf(turns.map(({ rate }) => rate)),
    times: sorted[Math.floor(sorted.length / 2)]?.times ?? {},
  };
}

export type FirstPages = { own: number; other: number; stale: number };

/**
 * Measures how long the first home page takes after a write through the first instance: at that
 * instance (`own`), and at the second instance (`other`).
 * @returns medians in milliseconds, and how many pages did not show the write (`stale`)
 */
export async function measureFirstPages(group: Group, times: number): Promise<FirstPages> {
  const [first, second] = group.instances;
  if (!first || !second) throw new Error("two instances are needed");
  const own: number[] = [];
  const other: number[] = [];
  let stale = 0;
  for (let count = 0; count < times * 2; count++) {
    const words = `Written ${count} times`;
    await write({ origin: first.origin, ownerCookie: group.ownerCookie }, words);
    const [side, taken] = count % 2 === 0 ? [first, own] : ([second, other] as const);
    const started = performance.now();
    const page = await (await fetch(side.origin)).text();
    taken.push(performance.now() - started);
    if (!page.includes(words)) stale++;
  }
  return { own: medianOf(own), other: medianOf(other), stale };
}
