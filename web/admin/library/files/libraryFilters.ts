import type { LibraryBrowserPaginationQuery$variables } from "../../../__generated__/LibraryBrowserPaginationQuery.graphql";

/** The search and the filters of the list of files. Empty values match all files. */
export type LibraryFilters = {
  search: string;
  kind: "" | "IMAGE" | "VIDEO";
  usage: "" | "used" | "unused";
};

/** The filter as query variables. */
export function libraryVariables({ search, kind, usage }: LibraryFilters) {
  return {
    search: search || null,
    kind: kind || null,
    isUsed: usage === "" ? null : usage === "used",
  } satisfies LibraryBrowserPaginationQuery$variables;
}

/** Whether the filters may hide files. With `isOnlyPictures`, the restriction to pictures is not a filter. */
export function leavesOut(
  { search, kind, usage }: LibraryFilters,
  isOnlyPictures: boolean,
): boolean {
  return search !== "" || usage !== "" || (kind !== "" && !isOnlyPictures);
}
