import { graphql } from "react-relay";
import type { AccessSettingsPageQuery } from "../../../__generated__/AccessSettingsPageQuery.graphql";
import { paths } from "../../../paths";
import { useRouteQuery } from "../../../relay/query-route";
import { PanelBoundary } from "../../layout/PanelBoundary";
import { SettingsOutline } from "../SettingsOutline";
import { AccessRequestsPanel } from "./AccessRequestsPanel";
import { ChangesPanel } from "./ChangesPanel";
import { OwnerPasswordPanel } from "./OwnerPasswordPanel";
import { PortfolioPasswordPanel } from "./PortfolioPasswordPanel";
import { SessionsPanel } from "./SessionsPanel";
import { SignInPanel } from "./SignInPanel";
import { TokensPanel } from "./TokensPanel";

export const accessSettingsPageQuery = graphql`
  query AccessSettingsPageQuery @throwOnFieldError {
    siteColors {
      ...PortfolioPasswordPanel_siteColors
    }
    siteIdentity {
      ...AccessRequestsPanel_siteIdentity
    }
    ...SignInPanel_query
    ...SessionsPanel_query
    ...TokensPanel_query
    ...ChangesPanel_query
  }
`;

/** The page with passwords, requests for access, sign-in, sessions, tokens and the log of changes. */
export function AccessSettingsPage() {
  const query = useRouteQuery<AccessSettingsPageQuery>(accessSettingsPageQuery);
  const { siteColors, siteIdentity } = query;
  return (
    <>
      <SettingsOutline page={paths.accessSettings} />
      <PortfolioPasswordPanel siteColors={siteColors} />
      <AccessRequestsPanel siteIdentity={siteIdentity} />
      <OwnerPasswordPanel />
      <SignInPanel query={query} />
      <SessionsPanel query={query} />
      <TokensPanel query={query} />
      <PanelBoundary message="The changes could not be loaded.">
        {() => <ChangesPanel query={query} />}
      </PanelBoundary>
    </>
  );
}
