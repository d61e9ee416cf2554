import type { FastifyInstance } from "fastify";
import { originOf } from "../access/origin.ts";

type Options = {
  /** The contact for security reports, as a URI. Undefined for none. */
  contact: string | undefined;
  publicUrl: string | undefined;
};

const path = "/.well-known/security.txt";

/** How long the file is valid, in milliseconds; RFC 9116 recommends less than a year. */
const lifetime = 180 * 24 * 60 * 60 * 1000;

/** Serves security.txt with the contact for security reports, if one is configured. */
export async function securityContactPlugin(
  app: FastifyInstance,
  { contact, publicUrl }: Options,
): Promise<void> {
  app.get(path, (request, reply) => {
    if (contact === undefined) return reply.callNotFound();
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=300")
      .send(
        [
          `Contact: ${contact}`,
          `Expires: ${new Date(Date.now() + lifetime).toISOString()}`,
          `Canonical: ${originOf(request, publicUrl)}${path}`,
          "",
        ].join("\n"),
      );
  });
}
