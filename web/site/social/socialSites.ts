import type { SocialIconName } from "./SocialIcon";

type SocialSite = { name: string; icon: SocialIconName };

/** Sites that designers are found on, by the end of their host names. */
const sites: Record<string, SocialSite> = {
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

/** The site that a link leads to: what it is called, and its icon; where it is not known, its host and a plain one. */
export function socialSiteOf(url: string): SocialSite {
  if (!URL.canParse(url)) return { name: url, icon: "link" };
  const { protocol, hostname, pathname } = new URL(url);
  if (protocol === "mailto:") return { name: decodeURIComponent(pathname), icon: "mail" };
  const host = hostname.replace(/^www\./, "");
  const known = Object.keys(sites).find((end) => host === end || host.endsWith(`.${end}`));
  const site = known && sites[known];
  if (site) return site;
  // Mastodon and its kin live under many names, and all write people so.
  return { name: host, icon: /^\/@[^/]+\/?$/.test(pathname) ? "mastodon" : "link" };
}
