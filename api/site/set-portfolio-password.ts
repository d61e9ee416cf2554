import type { SiteColors } from "../database/__generated__/prisma/client.ts";
import { type SiteColorsServices, updateSiteColors } from "./update-site-colors.ts";

/**
 * Sets the portfolio password, which is stored with the colours. All access by another one before ends.
 * @throws {UserFault} by field, STALE_VERSION among them.
 */
export function setPortfolioPassword(
  services: SiteColorsServices,
  portfolioPassword: string,
  version?: number,
): Promise<SiteColors> {
  return updateSiteColors(services, { portfolioPassword }, version);
}
