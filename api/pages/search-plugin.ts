import type { FastifyInstance } from "fastify";
import { openPaths } from "../../pages/paths.ts";
import { sharedHeaders } from "../access/cache-policy.ts";
import { originOf } from "../access/origin.ts";
import { basePathOf } from "../base-path.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/client.ts";
import type { DirectReads } from "../database/direct-reads.ts";
import { listPublicAddresses } from "../database/queries/listed-projects.ts";
import { escapeXml } from "../escape-xml.ts";
import { hasOpenBriefs } from "../projects/brief/brief-projects.ts";
import { readSiteRobots } from "../site/site-robots.ts";
import { robotsText } from "./robots.ts";

type Options = {
  database: Database;
  reads: DirectReads;
  clock: Clock;
  publicUrl: string | undefined;
  /** How long shared caches may serve the sitemap without validation, in seconds. */
  sharedSeconds: number;
};

/** Serves the files for robots: robots.txt, tdmrep.json (rights of data mining), and the sitemap. */
export async function searchPlugin(app: FastifyInstance, options: Options): Promise<void> {
  const { database, reads, clock, publicUrl, sharedSeconds } = options;

  app.get("/robots.txt", async (request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=300")
      .send(robotsText(await readSiteRobots(database), originOf(request, publicUrl))),
  );

  app.get("/.well-known/tdmrep.json", async (_request, reply) => {
    const { version, allowsTraining } = await readSiteRobots(database);
    // Version 0: the owner has not saved the rules for robots yet, so rights are neither reserved nor given.
    if (version === 0) return reply.callNotFound();
    return reply
      .header("cache-control", "public, max-age=300")
      .send([
        { location: `${basePathOf(publicUrl)}/*`, "tdm-reservation": allowsTraining ? 0 : 1 },
      ]);
  });

  app.get("/sitemap.xml", async (request, reply) => {
    const origin = originOf(request, publicUrl);
    const projects = await listPublicAddresses(reads, clock());
    const { brief, ...always } = openPaths;
    const pages = Object.values<string>(always);
    if (await hasOpenBriefs(database, clock())) pages.push(brief);
    const base = escapeXml(`${origin}/project/`);
    const entries = [
      ...pages.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`),
      ...projects.map(({ slug, changedAt }) => {
        const address = base + escapeXml(encodeURIComponent(slug));
        return `<url><loc>${address}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`;
      }),
    ];
    return reply
      .type("application/xml; charset=utf-8")
      .headers(sharedHeaders(sharedSeconds))
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</urlset>\n`,
      );
  });
}
