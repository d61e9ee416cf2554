import { graphql } from "react-relay";
import {
  contactPanel,
  identityPanel,
  linksPanel,
  sharingPanel,
} from "../../../../content/settings/identity";
import type { SiteSettingsPageQuery } from "../../../__generated__/SiteSettingsPageQuery.graphql";
import { paths } from "../../../paths";
import { useRouteQuery } from "../../../relay/query-route";
import { BackupsPanel } from "../../backups/BackupsPanel";
import { DemoPanel } from "../../demo/DemoPanel";
import { ArchivePanel } from "../../export/ArchivePanel";
import { StaticCopyPanel } from "../../export/StaticCopyPanel";
import { VisitCountingPanel } from "../../numbers/VisitCountingPanel";
import { AnalyticsPanel } from "../AnalyticsPanel";
import { IdentityPanel } from "../identity/IdentityPanel";
import { RedirectsPanel } from "../redirects/RedirectsPanel";
import { ResumePanel } from "../resume/ResumePanel";
import { RobotsPanel } from "../robots/RobotsPanel";
import { SettingsOutline } from "../SettingsOutline";

export const siteSettingsPageQuery = graphql`
  query SiteSettingsPageQuery @throwOnFieldError {
    siteIdentity {
      ...useIdentity_siteIdentity
      ...ResumePanel_siteIdentity
    }
    siteRobots {
      ...RobotsPanel_siteRobots
    }
    ...RedirectsPanel_query
    visitCounting {
      ...VisitCountingPanel_visitCounting
    }
    siteAnalytics {
      ...AnalyticsPanel_siteAnalytics
    }
    ...BackupsPanel_query
    staticCopy {
      ...StaticCopyPanel_staticCopy
    }
    demo {
      isPresent
      restorableUntil
      ...DemoPanel_demo
    }
  }
`;

/** The page with the owner's identity, links, redirects, statistics, backups and copies of the site. */
export function SiteSettingsPage() {
  const data = useRouteQuery<SiteSettingsPageQuery>(siteSettingsPageQuery);
  const { demo, siteAnalytics, siteIdentity, siteRobots, staticCopy, visitCounting } = data;
  const hasDemo = demo.isPresent || demo.restorableUntil;
  const missing = [...(hasDemo ? [] : ["Demo Portfolio"]), ...(staticCopy ? [] : ["Static Copy"])];
  return (
    <>
      <SettingsOutline page={paths.siteSettings} missing={missing} />
      <IdentityPanel panel={identityPanel} siteIdentity={siteIdentity} />
      <IdentityPanel panel={sharingPanel} siteIdentity={siteIdentity} />
      <RobotsPanel siteRobots={siteRobots} />
      <IdentityPanel panel={linksPanel} siteIdentity={siteIdentity} />
      <IdentityPanel panel={contactPanel} siteIdentity={siteIdentity} />
      <ResumePanel siteIdentity={siteIdentity} />
      <RedirectsPanel query={data} />
      <VisitCountingPanel visitCounting={visitCounting} />
      <AnalyticsPanel siteAnalytics={siteAnalytics} />
      <BackupsPanel query={data} />
      <ArchivePanel />
      {staticCopy && <StaticCopyPanel staticCopy={staticCopy} />}
      <DemoPanel demo={demo} />
    </>
  );
}
