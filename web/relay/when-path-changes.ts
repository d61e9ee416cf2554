import type { ShouldRevalidateFunction } from "react-router";

/**
 * For pages that read their query string themselves: another query string loads no data, but a retry of the
 * same address does.
 */
export const whenPathChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
