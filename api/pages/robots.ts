import type { readSiteRobots } from "../site/site-robots.ts";

type Robots = Awaited<ReturnType<typeof readSiteRobots>>;

/** Robots that collect for the training of AI, as their makers name them. */
const trainers = [
  ...["AI2Bot", "Amazonbot", "anthropic-ai", "Applebot-Extended", "Bytespider", "CCBot"],
  ...["ClaudeBot", "cohere-ai", "cohere-training-data-crawler", "Diffbot", "FacebookBot"],
  ...["Google-Extended", "GPTBot", "ImagesiftBot", "meta-externalagent", "omgili", "PanguBot"],
];

/** Robots that make previews of links. */
const previewers = [
  ...["Discordbot", "facebookexternalhit", "LinkedInBot", "redditbot", "SkypeUriPreview"],
  ...["Slackbot", "Slackbot-LinkExpanding", "TelegramBot", "Twitterbot", "WhatsApp"],
];

/** The text of robots.txt. A robot reads only the group that names it, or else the last one. */
export function robotsText(robots: Robots, sitemap: string): string {
  const group = (agents: readonly string[], isAllowed: boolean) =>
    [
      ...agents.map((agent) => `User-agent: ${agent}`),
      `Disallow: ${isAllowed ? "/admin" : "/"}`,
      "",
      "",
    ].join("\n");
  const { allowsSearch, allowsTraining, allowsPreviews } = robots;
  return [
    allowsTraining === allowsSearch ? "" : group(trainers, allowsTraining),
    allowsPreviews === allowsSearch ? "" : group(previewers, allowsPreviews),
    group(["*"], allowsSearch),
    `Sitemap: ${sitemap}\n`,
  ].join("");
}

/** The same as headers of a page, where there are any; TDMRep asks for a licence of whoever mines texts. */
export function robotsHeaders({ allowsSearch, allowsTraining }: Robots): Record<string, string> {
  const tags = [
    ...(allowsSearch ? [] : ["noindex"]),
    ...(allowsTraining ? [] : ["noai", "noimageai"]),
  ];
  return {
    ...(tags.length > 0 && { "x-robots-tag": tags.join(", ") }),
    ...(!allowsTraining && { "tdm-reservation": "1" }),
  };
}
