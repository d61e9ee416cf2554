import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { stripBasePath } from "../base-path.ts";
import { addBareHeaders } from "./bare-responses.ts";
import { readableUrl } from "./readable-url.ts";

/**
 * Removes the base path of the site from the address of a request, because routes are declared without it.
 * @returns whether the request is for the site; if it is not, this function has sent the response:
 *   for `/` a redirect to the site, for other paths 404
 */
export function stripRequestBasePath(
  request: IncomingMessage,
  response: ServerResponse,
  basePath: string,
): boolean {
  if (basePath === "") return true;
  const asked = readableUrl(request.url ?? "/");
  const address = stripBasePath(asked, basePath);
  if (address !== undefined) {
    request.url = address;
    return true;
  }
  addBareHeaders(response);
  const isRoot = asked === "/" && (request.method === "GET" || request.method === "HEAD");
  const headers = { connection: "close", ...(isRoot && { location: `${basePath}/` }) };
  response.writeHead(isRoot ? 302 : 404, headers).end();
  return false;
}

/** Adds the base path of the site to the addresses of redirects. */
export function addBasePathToRedirects(app: FastifyInstance, basePath: string): void {
  if (basePath === "") return;
  app.addHook("onSend", async (_request, reply, payload) => {
    const location = reply.getHeader("location");
    if (typeof location === "string" && /^\/(?!\/)/.test(location)) {
      reply.header("location", basePath + location);
    }
    return payload;
  });
}
