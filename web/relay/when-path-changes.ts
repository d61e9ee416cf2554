import type { ShouldRevalidateFunction } from "react-router";

/** For pages that read their query string themselves: a new one asks for no new data, but a new try does. */
export const whenPathChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
