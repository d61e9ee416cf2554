import { useSiteLayout } from "../SiteLayoutContext";

/**
 * The language of the site for visitors, as a BCP 47 tag, also within the admin area, which is in English.
 */
export function useSiteLanguage(): string {
  return useSiteLayout()?.siteWords?.language ?? "en";
}
