import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parse } from "graphql";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { z } from "zod";
import { openPages } from "../../../pages/pages.ts";
import type { OpenPageName } from "../../../pages/paths.ts";
import { cachePolicy } from "../../access/cache-policy.ts";
import type { MakeContext } from "../../builder/context.ts";
import { BusyFault } from "../../errors/busy-fault.ts";
import { executeOperation } from "../../graphql/execute.ts";
import { matchesTag } from "../../http/matches-tag.ts";
import type { ImageWorker } from "../../media/derivatives/image-worker.ts";
import { sendMissing } from "../../media/serve/send-stored.ts";
import { readSiteLook } from "../../site/look/site-look.ts";
import { readSiteWords } from "../../site/read-site-words.ts";
import { completeData } from "../complete-data.ts";
import { type CardSubject, drawCard } from "./draw-card.ts";

type Options = {
  makeContext: MakeContext;
  publicUrl: string | undefined;
  maker: Pick<ImageWorker, "rasterise">;
};

const cardQuery = parse(/* GraphQL */ `
  query SocialCard($slug: String!, $isProject: Boolean!) {
    siteIdentity {
      ownerName
      tagline
    }
    siteColors {
      background
      textPrimary
      textSecondary
      navHover
    }
    project(slug: $slug) @include(if: $isProject) {
      name
      language
    }
  }
`);

const cardData = z.object({
  siteIdentity: z.object({ ownerName: z.string(), tagline: z.string() }),
  siteColors: z.object({
    background: z.string(),
    textPrimary: z.string(),
    textSecondary: z.string(),
    navHover: z.string(),
  }),
  project: z.object({ name: z.string(), language: z.string() }).nullish(),
});

const parameters = z.object({ name: z.string() });

/**
 * Serves social cards: pictures for previews of links to pages that have no picture. A card shows the page's
 * title and the owner's name, in the built-in fonts. Viewers get only the cards of pages that they may read.
 */
export async function cardsPlugin(
  app: FastifyInstance,
  { makeContext, publicUrl, maker }: Options,
): Promise<void> {
  const render = createCardRenderer((svg) => maker.rasterise({ svg, iconSize: null }));

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { page, slug }: { page?: OpenPageName; slug?: string },
  ) => {
    const context = await makeContext(request, reply);
    const variables = { slug: slug ?? "", isProject: slug !== undefined };
    const result = await executeOperation(cardQuery, variables, context);
    const { siteIdentity, siteColors, project } = cardData.parse(completeData(result));
    if (slug !== undefined && !project) return sendMissing(reply);
    const { say, language } = await readSiteWords(context.database);
    const { voice } = await readSiteLook(context.database);
    const name = siteIdentity.ownerName || say("site.name");
    const word = page && openPages[page].titleWord;
    // The requested host is not used: callers can send any host, and each would cause another rendering.
    const substitute = publicUrl === undefined ? say("site.name") : new URL(publicUrl).host;
    const title = project?.name ?? (word ? say(word) : name);
    const { png, etag } = await render({
      title,
      substitute,
      detail: title === name ? siteIdentity.tagline : name,
      language: project?.language || language,
      voice,
      colors: siteColors,
    });
    reply.header("etag", etag).header("cache-control", cachePolicy(context.viewer));
    if (matchesTag(request.headers["if-none-match"] ?? "", etag)) return reply.status(304).send();
    return reply.type("image/png").header("cross-origin-resource-policy", "cross-origin").send(png);
  };

  app.get("/social-card/:name", (request, reply) => {
    const page = nameOf(request);
    return isPage(page) ? send(request, reply, { page }) : sendMissing(reply);
  });
  app.get("/social-card/project/:name", (request, reply) => {
    const slug = nameOf(request);
    return slug === null ? sendMissing(reply) : send(request, reply, { slug });
  });
}

/** The requested file name without `.png`. Null for a file name with another extension. */
function nameOf(request: FastifyRequest): string | null {
  return /^(.+)\.png$/.exec(parameters.parse(request.params).name)?.[1] ?? null;
}

function isPage(name: string | null): name is OpenPageName {
  return name !== null && Object.hasOwn(openPages, name);
}

/**
 * Part of each card's ETag. Increment this number with each change of the code that makes cards of
 * the same content look different.
 */
const version = 2;

type Card = { png: Buffer; etag: string };

/** How many cards are cached, each of about 30 kB. */
const maxCached = 100;

/** How many cards may wait to be rendered. Rendering a card takes about 200 milliseconds. */
export const maxWaiting = 20;

/**
 * Creates a function that renders social cards one at a time and caches them. The function throws a BusyFault
 * for a card that is not cached while `maxWaiting` other cards wait.
 */
export function createCardRenderer(rasterise: (svg: string) => Promise<Uint8Array>) {
  const oneByOne = pLimit(1);
  const rendered = new LRUCache<string, Promise<Card>>({ max: maxCached });
  return async (subject: CardSubject): Promise<Card> => {
    const key = createHash("sha256")
      .update(JSON.stringify([version, subject]))
      .digest("base64url");
    const known = rendered.get(key);
    if (!known && oneByOne.pendingCount >= maxWaiting) throw new BusyFault();
    const card =
      known ??
      oneByOne(async () => {
        const png = Buffer.from(await rasterise(await drawCard(subject)));
        return { png, etag: `"${key}"` };
      });
    rendered.set(key, card);
    card.catch(() => rendered.delete(key));
    return card;
  };
}
