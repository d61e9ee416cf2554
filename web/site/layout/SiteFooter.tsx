import { graphql, useFragment } from "react-relay";
import type { SiteFooter_siteIdentity$key } from "../../__generated__/SiteFooter_siteIdentity.graphql";
import { useWords } from "../../words/WordsContext";
import { OwnerLock } from "../access/OwnerLock";
import { OwnersSearch } from "../access/OwnersSearch";
import { LeaveLink } from "../link/LeaveLink";
import { SocialLinks } from "../social/SocialLinks";
import "./SiteFooter.css";

type Props = {
  siteIdentity: SiteFooter_siteIdentity$key | null;
  /**
   * Whether the site may count what the recipient of a share link reads: a value of the enum
   * Measuring, such as ALLOWED. Undefined for visitors without a link.
   */
  measuring?: string | undefined;
};

export function SiteFooter({ siteIdentity, measuring }: Props) {
  const say = useWords();
  const identity = useFragment(
    graphql`
      fragment SiteFooter_siteIdentity on SiteIdentity {
        ownerName
        footerText
        ...SocialLinks_siteIdentity
      }
    `,
    siteIdentity,
  );
  return (
    <footer className="site-footer muted">
      <div className="site-footer-row bar">
        <p className="site-footer-text small" dir="auto">
          {identity?.footerText ||
            (identity?.ownerName
              ? say("footer.copyright", { name: identity.ownerName })
              : say("footer.unnamed"))}
        </p>
        <div className="site-footer-ways row">
          <SocialLinks siteIdentity={identity ?? null} />
          <OwnersSearch />
          <OwnerLock />
        </div>
      </div>
      {measuring && <LeaveLink measuring={measuring} />}
    </footer>
  );
}
