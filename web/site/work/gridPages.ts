/** How many tiles the grid shows at first, and how many come at a time. */
export const pageSize = 48;

/** As many as an address can ask for: more would keep the server busy for seconds. */
export const largestCount = 480;

/** How many tiles are shown where at least so many are asked for: whole pages of the grid. */
export function shownCount(...asked: number[]): number {
  const pages = Math.max(1, Math.ceil(Math.max(...asked) / pageSize));
  return Math.min(pages * pageSize, largestCount);
}

/** The places, from 0, at which the pages of so many tiles start. */
export function pageStarts(count: number): number[] {
  return Array.from({ length: Math.ceil(count / pageSize) }, (_, page) => page * pageSize);
}
