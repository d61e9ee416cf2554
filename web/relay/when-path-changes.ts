import type { ShouldRevalidateFunction } from "react-router";

/**
 * For pages that read their query string themselves. A change of the query string does not load data again,
 * but a retry of an unchanged address does.
 */
export const whenPathChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
