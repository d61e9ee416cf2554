import type { ProjectOrder } from "../../../__generated__/ProjectsTabQuery.graphql";
import { type KnownVisibility, visibilities } from "../../visibility/visibilities";

/** The filters and the order of the list of projects, as query variables. Null means no filter. */
export type ProjectFilters = {
  visibility: KnownVisibility | null;
  tag: string | null;
  search: string | null;
  orderBy: ListOrder;
};

/** The orders that the list can have: the first one is the default. */
export const listOrders = {
  HOME: "Home order",
  CHANGED: "Last changed",
  CREATED: "Newest",
  NAME: "Name",
} as const satisfies Partial<Record<ProjectOrder, string>>;

type ListOrder = keyof typeof listOrders;

/** The parameters of the list in the address. */
export type FilterName = "visibility" | "tag" | "search" | "sort";

/** The filters and the order that the address contains. */
export function filtersIn(parameters: URLSearchParams): ProjectFilters {
  const asked = (name: FilterName) => parameters.get(name)?.toUpperCase();
  return {
    visibility: visibilities.find((each) => each === asked("visibility")) ?? null,
    tag: parameters.get("tag") || null,
    search: parameters.get("search")?.trim() || null,
    orderBy:
      (Object.keys(listOrders) as ListOrder[]).find((each) => each === asked("sort")) ?? "HOME", // literal keys
  };
}

/** Whether a filter or a search is set, which may hide projects. */
export function leavesOut({ visibility, tag, search }: ProjectFilters): boolean {
  return visibility !== null || tag !== null || search !== null;
}

/** The parameters of the address with another value of a filter. An empty value removes the filter. */
export function withFilter(
  parameters: URLSearchParams,
  name: FilterName,
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
