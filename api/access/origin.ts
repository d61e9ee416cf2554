import type { FastifyRequest } from "fastify";

/**
 * The address of the site, without a trailing slash: the configured address, which may have a path, or the
 * origin of the request if none is configured. An invalid Host header is treated as missing.
 */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  // Only http and https are accepted: a trusted proxy may pass on any protocol that a client sends.
  const protocol = request.protocol === "https" ? "https" : "http";
  const asked = `${protocol}://${request.host}`;
  return URL.canParse(asked) ? asked : `${protocol}://localhost`;
}
