import { graphql, useFragment } from "react-relay";
import type { SocialLinks_siteIdentity$key } from "../../__generated__/SocialLinks_siteIdentity.graphql";
import { useWords } from "../../words/WordsContext";
import { SocialIcon } from "./SocialIcon";
import { socialSiteOf } from "./socialSites";
import "./SocialLinks.css";

type Props = {
  siteIdentity: SocialLinks_siteIdentity$key | null;
  /** Whether what they are called is read beside the icons. */
  areNamed?: boolean;
};

/** Where else the designer is found, and the e-mail address where it is shown. Nothing where there is neither. */
export function SocialLinks({ siteIdentity, areNamed = false }: Props) {
  const say = useWords();
  const identity = useFragment(
    graphql`
      fragment SocialLinks_siteIdentity on SiteIdentity {
        email
        isEmailShown
        socialLinks {
          label
          url
        }
      }
    `,
    siteIdentity,
  );
  const { email, isEmailShown } = identity ?? {};
  const links = [
    ...(email && isEmailShown ? [{ label: email, url: `mailto:${email}` }] : []),
    ...(identity?.socialLinks ?? []),
  ];
  const withoutRepeats = [...new Map(links.map((link) => [link.url, link])).values()];
  if (withoutRepeats.length === 0) return null;
  return (
    <ul className="social-links" data-named={areNamed || undefined}>
      {withoutRepeats.map(({ label, url }) => {
        const { name, icon } = socialSiteOf(url);
        const isMail = url.startsWith("mailto:");
        return (
          <li key={url}>
            <a
              className="social-link"
              href={url}
              rel={isMail ? "me" : "me noreferrer"}
              target={isMail ? undefined : "_blank"}
              title={areNamed ? undefined : label || name}
            >
              <SocialIcon name={icon} />
              <span className={areNamed ? undefined : "visually-hidden"} dir="auto">
                {label || name}
              </span>
              {!isMail && <span className="visually-hidden"> {say("site.newTab")}</span>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
