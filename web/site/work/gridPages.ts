/** How many tiles the grid shows at first, and how many are added at a time. */
export const pageSize = 48;

/** The maximum number of tiles that an address can request: more would keep the server busy for seconds. */
export const largestCount = 480;

/**
 * The number of tiles that the grid shows if at least these numbers are requested: whole pages of the grid,
 * at most `largestCount`.
 */
export function shownCount(...asked: number[]): number {
  const pages = Math.max(1, Math.ceil(Math.max(...asked) / pageSize));
  return Math.min(pages * pageSize, largestCount);
}

/** The positions, from 0, of the first tile of each page in a grid of `count` tiles. */
export function pageStarts(count: number): number[] {
  return Array.from({ length: Math.ceil(count / pageSize) }, (_, page) => page * pageSize);
}
