import type { KnownVisibility } from "./visibilities";

export type VisibilityFilterValue = "all" | Lowercase<KnownVisibility>;

/** What the address asks the list of projects for. */
export function filterIn(parameters: URLSearchParams): VisibilityFilterValue {
  const asked = parameters.get("visibility");
  return asked === "public" || asked === "unlisted" || asked === "draft" ? asked : "all";
}

/** The same as the server takes it. Null for all. */
export function visibilityIn(parameters: URLSearchParams): KnownVisibility | null {
  const filter = filterIn(parameters);
  return filter === "all" ? null : (filter.toUpperCase() as KnownVisibility); // the same in capitals
}
