import type { ShouldRevalidateFunction } from "react-router";

/** For pages that read their query string themselves: a new one loads no data, but a retry does. */
export const whenPathChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
