import type { FastifyInstance } from "fastify";

class HostError extends Error {
  override name = "HostError";
  readonly statusCode = 400;
  readonly code = "NO_HOST";
}

/**
 * Refuses requests that name no host, or one that can be no part of an address of this site. Those of
 * HTTP/1.0, as of probes, need not name one.
 */
export function requireHost(app: FastifyInstance): void {
  app.addHook("onRequest", ({ host, raw }, _reply, done) => {
    const isHost = host
      ? !/[\s/\\?#@]/.test(host) && URL.canParse(`http://${host}`)
      : raw.httpVersion === "1.0";
    done(isHost ? undefined : new HostError("Name the host of this site in the header Host."));
  });
}
