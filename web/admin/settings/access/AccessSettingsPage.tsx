import { graphql } from "react-relay";
import type { AccessSettingsPageQuery } from "../../../__generated__/AccessSettingsPageQuery.graphql";
import { paths } from "../../../paths";
import { useRouteQuery } from "../../../relay/query-route";
import { SettingsOutline } from "../SettingsOutline";
import { AccessRequestsPanel } from "./AccessRequestsPanel";
import { OwnerPasswordPanel } from "./OwnerPasswordPanel";
import { PortfolioPasswordPanel } from "./PortfolioPasswordPanel";

export const accessSettingsPageQuery = graphql`
  query AccessSettingsPageQuery @throwOnFieldError {
    siteColors {
      ...PortfolioPasswordPanel_siteColors
    }
    siteIdentity {
      ...AccessRequestsPanel_siteIdentity
    }
  }
`;

/** The passwords, that of visitors and that of the owner, and who may ask for access without one. */
export function AccessSettingsPage() {
  const { siteColors, siteIdentity } =
    useRouteQuery<AccessSettingsPageQuery>(accessSettingsPageQuery);
  return (
    <>
      <SettingsOutline page={paths.accessSettings} />
      <PortfolioPasswordPanel siteColors={siteColors} />
      <AccessRequestsPanel siteIdentity={siteIdentity} />
      <OwnerPasswordPanel />
    </>
  );
}
