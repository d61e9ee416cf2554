import type { FastifyInstance, FastifyRequest } from "fastify";
import { cookieNames, prefixedNames } from "../access/cookies.ts";
import type { IdentifyCaller } from "../access/identify-caller.ts";
import { measuringOf } from "../access/measuring.ts";
import { networkOf } from "../access/network-of.ts";
import { deviceCookie } from "../access/owner/known-devices.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/client.ts";
import type { ContentStateReader } from "../database/content-state.ts";
import type { Environment } from "../environment.ts";
import type { ErrorBody } from "../errors/error-body.ts";
import { createIsNear } from "../http/near-addresses.ts";
import { log } from "../log.ts";
import { createSenderLimit } from "./counting/sender-limit.ts";
import { createVisitCounter } from "./counting/visit-counter.ts";
import { readVisitMessage } from "./counting/visit-message.ts";
import { createReceiptCounter, type ReadNotices } from "./receipts/receipt-counter.ts";

/**
 * How often counts are written, in milliseconds. A killed process loses the counts since the last
 * write.
 */
const writeEvery = 5_000;

/** The maximum size of a message, in bytes. Messages have about 200. */
const bodyLimit = 1_024;

type Options = {
  database: Database;
  contentState: ContentStateReader;
  clock: Clock;
  identifyCaller: IdentifyCaller;
  notices: ReadNotices;
} & Pick<Environment, "isReadOnly" | "trustProxy" | "countryHeader">;

/**
 * Receives messages about visits at POST /api/reading. A message from a reader of a share link is also
 * counted for the link. The cookie of the reader identifies the link; a message cannot name a link, so that
 * only readers can add counts to it. The response to a valid message is the same whether the message was
 * counted or not.
 */
export async function visitsPlugin(
  app: FastifyInstance,
  { database, contentState, clock, identifyCaller, notices, ...environment }: Options,
): Promise<void> {
  const { isReadOnly, trustProxy, countryHeader } = environment;
  const counter = createVisitCounter({ database, contentState, clock });
  const receipts = createReceiptCounter({ database, clock, notices });
  const limit = createSenderLimit(clock);
  // Requests from this machine, its network or a proxy may come from many visitors, so their number is not
  // limited.
  const isNear = createIsNear(trustProxy);
  const isWithinLimit = (address: string) => isNear(address) || limit.take(networkOf(address));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("text/plain", { parseAs: "string", bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
  app.post("/api/reading", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const message = comesFromPage(request) ? readVisitMessage(request.body) : undefined;
    if (!message) {
      const body: ErrorBody = { error: "Only pages of this site send this.", code: "BAD_REQUEST" };
      return reply.status(400).send(body);
    }
    const isCounted = !isReadOnly && measuringOf(request) === "allowed" && !isOwners(request);
    if (isCounted && isWithinLimit(request.ip)) {
      const agent = request.headers["user-agent"] ?? "";
      const country = countryIn(request, countryHeader);
      try {
        await counter.take(message, { address: request.ip, agent, country });
        const { link } = (await identifyCaller(request, reply)).viewer;
        if (link) await receipts.take(link, message, agent);
      } catch (error) {
        log.debug({ err: error }, "a visit was not counted");
      }
    }
    return reply.status(204).send();
  });
  const write = () => Promise.all([counter.write(), receipts.write()]);
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onListen", async () => {
    // The first write also deletes the data of earlier days.
    void write();
    timer = setInterval(() => void write(), writeEvery).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await write();
  });
}

/**
 * Whether a page in a browser sent the request: browsers add headers about the site of the page. Requests
 * from pages of other sites are refused earlier (http/refuse-forgery.ts).
 */
function comesFromPage({ headers }: FastifyRequest): boolean {
  return headers["sec-fetch-site"] !== undefined || headers.origin !== undefined;
}

/**
 * Whether the owner is or was signed in in this browser. The cookies are not verified, because a
 * forged cookie only keeps its sender from being counted.
 */
function isOwners({ cookies }: FastifyRequest): boolean {
  return [cookieNames.session, deviceCookie].flatMap(prefixedNames).some((name) => cookies[name]);
}

/** The country that the proxy sends, as ISO 3166 code. Undefined where it is unknown. */
function countryIn({ headers }: FastifyRequest, name: string | undefined): string | undefined {
  const value = name === undefined ? undefined : headers[name.toLowerCase()];
  // Proxies send XX, ZZ or T1 for unknown countries.
  return typeof value === "string" && /^(?!XX|ZZ)[A-Z]{2}$/.test(value) ? value : undefined;
}
