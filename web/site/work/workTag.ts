import { type ShouldRevalidateFunction, useSearchParams } from "react-router";
import { whenPathChanges } from "../../relay/when-path-changes";

/** The tag that an address of the work grid names. Null for all work. */
export function tagIn(parameters: URLSearchParams): string | null {
  return parameters.get("tag") || null;
}

/** The tag that the page's address names. Null for all work. */
export function useWorkTag(): string | null {
  const [parameters] = useSearchParams();
  return tagIn(parameters);
}

/** Whether the page needs other data: for another tag, but not for the viewer over the grid. */
export const whenTagChanges: ShouldRevalidateFunction = (change) =>
  tagIn(change.currentUrl.searchParams) !== tagIn(change.nextUrl.searchParams) ||
  whenPathChanges(change);
