import { type ShouldRevalidateFunction, useSearchParams } from "react-router";
import { whenPathChanges } from "../../relay/when-path-changes";

/** The tag that an address of the work grid asks for. Null for all work. */
export function tagIn(parameters: URLSearchParams): string | null {
  return parameters.get("tag") || null;
}

/** The tag that the page's address asks for. */
export function useWorkTag(): string | null {
  const [parameters] = useSearchParams();
  return tagIn(parameters);
}

/** Another tag needs other data; the viewer over the grid does not. */
export const whenTagChanges: ShouldRevalidateFunction = (change) =>
  tagIn(change.currentUrl.searchParams) !== tagIn(change.nextUrl.searchParams) ||
  whenPathChanges(change);
