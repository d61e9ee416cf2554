import type { Context } from "./context.ts";

/** More than anybody arranges. */
export const wholeList = 2_000;

/**
 * The `maxSize` of lists that the owner puts in order, who arranges all of such a list at once. Visitors
 * read it page by page.
 */
export function arrangedListSize(_arguments: unknown, { viewer }: Context): number {
  return viewer.isOwner ? wholeList : 100;
}
