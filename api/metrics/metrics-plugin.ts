import { createHash, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { ConnectionCounts } from "../database/connection-counts.ts";
import type { MetricsSettings } from "../environment.ts";
import { type CacheUse, cacheUseOf } from "../response-cache/cache-key.ts";
import { StartError } from "../start-error.ts";
import type { Metrics } from "./metrics.ts";

type Options = MetricsSettings & {
  metrics: Metrics;
  /**
   * Functions that count waiting items. The key is the middle of the metric's name, such as `pages` in
   * `vitrine_pages_waiting`.
   */
  waiting: Record<"pages" | "pictures" | "mails", () => number | Promise<number>>;
  /** Counts the connections to the database server. Undefined for an SQLite file. */
  countConnections: (() => ConnectionCounts) | undefined;
};

const helps = {
  pages: "Pages that wait to be rendered.",
  pictures: "Derivatives of pictures that wait to be encoded.",
  mails: "Mails that wait to be sent.",
} as const;

const connectionHelps: Record<keyof ConnectionCounts, string> = {
  used: "Connections to the database server that run a query.",
  idle: "Open connections to the database server that are not in use.",
  waiting: "Queries that wait for a connection to the database server.",
};

const hash = (text: string) => createHash("sha256").update(text).digest();

/**
 * Counts a response that the response cache has sent. `begun` is the time by performance.now() at which the
 * request began.
 */
export function countCachedResponse(
  metrics: Metrics,
  { url = "" }: IncomingMessage,
  { statusCode }: ServerResponse,
  { begun, use }: { begun: number; use: CacheUse },
): void {
  metrics.count({ url, status: statusCode, cache: use, milliseconds: performance.now() - begun });
}

/**
 * Counts every response of the app. Requests with a cached response do not reach the app:
 * `countCachedResponse` counts them.
 */
export function countResponses(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onResponse", async (request, reply) =>
    metrics.count({
      url: request.url,
      status: reply.statusCode,
      cache: cacheUseOf(request),
      milliseconds: reply.elapsedTime,
    }),
  );
}

/**
 * Serves all metrics: at /metrics with a token, and on another port of this machine without a token. /metrics
 * requires the token even from a local IP address, because behind a proxy all requests come from one.
 */
export async function metricsPlugin(
  app: FastifyInstance,
  { metrics, waiting, countConnections, token, port }: Options,
): Promise<void> {
  for (const kind of ["pages", "pictures", "mails"] as const) {
    metrics.watch(`vitrine_${kind}_waiting`, helps[kind], waiting[kind]);
  }
  if (countConnections) {
    for (const state of ["used", "idle", "waiting"] as const) {
      const name = `vitrine_connections_${state}`;
      metrics.watch(name, connectionHelps[state], () => countConnections()[state]);
    }
  }
  if (token !== undefined) {
    const expected = hash(`Bearer ${token}`);
    app.get("/metrics", async (request, reply) => {
      reply.header("cache-control", "no-store");
      if (!timingSafeEqual(hash(request.headers.authorization ?? ""), expected)) {
        return reply
          .status(401)
          .header("www-authenticate", "Bearer")
          .send({ error: "Send METRICS_TOKEN as a bearer token.", code: "UNAUTHENTICATED" });
      }
      return reply.type(metrics.contentType).send(await metrics.read());
    });
  }
  if (port !== undefined) await listenOnThisMachine(app, metrics, port);
}

async function listenOnThisMachine(
  app: FastifyInstance,
  metrics: Metrics,
  port: number,
): Promise<void> {
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") return response.writeHead(404).end();
    const text = await metrics.read();
    response.writeHead(200, { "content-type": metrics.contentType }).end(text);
  });
  // The port is opened before the site listens, so that the start fails where the port is in use.
  app.addHook("onReady", async () => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening").catch((error: unknown) => {
      if (Object(error).code !== "EADDRINUSE") throw error;
      throw new StartError(
        `Port ${port} is in use; stop what uses it or set METRICS_PORT to another one.`,
      );
    });
  });
  app.addHook("onClose", async () => {
    server.closeAllConnections();
    server.close();
  });
}
