import { useSiteLayout } from "../SiteLayoutContext";

/** The language that visitors read the site in, also where the admin area asks. */
export function useSiteLanguage(): string {
  return useSiteLayout()?.siteWords?.language ?? "en";
}
