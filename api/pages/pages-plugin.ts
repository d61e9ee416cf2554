import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cachePolicy, sharedHeaders } from "../access/cache-policy.ts";
import { originOf } from "../access/origin.ts";
import { accessHeaders, accessStamp } from "../access/viewer.ts";
import { basePathOf } from "../base-path.ts";
import type { Context, MakeContext } from "../builder/context.ts";
import { BusyFault } from "../errors/busy-fault.ts";
import { missingPage } from "../errors/error-page.ts";
import { createContext } from "../graphql/create-context.ts";
import { executeOperation } from "../graphql/execute.ts";
import { findPersistedDocument } from "../graphql/persisted-documents.ts";
import { type RememberedExecution, rememberResults } from "../graphql/remember-results.ts";
import { isFormerFirstPage } from "../http/address-parameters.ts";
import { acceptedEncoding, compress } from "../http/compress.ts";
import { log } from "../log.ts";
import { isRobot } from "../numbers/counting/is-robot.ts";
import { readCountsVisits } from "../numbers/counting/read-counts-visits.ts";
import { eyesFor } from "../projects/presentation/present-as.ts";
import { findRedirect } from "../projects/redirects/find-redirect.ts";
import { cacheUseOf, pageAddress } from "../response-cache/cache-key.ts";
import type { ReadWords } from "../site/read-site-words.ts";
import { isTemporary } from "./complete-data.ts";
import type { Renderer, RenderRequest } from "./renderer.ts";
import { reportError } from "./report-error.ts";

type Options = {
  render: Renderer;
  makeContext: MakeContext;
  publicUrl: string | undefined;
  readWords: ReadWords;
  /** Measurement id of the third-party analytics. Null for none. */
  readAnalyticsId: () => Promise<string | null>;
  /** How long shared caches may serve the page at an address without validation, in seconds. */
  sharedSecondsOf: (address: string) => Promise<number>;
  /** How long caches may serve the page at an address while the database does not respond, in seconds. */
  staleSecondsOf: (address: string) => Promise<number>;
  /**
   * Lets the Content-Security-Policy of a response allow players of other sites, even if no page
   * that visitors see has a player.
   */
  allowPlayers: (reply: FastifyReply) => Promise<void>;
};

/** Serves all addresses that are neither files nor APIs: the site's pages, rendered on the server. */
export async function pagesPlugin(app: FastifyInstance, options: Options): Promise<void> {
  compressPages(app);
  const remembered = rememberResults();
  app.get("/*", async (request, reply) => {
    // The site's texts are read for every page, so that recent ones are cached when the database
    // stops responding.
    const words = await options.readWords();
    if (breaksLine(request.url)) {
      return reply
        .status(404)
        .type("text/html; charset=utf-8")
        .header("cache-control", "no-store")
        .send(missingPage(words, basePathOf(options.publicUrl)));
    }
    const context = await options.makeContext(request, reply);
    // The owner and readers of share links may open a draft that has a player.
    if (context.viewer.isOwner || context.viewer.link) await options.allowPlayers(reply);
    const address = pageAddress(request.url);
    const mayBeFormer = address === undefined || isFormerFirstPage(request.url);
    const redirect = mayBeFormer
      ? await findRedirect(context.database, request.url, context)
      : null;
    if (redirect) {
      return reply.header("cache-control", cachePolicy(context.viewer)).redirect(redirect, 301);
    }
    const started = performance.now();
    const eyes = await eyesFor(context, request.url);
    const seen =
      eyes === context.viewer ? context : await createContext(context, eyes, context.caller);
    const { execute, hasFailed, isBusy, timeSpent } = executeFor(seen, remembered);
    const countsVisits = await hasVisits(context);
    await noteSignal(context, request).catch((error: unknown) =>
      log.debug({ err: error }, "that a reader is not to be measured was not noted"),
    );
    const renderAt = async (address: string) =>
      options.render({
        // The address is appended, not resolved, because `new URL(address, origin)` would take a path that
        // starts with two slashes for another host.
        url: new URL(`${originOf(request, options.publicUrl)}${address}`),
        analyticsId: await options.readAnalyticsId(),
        countsVisits,
        awaitsPerson: context.viewer.link?.hasReader === false,
        // The owner, and the reader of a review link, need functions that only the page's code has.
        runsAtOnce: context.viewer.isOwner || (context.viewer.link?.isReview ?? false),
        access: accessStamp(context.viewer),
        execute,
        reportError,
      });
    // `address` has only the parameters that the page reads, because the page is cached under `address`.
    let page = await renderAt(address ?? request.url);
    if (page.kind === "redirect" && address !== request.url) page = await renderAt(request.url);
    if (isBusy() && page.kind === "page" && page.status >= 500) throw new BusyFault();
    if (page.kind === "redirect") return reply.redirect(page.location, page.status);
    const timing = `cache;desc=${cacheUseOf(request)}, render;dur=${millisecondsSince(started)}, data;dur=${timeSpent()}`;
    if (page.preloads) reply.header("link", page.preloads);
    if (page.isUnlisted) reply.header("x-robots-tag", "noindex");
    const isWhole = !hasFailed() && page.status < 500;
    const policy = isWhole ? cachePolicy(context.viewer) : "private, no-store";
    const isShareable = policy.startsWith("public") && page.status === 200 && address !== undefined;
    const sharedSeconds = isShareable ? await options.sharedSecondsOf(address) : 0;
    const staleSeconds = isShareable ? await options.staleSecondsOf(address) : 0;
    return reply
      .status(page.status)
      .header("server-timing", timing)
      .type("text/html; charset=utf-8")
      .headers(pageHeaders(policy, sharedSeconds, staleSeconds))
      .headers(accessHeaders(context.viewer))
      .send(page.html);
  });
}

function pageHeaders(
  policy: string,
  sharedSeconds: number,
  staleSeconds: number,
): Record<string, string> {
  const headers = sharedSeconds > 0 ? sharedHeaders(sharedSeconds) : { "cache-control": policy };
  if (staleSeconds === 0) return headers;
  const stored = headers["cache-control"];
  return { ...headers, "cache-control": `${stored}, stale-if-error=${staleSeconds}` };
}

/**
 * Whether a page reports how it is read: for the site's statistics, or for the owner's record of
 * what the reader of a share link has read.
 */
async function hasVisits({ viewer, caller, database }: Context): Promise<boolean> {
  if (viewer.isOwner) return false;
  // Each reader of a share link gets uncached pages, so the server decides. Visitors' pages are
  // cached and the same for everyone, so there the browser decides whether to report.
  if (viewer.link) return caller.measuring === "allowed";
  return readCountsVisits(database).catch(() => false);
}

/**
 * Stores that the reader of a share link must not be measured, if the browser sends Global Privacy
 * Control or Do Not Track. The time is not stored: the owner sees only that reading is not measured.
 */
async function noteSignal(
  { viewer: { link }, caller, access }: Context,
  { headers }: FastifyRequest,
): Promise<void> {
  const isNew = link && !link.hidesReading && caller.measuring === "signalled";
  if (isNew && !isRobot(headers["user-agent"] ?? ""))
    await access.links.setHidesReading(link.id, true);
}

/** Whether a path contains a line break. No route in web/routes.tsx matches such a path, not even "*". */
function breaksLine(url: string): boolean {
  const [path = ""] = url.split("?", 1);
  return /[\n\r\u2028\u2029]/.test(decodeURIComponent(path));
}

/**
 * Creates a function that executes the GraphQL documents of one page, and records their errors, because an
 * incomplete page must not be cached.
 */
function executeFor(
  context: Context,
  remembered: RememberedExecution,
): {
  execute: RenderRequest["execute"];
  hasFailed: () => boolean;
  /** Whether a document failed because the database was unavailable, so that a retry may succeed. */
  isBusy: () => boolean;
  /** The sum of the times that the documents took, in milliseconds. */
  timeSpent: () => number;
} {
  let hasFailed = false;
  let isBusy = false;
  let spent = 0;
  return {
    execute: async ({ id, variables }) => {
      const document = findPersistedDocument(id);
      if (!document) throw new Error(`no persisted document ${id}`);
      const started = performance.now();
      const result = await remembered(`${id} ${JSON.stringify(variables)}`, context, (watched) =>
        executeOperation(document, variables, watched),
      );
      spent += millisecondsSince(started);
      if (result.errors) hasFailed = true;
      if (result.errors?.some(isTemporary)) isBusy = true;
      return result;
    },
    hasFailed: () => hasFailed,
    isBusy: () => isBusy,
    timeSpent: () => Math.round(spent),
  };
}

function millisecondsSince(started: number): number {
  return Math.round(performance.now() - started);
}

/** Sends the pages of this plugin in the best compression that the browser accepts. */
function compressPages(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    // Cached responses are encoded already.
    if (typeof payload !== "string" || reply.hasHeader("content-encoding")) return payload;
    reply.header("vary", "accept-encoding, cookie, authorization");
    const encoding = acceptedEncoding(request.headers["accept-encoding"]);
    if (encoding === "identity" || payload === "") return payload;
    reply.header("content-encoding", encoding).removeHeader("content-length");
    return compress(Buffer.from(payload), encoding, "once");
  });
}
