import type { FastifyInstance } from "fastify";
import { basePathOf } from "../base-path.ts";
import type { readSiteRobots } from "../site/site-robots.ts";

type Robots = Awaited<ReturnType<typeof readSiteRobots>>;

/**
 * The user agents of robots that collect data for the training of AI. Taken from the list of
 * github.com/ai-robots-txt/ai.robots.txt in November 2026: the robots whose purpose is training or data for
 * training, not the robots that reply to a question or search.
 */
const trainers = [
  ...["AI2Bot", "Ai2Bot-Dolma", "Amazonbot", "anthropic-ai", "Applebot-Extended", "Bytespider"],
  ...["CCBot", "ClaudeBot", "cohere-ai", "cohere-training-data-crawler", "Cotoyogi", "DeepSeekBot"],
  ...["Diffbot", "FacebookBot", "Factset_spyderbot", "FriendlyCrawler", "Google-Extended"],
  ...["GPTBot", "ICC-Crawler", "ImagesiftBot", "img2dataset", "LAIONDownloader"],
  ...["meta-externalagent", "omgili", "omgilibot", "PanguBot", "SBIntuitionsBot", "TikTokSpider"],
  ...["Timpibot", "VelenPublicWebCrawler", "Webzio-Extended", "YandexAdditional"],
];

/** The user agents of robots that make previews of links. */
const previewers = [
  ...["Discordbot", "facebookexternalhit", "LinkedInBot", "redditbot", "SkypeUriPreview"],
  ...["Slackbot", "Slackbot-LinkExpanding", "TelegramBot", "Twitterbot", "WhatsApp"],
];

/**
 * The text of robots.txt. A robot reads only the group that names it, or the last group, `*`, if no group
 * names it.
 * @param site the address of the site, without a slash at its end
 */
export function robotsText(robots: Robots, site: string): string {
  const basePath = basePathOf(site);
  const group = (agents: readonly string[], isAllowed: boolean) =>
    [
      ...agents.map((agent) => `User-agent: ${agent}`),
      `Disallow: ${basePath}${isAllowed ? "/admin" : "/"}`,
      "",
      "",
    ].join("\n");
  const { allowsSearch, allowsTraining, allowsPreviews } = robots;
  return [
    allowsTraining === allowsSearch ? "" : group(trainers, allowsTraining),
    allowsPreviews === allowsSearch ? "" : group(previewers, allowsPreviews),
    group(["*"], allowsSearch),
    `Sitemap: ${site}/sitemap.xml\n`,
  ].join("");
}

/** The media types that the rules apply to: pages, pictures, videos and PDFs. */
const works = /^(?:text\/html|image\/|video\/|application\/pdf)/;

/**
 * Adds the rules of robots.txt to the headers of pages and media. `tdm-reservation`, a header of TDMRep,
 * reserves the rights of text and data mining.
 */
export function askRobots(app: FastifyInstance, readRobots: () => Promise<Robots>): void {
  app.addHook("onSend", async (_request, reply, payload) => {
    if (!works.test(String(reply.getHeader("content-type")))) return payload;
    // While the database does not respond, the rules are unknown, but responses contain only an error.
    const robots = await readRobots().catch(() => null);
    const tags = new Set([
      ...[reply.getHeader("x-robots-tag") ?? []].flat().map(String),
      ...(robots?.allowsSearch === false ? ["noindex"] : []),
      ...(robots?.allowsTraining === false ? ["noai", "noimageai"] : []),
    ]);
    if (tags.size > 0) reply.header("x-robots-tag", [...tags].join(", "));
    if (robots?.allowsTraining === false) reply.header("tdm-reservation", "1");
    return payload;
  });
}
