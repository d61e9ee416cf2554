import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { pino } from "pino";

/** The token in the address of a share link, also where letters of the address are percent-encoded. */
const linkToken = /(?<=^\/+(?:%66|f)(?:%6f|o)(?:%72|r)(?:%2f|\/)).+$/i;

/**
 * The part of a request that is logged. Queries are left out, because they contain signatures and arbitrary
 * text of callers. The tokens of share links are left out, too.
 */
function describeRequest(request: Pick<FastifyRequest, "method" | "url" | "host" | "ip">) {
  return {
    method: request.method,
    path: request.url.replace(/\?.*/s, "").replace(linkToken, "…"),
    host: request.host,
    remoteAddress: request.ip,
  };
}

let secrets: readonly string[] = [];

/** Removes these secrets from every line of the log, also from messages of a library's errors. */
export function hideFromLog(hidden: readonly string[]): void {
  // Longest first, because a secret may be a part of another.
  secrets = hidden.toSorted((one, other) => other.length - one.length);
}

/** A text without the secrets of the settings, whether plain or escaped as in JSON. */
export function withoutSecrets(text: string): string {
  return secrets.reduce(
    (rest, secret) =>
      rest.replaceAll(secret, "…").replaceAll(JSON.stringify(secret).slice(1, -1), "…"),
    text,
  );
}

const options = {
  level: "info",
  serializers: { req: describeRequest },
  hooks: { streamWrite: withoutSecrets },
};

/**
 * The product's log on standard error: one JSON object a line, one line for each request.
 * It never contains a password, token or cookie.
 */
export const log: FastifyBaseLogger = pino(options, pino.destination({ dest: 2, sync: true }));

/**
 * Lines of cached responses are frequent, so they are buffered and written a second late at most. The buffer
 * is about the largest possible: it must be smaller than the 16,384 bytes that the writer writes at once.
 */
const gathered = pino.destination({ dest: 2, sync: true, minLength: 16_000 });
export const gatheredLog: FastifyBaseLogger = pino(options, gathered);
setInterval(() => gathered.flushSync(), 1_000).unref();
process.once("exit", () => gathered.flushSync());
