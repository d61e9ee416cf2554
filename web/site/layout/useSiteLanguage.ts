import { useSiteLayout } from "../SiteLayoutContext";

/** The language of the site for visitors, also within the admin area. */
export function useSiteLanguage(): string {
  return useSiteLayout()?.siteWords?.language ?? "en";
}
