import type { FastifyInstance, FastifyRequest } from "fastify";
import { secretIn } from "../access/tokens/api-tokens.ts";
import { RequestFault } from "../errors/request-fault.ts";

/** Methods that change nothing. */
const safeMethods = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

/** Headers that another site's page can only send after a CORS preflight. */
const clientHeaders = ["x-vitrine-client", "x-requested-with"];

const forbidden = (message: string) => new RequestFault(403, "FORBIDDEN", message);

/**
 * Refuses requests that a page of another site may have made a browser send with the owner's
 * cookies: requests whose headers name another origin, and requests that an HTML form could send
 * and whose headers name no origin. Clients other than browsers send neither Origin nor
 * Sec-Fetch-Site. They have to send JSON, a token, or one of `clientHeaders`.
 */
export function refuseForgery(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (safeMethods.has(request.method)) return done();
    const isOwn = comesFromOwnPages(request, publicUrl);
    if (isOwn === false) return done(forbidden("Requests of other sites are refused."));
    if (isOwn || !isShapedLikeForm(request) || hasClientHeader(request)) return done();
    done(
      forbidden(
        `Send JSON with the content type application/json, or add the header ${clientHeaders[0]}.`,
      ),
    );
  });
}

/** Whether a request comes from the site's own pages. Undefined without the headers that say so. */
function comesFromOwnPages(
  { headers, host, protocol }: FastifyRequest,
  publicUrl: string | undefined,
): boolean | undefined {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  if (headers.origin === undefined) return undefined;
  if (!URL.canParse(headers.origin)) return false;
  const origin = new URL(headers.origin);
  const own = [`${protocol}://${host}`, ...(publicUrl === undefined ? [] : [publicUrl])];
  return own.some((address) => URL.canParse(address) && origin.origin === new URL(address).origin);
}

/**
 * Whether forms and scripts of any site can send such a request without a CORS preflight. Methods
 * other than POST, and JSON, need a preflight.
 */
function isShapedLikeForm({ method, headers }: FastifyRequest): boolean {
  if (method !== "POST") return false;
  const type = headers["content-type"]?.trim().toLowerCase() ?? "";
  return !/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/.test(type);
}

function hasClientHeader({ headers }: FastifyRequest): boolean {
  return (
    secretIn(headers.authorization) !== undefined ||
    clientHeaders.some((name) => headers[name] !== undefined)
  );
}
