import { graphql } from "react-relay";
import type { AccessSettingsPageQuery } from "../../../__generated__/AccessSettingsPageQuery.graphql";
import { useRouteQuery } from "../../../relay/query-route";
import { OwnerPasswordPanel } from "./OwnerPasswordPanel";
import { PortfolioPasswordPanel } from "./PortfolioPasswordPanel";

export const accessSettingsPageQuery = graphql`
  query AccessSettingsPageQuery @throwOnFieldError {
    siteColors {
      ...PortfolioPasswordPanel_siteColors
    }
  }
`;

/** The passwords: that of visitors and that of the owner. */
export function AccessSettingsPage() {
  const { siteColors } = useRouteQuery<AccessSettingsPageQuery>(accessSettingsPageQuery);
  return (
    <>
      <PortfolioPasswordPanel siteColors={siteColors} />
      <OwnerPasswordPanel />
    </>
  );
}
