import type { Server } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "../access/network-of.ts";
import type { Environment } from "../environment.ts";
import type { ErrorBody } from "../errors/error-body.ts";
import { busyPage } from "../errors/error-page.ts";
import { log } from "../log.ts";
import type { ReadWords } from "../site/read-site-words.ts";
import { createIsNear, type IsNear } from "./near-addresses.ts";

/**
 * A minute has this number of parts. Each part has its own count and the same share of the limit, so that a
 * client can continue when the next part begins. `part` is the length of a part in seconds.
 */
const parts = 6;
const part = 60 / parts;

/**
 * Matches paths without a limit: files, which are not rendered, and the health checks of
 * monitoring.
 */
const unlimited = /^\/(?:assets|objects|uploads)\/|^\/api\/health(?:\/|$)/;

type Options = Pick<Environment, "rateLimit" | "trustProxy"> & {
  /**
   * Whether the limit does not apply to a request: for the owner, and for tokens, which have their
   * own limits.
   */
  isUnlimited: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
  readWords: ReadWords;
};

/**
 * Limits how many responses are rendered for one network (see `networkOf`), and refuses further
 * requests with 429. The default limit is high enough for many people who share an address. Cached
 * responses are not counted, and no request is delayed.
 */
export function limitRate(
  app: FastifyInstance,
  { rateLimit, trustProxy, isUnlimited, readWords }: Options,
): void {
  if (rateLimit === 0) return;
  const isNear = createIsNear(trustProxy);
  const points = Math.max(1, Math.round(rateLimit / parts));
  const limiter = new RateLimiterMemory({ points, duration: part });
  app.addHook("onRequest", async (request, reply) => {
    const [path = ""] = request.url.split("?", 1);
    if (unlimited.test(path) || isNear(request.ip)) return undefined;
    try {
      await limiter.consume(networkOf(request.ip));
      return undefined;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      if (await isUnlimited(request, reply)) return undefined;
      const isPage = request.headers.accept?.includes("text/html");
      const body: ErrorBody = {
        error: "Too many requests. Try again in a few seconds.",
        code: "TOO_MANY_REQUESTS",
      };
      return reply
        .status(429)
        .header("retry-after", String(Math.max(1, Math.ceil(refused.msBeforeNext / 1_000))))
        .header("cache-control", "no-store")
        .type(isPage ? "text/html; charset=utf-8" : "application/json; charset=utf-8")
        .send(isPage ? busyPage(await readWords()) : JSON.stringify(body));
    }
  });
}

/**
 * Logs a warning once if a request has X-Forwarded-For, as behind a proxy, but no proxy is trusted: then limits
 * count all visitors behind that proxy as one address.
 */
export function noticeUntrustedProxy(
  app: FastifyInstance,
  trustProxy: Environment["trustProxy"],
): void {
  if (trustProxy !== false) return;
  let isSaid = false;
  app.addHook("onRequest", (request, _reply, done) => {
    if (!isSaid && request.headers["x-forwarded-for"] !== undefined) {
      isSaid = true;
      log.warn(
        "Requests have X-Forwarded-For, but no proxy is trusted. Behind a proxy, set TRUST_PROXY; otherwise all visitors count as one address.",
      );
    }
    done();
  });
}

/**
 * The maximum number of connections of one network: about eighty people with six connections each.
 */
export const maxConnections = 500;

/**
 * Closes a new connection of a network that has `max` open connections. Does not limit addresses for which
 * `isNear` is true.
 */
export function limitConnections(server: Server, max: number, isNear: IsNear): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const { remoteAddress = "" } = socket;
    if (isNear(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    if (count > max) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
