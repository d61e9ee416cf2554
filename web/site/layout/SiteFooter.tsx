import { graphql, useFragment } from "react-relay";
import type { SiteFooter_siteIdentity$key } from "../../__generated__/SiteFooter_siteIdentity.graphql";
import { OwnerLock } from "../access/OwnerLock";
import "./SiteFooter.css";

type Props = { siteIdentity: SiteFooter_siteIdentity$key | null };

export function SiteFooter({ siteIdentity }: Props) {
  const identity = useFragment(
    graphql`
      fragment SiteFooter_siteIdentity on SiteIdentity {
        ownerName
        footerText
      }
    `,
    siteIdentity,
  );
  return (
    <footer className="site-footer">
      <div className="site-footer-row">
        <p className="site-footer-text" dir="auto">
          {identity?.footerText || copyrightLine(identity?.ownerName)}
        </p>
        <OwnerLock />
      </div>
    </footer>
  );
}

function copyrightLine(ownerName: string | undefined): string {
  return ownerName ? `© ${ownerName}. All rights reserved.` : "© All rights reserved.";
}
