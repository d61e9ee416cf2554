import { graphql } from "react-relay";
import type { SettingsTabQuery } from "../../__generated__/SettingsTabQuery.graphql";
import { useRouteQuery } from "../../relay/query-route";
import { DemoPanel } from "../beginning/demo/DemoPanel";
import { TabHeading } from "../layout/TabHeading";
import { LeaveGuard } from "../leaving/LeaveGuard";
import { AnalyticsPanel } from "./AnalyticsPanel";
import { BannerPanel } from "./BannerPanel";
import { ColorsPanel } from "./colors/ColorsPanel";
import { FaviconPanel } from "./identity/FaviconPanel";
import { IdentityPanel } from "./identity/IdentityPanel";
import { LinksPanel } from "./identity/LinksPanel";
import { SharingPanel } from "./identity/SharingPanel";
import { FontsPanel } from "./look/FontsPanel";
import { LookPanel } from "./look/LookPanel";
import { MailPanel } from "./mail/MailPanel";
import { OwnerPasswordPanel } from "./OwnerPasswordPanel";
import { PortfolioPasswordPanel } from "./PortfolioPasswordPanel";
import { RedirectsPanel } from "./redirects/RedirectsPanel";
import { ResumePanel } from "./resume/ResumePanel";
import { SettingsOutline } from "./SettingsOutline";
import { WordsPanel } from "./words/WordsPanel";
import "./SettingsTab.css";

export const settingsTabQuery = graphql`
  query SettingsTabQuery @throwOnFieldError {
    banner {
      ...BannerPanel_banner
    }
    siteColors {
      ...ColorsPanel_siteColors
      ...PortfolioPasswordPanel_siteColors
    }
    siteLook {
      ...LookPanel_siteLook
      ...FontsPanel_siteLook
    }
    siteWords {
      ...WordsPanel_siteWords
      ...SiteWordsProvider_siteWords
    }
    siteIdentity {
      ...IdentityPanel_siteIdentity
      ...SharingPanel_siteIdentity
      ...LinksPanel_siteIdentity
      ...ResumePanel_siteIdentity
      ...FaviconPanel_siteIdentity
    }
    demo {
      ...DemoPanel_demo
      ...SettingsOutline_demo
    }
    ...RedirectsPanel_query
    mailSettings {
      ...MailPanel_mailSettings
    }
    siteAnalytics {
      ...AnalyticsPanel_siteAnalytics
    }
  }
`;

/** What holds for the whole site. */
export function SettingsTab() {
  const data = useRouteQuery<SettingsTabQuery>(settingsTabQuery);
  const { banner, demo, siteColors, siteIdentity, siteLook, siteWords } = data;
  return (
    <LeaveGuard>
      <TabHeading title="Settings" description="Configure site-wide settings and content." />
      <SettingsOutline demo={demo} />
      <div className="settings-panels">
        <BannerPanel banner={banner ?? null} />
        <ColorsPanel siteColors={siteColors} />
        <PortfolioPasswordPanel siteColors={siteColors} />
        <LookPanel siteLook={siteLook} />
        <FontsPanel siteLook={siteLook} />
        <IdentityPanel siteIdentity={siteIdentity} />
        <SharingPanel siteIdentity={siteIdentity} />
        <FaviconPanel siteIdentity={siteIdentity} />
        <LinksPanel siteIdentity={siteIdentity} />
        <ResumePanel siteIdentity={siteIdentity} />
        <WordsPanel siteWords={siteWords ?? null} />
        <RedirectsPanel query={data} />
        <MailPanel mailSettings={data.mailSettings} />
        <AnalyticsPanel siteAnalytics={data.siteAnalytics} />
        <OwnerPasswordPanel />
        <DemoPanel demo={demo} />
      </div>
    </LeaveGuard>
  );
}
