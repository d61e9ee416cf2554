import type { FastifyInstance } from "fastify";
import { originOf } from "./origin.ts";

type Options = {
  /** As a URI. Undefined for nobody. */
  contact: string | undefined;
  publicUrl: string | undefined;
};

const path = "/.well-known/security.txt";

/** How long what is said may be believed, in milliseconds; RFC 9116 wants less than a year. */
const lifetime = 180 * 24 * 60 * 60 * 1000;

/** Says whom those write to who found a weakness, where the owner named somebody. */
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
