import type { FastifyReply, FastifyRequest } from "fastify";
import type { Access } from "./access.ts";
import type { Caller } from "./caller.ts";
import { createHttpCookies } from "./http-cookies.ts";
import { identifyViewer } from "./identify-viewer.ts";
import { measuringOf } from "./measuring.ts";
import type { Viewer } from "./viewer.ts";

export type IdentifyCaller = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<{ viewer: Viewer; caller: Caller }>;

/**
 * Finds the caller of an HTTP request.
 * @param publicUrl where it is https, callers are taken to use https, whatever the last hop speaks
 */
export function createIdentifyCaller(
  access: Access,
  publicUrl: string | undefined,
): IdentifyCaller {
  return async (request, reply) => {
    const isSecure = request.protocol === "https" || (publicUrl?.startsWith("https:") ?? false);
    const cookies = createHttpCookies(request, reply, isSecure);
    return {
      viewer: await identifyViewer(access, cookies),
      caller: {
        address: request.ip,
        cookies,
        origin: publicUrl ?? `${request.protocol}://${request.host}`,
        measuring: measuringOf(request),
      },
    };
  };
}
