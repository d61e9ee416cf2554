import type { FastifyInstance } from "fastify";

class HostError extends Error {
  override name = "HostError";
  readonly statusCode = 400;
  readonly code = "NO_HOST";
}

/**
 * Refuses requests without a host, or with one that cannot be part of an address. HTTP/1.0, which probes
 * use, does not need one.
 */
export function requireHost(app: FastifyInstance): void {
  app.addHook("onRequest", ({ host, raw }, _reply, done) => {
    const isHost = host
      ? !/[\s/\\?#@]/.test(host) && URL.canParse(`http://${host}`)
      : raw.httpVersion === "1.0";
    done(isHost ? undefined : new HostError("Name the host of this site in the header Host."));
  });
}
