import { useSiteLayout } from "../SiteLayoutContext";

/** Whether visitors may ask for access. */
export function useTakesRequests(): boolean {
  return useSiteLayout()?.siteIdentity.takesAccessRequests ?? false;
}
