import type { FastifyInstance } from "fastify";
import { RequestFault } from "../errors/request-fault.ts";

/**
 * Refuses requests without a Host header, and requests whose host cannot be part of an address.
 * Requests of HTTP/1.0, which some health probes send, do not need the header.
 */
export function requireHost(app: FastifyInstance): void {
  app.addHook("onRequest", ({ host, raw }, _reply, done) => {
    const isHost = host
      ? !/[\s/\\?#@]/.test(host) && URL.canParse(`http://${host}`)
      : raw.httpVersion === "1.0";
    if (isHost) return done();
    done(new RequestFault(400, "NO_HOST", "Name the host of this site in the header Host."));
  });
}
