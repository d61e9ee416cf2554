import type { FastifyRequest } from "fastify";

/**
 * The address that the site gives itself, without a trailing slash: as set, else as it was asked for.
 * A Host header that names none is answered as if it had not been sent.
 */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  // A proxy that is trusted may still pass on what anyone wrote.
  const protocol = request.protocol === "https" ? "https" : "http";
  const asked = `${protocol}://${request.host}`;
  return URL.canParse(asked) ? asked : `${protocol}://localhost`;
}
