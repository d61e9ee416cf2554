import { useSiteLayout } from "../layout/SiteLayoutContext";

/** Whether visitors may ask for access. */
export function useTakesRequests(): boolean {
  return useSiteLayout()?.siteIdentity.takesAccessRequests ?? false;
}
