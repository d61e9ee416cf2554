import { createContext, useContext } from "react";

/** The address that pages give themselves in links and previews, without a trailing slash. */
export const SiteOrigin = createContext("");

export function useSiteOrigin(): string {
  return useContext(SiteOrigin);
}
