import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { pino } from "pino";

/**
 * Matches the token in the address of a share link, even if letters of the address are
 * percent-encoded.
 */
const linkToken = /(?<=^\/+(?:%66|f)(?:%6f|o)(?:%72|r)(?:%2f|\/)).+$/i;

/**
 * The data of a request that a line of the log contains: without the query, which may contain signatures and
 * any text of callers, and without the tokens of share links.
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

/**
 * Removes these secrets from every later line of the log, also from error messages of libraries.
 */
export function hideFromLog(hidden: readonly string[]): void {
  // Longest first, because a secret may be a part of another.
  secrets = hidden.toSorted((one, other) => other.length - one.length);
}

/**
 * The text without the secrets that `hideFromLog` has set, whether they are plain or escaped as in
 * JSON.
 */
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
 * The log of the server on standard error: one JSON object per line, and one line for each request.
 * It never contains a password, token or cookie.
 */
export const log: FastifyBaseLogger = pino(options, pino.destination({ dest: 2, sync: true }));

/**
 * Lines about cached responses are frequent, so they are buffered, and written at most a second
 * later. The buffer is about as large as it can be: it has to be smaller than the 16,384 bytes that
 * pino's writer writes at once.
 */
const gathered = pino.destination({ dest: 2, sync: true, minLength: 16_000 });
export const gatheredLog: FastifyBaseLogger = pino(options, gathered);
setInterval(() => gathered.flushSync(), 1_000).unref();
process.once("exit", () => gathered.flushSync());
