import type { LibraryBrowserPaginationQuery$variables } from "../../../__generated__/LibraryBrowserPaginationQuery.graphql";

/** Which files are listed. Empty for all. */
export type LibraryFilters = {
  search: string;
  kind: "" | "IMAGE" | "VIDEO";
  usage: "" | "used" | "unused";
};

/** The same as the server takes it. */
export function libraryVariables({ search, kind, usage }: LibraryFilters) {
  return {
    search: search || null,
    kind: kind || null,
    isUsed: usage === "" ? null : usage === "used",
  } satisfies LibraryBrowserPaginationQuery$variables;
}

/** Whether some files are left out that the place could take. */
export function leavesOut(
  { search, kind, usage }: LibraryFilters,
  isOnlyPictures: boolean,
): boolean {
  return search !== "" || usage !== "" || (kind !== "" && !isOnlyPictures);
}
