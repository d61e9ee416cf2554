import type { Context } from "./context.ts";

/**
 * The `maxSize` of lists that the owner puts in order, who arranges all of such a list at once. Visitors
 * read it page by page.
 */
export function arrangedListSize(_arguments: unknown, { viewer }: Context): number {
  return viewer.isOwner ? 2_000 : 100;
}
