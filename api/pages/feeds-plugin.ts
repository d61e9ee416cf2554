import { createHmac } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { sharedHeaders } from "../access/cache-policy.ts";
import { originOf } from "../access/origin.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/client.ts";
import type { DirectReads } from "../database/direct-reads.ts";
import { listNewestProjects } from "../database/queries/listed-projects.ts";
import { escapeXml } from "../escape-xml.ts";
import { createMediaAssetLoader } from "../media/media-asset-loader.ts";
import { previewOf } from "../media/preview.ts";
import { readSiteWords } from "../site/read-site-words.ts";

type Options = {
  reads: DirectReads;
  database: Database;
  clock: Clock;
  publicUrl: string | undefined;
  /** How long shared caches may serve the feeds without validation, in seconds. */
  sharedSeconds: number;
  /** The key for deriving ids where no public URL with a host name is set. */
  idKey: Buffer;
};

/** The content of the Atom feed and of the JSON feed. Addresses are absolute. */
type Feed = {
  /** The id of the feed. It is the same for every address at which the feed is requested. */
  id: string;
  origin: string;
  /** A BCP 47 tag. */
  language: string;
  title: string;
  description: string;
  updatedAt: Date;
  entries: FeedEntry[];
};

type FeedEntry = {
  /** Stays the same when the project's name or slug changes. */
  id: string;
  url: string;
  title: string;
  /** A BCP 47 tag. Empty for the language of the feed. */
  language: string;
  image: string | null;
  /** HTML: a link to the project that contains the project's picture, or its name if it has no picture. */
  content: string;
  publishedAt: Date;
  changedAt: Date;
};

/** How many of the newest projects a feed contains. Feed readers store the projects that they have seen. */
const size = 50;

/** Serves the public projects to feed readers, newest first: as Atom and as JSON Feed 1.1. */
export async function feedsPlugin(app: FastifyInstance, options: Options): Promise<void> {
  const { reads, database, clock, publicUrl, sharedSeconds, idKey } = options;
  const host = publicUrl === undefined ? "" : new URL(publicUrl).hostname;

  /** The id of a project's entry: a tag URI (RFC 4151) if the public URL has a host name, else a UUID. */
  const idOf = ({ id, createdAt }: { id: number; createdAt: Date }) =>
    /^[a-z0-9.-]+$/.test(host)
      ? `tag:${host},${createdAt.toISOString().slice(0, 10)}:/projects/${id}`
      : uuidOf(`project ${id}`, idKey);

  const readFeed = async (origin: string): Promise<Feed> => {
    const assets = createMediaAssetLoader(database);
    const identity = await database.siteIdentity.findFirstOrThrow();
    const words = await readSiteWords(database);
    const newest = await listNewestProjects(reads, clock(), size);
    const entries = await Promise.all(
      newest.map(async (project) => {
        const { slug, name, hero } = project;
        const url = `${origin}/project/${encodeURIComponent(slug)}`;
        const preview = hero === null ? null : await previewOf(hero, assets);
        const image = preview === null ? null : origin + preview;
        return {
          ...project,
          id: idOf(project),
          url,
          title: name,
          image,
          content: contentOf({ url, name, image }),
        };
      }),
    );
    const moments = [identity.updatedAt, ...entries.map(({ changedAt }) => changedAt)];
    return {
      id: publicUrl === undefined ? uuidOf("site", idKey) : `${publicUrl}/`,
      origin,
      language: words.language,
      title: identity.ownerName || words.say("site.name"),
      description: identity.searchDescription || identity.tagline,
      updatedAt: new Date(Math.max(...moments.map(Number))),
      entries,
    };
  };

  const serve = (path: string, mediaType: string, write: (feed: Feed) => string) =>
    app.get(path, async (request, reply) =>
      reply
        .type(`${mediaType}; charset=utf-8`)
        .headers(sharedHeaders(sharedSeconds))
        .send(write(await readFeed(originOf(request, publicUrl)))),
    );
  serve("/feed.xml", "application/atom+xml", writeAtom);
  serve("/feed.json", "application/feed+json", writeJson);
}

/** A UUID as a URN, derived from a name. In version 8 (RFC 9562) the application chooses the content. */
function uuidOf(name: string, key: Buffer): string {
  const hex = createHmac("sha256", key).update(name).digest("hex");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return `urn:uuid:${[...parts, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-")}`;
}

function contentOf({ url, name, image }: { url: string; name: string; image: string | null }) {
  const text = escapeXml(name);
  const shown = image ? `<img src="${escapeXml(image)}" alt="${text}">` : text;
  return `<p><a href="${escapeXml(url)}">${shown}</a></p>`;
}

function writeAtom({
  id: feedId,
  origin,
  language,
  title,
  description,
  updatedAt,
  entries,
}: Feed): string {
  const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
  const items = entries.map(
    ({ id, url, title: name, content, publishedAt, changedAt, language: own }) =>
      `<entry${own && ` xml:lang="${escapeXml(own)}"`}>${[
        element("id", id),
        element("title", name),
        `<link href="${escapeXml(url)}"/>`,
        element("published", publishedAt.toISOString()),
        element("updated", changedAt.toISOString()),
        `<content type="html">${escapeXml(content)}</content>`,
      ].join("")}</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">${[
    element("id", feedId),
    element("title", title),
    description ? element("subtitle", description) : "",
    `<link href="${escapeXml(`${origin}/`)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(`${origin}/feed.xml`)}"/>`,
    element("updated", updatedAt.toISOString()),
    `<author>${element("name", title)}</author>`,
    ...items,
  ].join("")}</feed>
`;
}

function writeJson({ origin, language, title, description, entries }: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    language,
    description: description || undefined,
    home_page_url: `${origin}/`,
    feed_url: `${origin}/feed.json`,
    authors: [{ name: title, url: `${origin}/` }],
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      language: entry.language || undefined,
      content_html: entry.content,
      image: entry.image ?? undefined,
      date_published: entry.publishedAt.toISOString(),
      date_modified: entry.changedAt.toISOString(),
    })),
  });
}
