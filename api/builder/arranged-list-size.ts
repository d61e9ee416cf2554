import type { Context } from "./context.ts";

/** The maximum number of items that the owner reads of a list at once: more than an owner sorts by hand. */
export const wholeList = 2_000;

/**
 * The `maxSize` of lists that the owner sorts by hand: the owner reads the whole list at once, and
 * visitors read pages.
 */
export function arrangedListSize(_arguments: unknown, { viewer }: Context): number {
  return viewer.isOwner ? wholeList : 100;
}
