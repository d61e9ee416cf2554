import { createServer, type Server } from "node:http";
import Fastify, { type FastifyInstance, type FastifyServerFactory, LogController } from "fastify";
import type { Environment } from "./environment.ts";
import { sendErrorAsJson } from "./errors/send-error.ts";
import { addBareHeaders, refuseExpectation, refuseUnreadable } from "./http/bare-responses.ts";
import { limitConnections, maxConnections } from "./http/limit-rate.ts";
import type { IsNear } from "./http/near-addresses.ts";
import { readableUrl } from "./http/readable-url.ts";
import { cutSlowReaders, cutSlowSender } from "./http/slow-clients.ts";
import { stripRequestBasePath } from "./http/strip-base-path.ts";
import type { TimeLimits } from "./http/time-limits.ts";
import { log } from "./log.ts";
import { nextRequestId } from "./log-requests.ts";
import type { ResponseCache } from "./response-cache/response-cache.ts";

/** The maximum interval between Node's checks for late request heads, in milliseconds. */
const longestStep = 5_000;

/**
 * How many bytes of responses may wait in memory for slow clients: a page for each of a thousand
 * clients.
 */
const maxWaiting = 128 * 1024 * 1024;

type Options = {
  cache: ResponseCache;
  limits: TimeLimits;
  /** Whether an IP address may open any number of connections. */
  isUncapped: IsNear;
  /** The path below which the site is served. */
  basePath: string;
  trustProxy: Environment["trustProxy"];
};

/**
 * Takes the place of the compilers for Fastify's schemas, which would slow every start. Routes
 * validate their input with Zod instead.
 */
function noSchemas(): never {
  throw new Error("No route has a schema of Fastify's.");
}

/**
 * Creates Fastify without routes, on an HTTP server that tries the response cache before Fastify.
 */
export function openServer(options: Options): FastifyInstance {
  return Fastify({
    loggerInstance: log,
    genReqId: nextRequestId,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: "idle",
    // Requests that arrive while the server stops are still handled. Then their connections are
    // closed.
    return503OnClosing: false,
    serverFactory: createServerFactory(options),
    trustProxy: options.trustProxy,
    rewriteUrl: ({ url = "/" }) => readableUrl(url),
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: sendErrorAsJson,
    http: { requireHostHeader: false },
    schemaController: {
      compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas },
    },
    // Longer than any slug. Handlers reject parameters that are too long for them.
    routerOptions: { maxParamLength: 1_000 },
  });
}

function createServerFactory({
  cache,
  limits,
  isUncapped,
  basePath,
}: Options): FastifyServerFactory {
  return (handle, options): Server => {
    const connectionsCheckingInterval = Math.min(longestStep, limits.head / 4);
    const serverOptions = { ...Object(options.http), connectionsCheckingInterval };
    const server = createServer(serverOptions, (request, response) => {
      watchReader(response);
      if (!stripRequestBasePath(request, response, basePath)) return;
      cache.respond(request, response, () => {
        cutSlowSender(request, response, limits);
        addBareHeaders(response);
        handle(request, response);
      });
    });
    const watchReader = cutSlowReaders(server, { stall: limits.stall, maxWaiting });
    limitConnections(server, maxConnections, isUncapped);
    server.on("checkExpectation", refuseExpectation);
    server.headersTimeout = limits.head;
    server.keepAliveTimeout = limits.nextRequest;
    // Uploads over slow connections take long. The minimum speed of bodies limits them instead.
    server.requestTimeout = 0;
    return server;
  };
}
