import "./SocialLinks.css";
import { graphql, useFragment } from "react-relay";
import type { SocialLinks_siteIdentity$key } from "../../__generated__/SocialLinks_siteIdentity.graphql";
import { useWords } from "../../words/WordsContext";
import icons from "./social-icons.svg";

type Props = {
  siteIdentity: SocialLinks_siteIdentity$key | null;
  /** Whether names are visible beside the icons. */
  areNamed?: boolean;
};

/**
 * The designer's links to other sites, and the e-mail address if it is public. Without links and address,
 * empty.
 */
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
    <ul className="social-links cluster" data-named={areNamed || undefined}>
      {withoutRepeats.map(({ label, url }) => {
        const { name, icon } = socialSiteOf(url);
        const isMail = icon === "mail";
        return (
          <li key={url}>
            <a
              className="social-link"
              href={url}
              rel={isMail ? "me" : "me noreferrer"}
              target={isMail ? undefined : "_blank"}
              title={areNamed ? undefined : label || name}
            >
              <svg className="social-icon" aria-hidden="true">
                <use href={`${icons}#${icon}`} />
              </svg>
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

/**
 * A site such as LinkedIn, with the id of its icon in social-icons.svg. The icon has the colour of the text
 * around it.
 */
type SocialSite = { name: string; icon: string };

/** Known sites, by the end of their host names. */
export const socialSites: Record<string, SocialSite> = {
  "linkedin.com": { name: "LinkedIn", icon: "linkedin" },
  "instagram.com": { name: "Instagram", icon: "instagram" },
  "dribbble.com": { name: "Dribbble", icon: "dribbble" },
  "behance.net": { name: "Behance", icon: "behance" },
  "github.com": { name: "GitHub", icon: "code" },
  "gitlab.com": { name: "GitLab", icon: "code" },
  "codepen.io": { name: "CodePen", icon: "code" },
  "x.com": { name: "X", icon: "x" },
  "twitter.com": { name: "X", icon: "x" },
  "bsky.app": { name: "Bluesky", icon: "bluesky" },
  "threads.net": { name: "Threads", icon: "at" },
  "threads.com": { name: "Threads", icon: "at" },
  "mastodon.social": { name: "Mastodon", icon: "mastodon" },
  "youtube.com": { name: "YouTube", icon: "video" },
  "youtu.be": { name: "YouTube", icon: "video" },
  "vimeo.com": { name: "Vimeo", icon: "video" },
  "tiktok.com": { name: "TikTok", icon: "note" },
  "spotify.com": { name: "Spotify", icon: "note" },
  "soundcloud.com": { name: "SoundCloud", icon: "note" },
  "facebook.com": { name: "Facebook", icon: "facebook" },
  "pinterest.com": { name: "Pinterest", icon: "pinterest" },
  "medium.com": { name: "Medium", icon: "writing" },
  "substack.com": { name: "Substack", icon: "writing" },
  "figma.com": { name: "Figma", icon: "figma" },
  "are.na": { name: "Are.na", icon: "arena" },
};

/**
 * The name and icon of a link's site; for an unknown site its host and a plain icon. For a mail address, the
 * address and an icon.
 */
export function socialSiteOf(url: string): SocialSite {
  if (!URL.canParse(url)) return { name: url, icon: "link" };
  const { protocol, hostname, pathname } = new URL(url);
  if (protocol === "mailto:") return { name: decode(pathname), icon: "mail" };
  const host = hostname.replace(/^www\./, "");
  const known = Object.keys(socialSites).find((end) => host === end || host.endsWith(`.${end}`));
  const site = known && socialSites[known];
  if (site) return site;
  // Mastodon servers have many hosts, but the same form of address.
  return { name: host, icon: /^\/@[^/]+\/?$/.test(pathname) ? "mastodon" : "link" };
}

/**
 * Decodes a mail address. An address that is not encoded, but contains a percent sign, is returned unchanged.
 */
function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
