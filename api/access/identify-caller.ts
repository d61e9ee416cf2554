import type { FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import { basePathOf } from "../base-path.ts";
import { log } from "../log.ts";
import type { Access } from "./access.ts";
import type { Caller } from "./caller.ts";
import type { Cookies } from "./cookies.ts";
import { identifyViewer } from "./identify-viewer.ts";
import { measuringOf } from "./measuring.ts";
import { originOf } from "./origin.ts";
import { nameDevice } from "./owner/name-device.ts";
import { secretIn } from "./tokens/api-tokens.ts";
import type { Viewer, ViewerToken } from "./viewer.ts";

/**
 * The cookies of an HTTP request. Scripts cannot read them, and browsers do not send them with
 * requests from other sites, except when the user follows a link. Over https the prefix `__Host-`
 * binds them to this host, so that no other host of the domain can set them. For a site below a
 * path, browsers do not allow this prefix: such cookies have the prefix `__Secure-`, and are sent
 * only to this path.
 */
function createHttpCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
  basePath: string,
): Cookies {
  const prefix = basePath === "" ? "__Host-" : "__Secure-";
  const nameFor = (name: string) => (isSecure ? `${prefix}${name}` : name);
  const attributes = {
    path: basePath || "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
  } as const;
  const changes = new Map<string, string | undefined>();
  return {
    assertKept: () => {
      if (isSecure && speaksPlainHttp(request)) throw httpsRequired();
    },
    read: (name) =>
      changes.has(name) ? changes.get(name) : request.cookies[nameFor(name)] || undefined,
    set: (name, value, lifetime) => {
      changes.set(name, value);
      reply.setCookie(nameFor(name), value, {
        ...attributes,
        ...(lifetime !== undefined && { maxAge: lifetime }),
      });
    },
    remove: (name) => {
      changes.set(name, undefined);
      reply.clearCookie(nameFor(name), attributes);
    },
    areChanged: () => changes.size > 0,
  };
}

/**
 * Whether the browser has opened the page by http, so that it does not store a cookie with the
 * attribute Secure. Browsers send Sec-Fetch-Site only over https and to their own machine, and in
 * both cases store the cookie.
 */
function speaksPlainHttp({ headers }: FastifyRequest): boolean {
  return headers["sec-fetch-site"] === undefined && Boolean(headers.origin?.startsWith("http:"));
}

function httpsRequired(): GraphQLError {
  log.warn(
    "A sign-in or password had no effect: the page was opened by http, but PUBLIC_URL is an https address; open that one.",
  );
  return new GraphQLError(
    "This page was opened by http, where the browser would not keep the sign-in. Open its address with https and try again.",
    { extensions: { code: "HTTPS_REQUIRED", http: { status: 403 } } },
  );
}

export type IdentifyCaller = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<{ viewer: Viewer; caller: Caller }>;

/**
 * Creates a function that identifies the sender of an HTTP request. The function throws a
 * RequestFault for a token that does not work.
 * @param publicUrl if it is https, callers count as using https, whatever protocol the last proxy
 * uses
 */
export function createIdentifyCaller(
  access: Access,
  publicUrl: string | undefined,
): IdentifyCaller {
  const basePath = basePathOf(publicUrl);
  const tokens = new WeakMap<FastifyRequest, Promise<ViewerToken>>();
  /** Identifies the viewer by a token. In each request, the token is looked up and counted only once. */
  const identifyToken = async (request: FastifyRequest, secret: string): Promise<Viewer> => {
    const used = tokens.get(request) ?? access.tokens.use(secret);
    tokens.set(request, used);
    const token = await used;
    const reads = token.scopes.includes("READ");
    return { isOwner: reads, hasPortfolioAccess: reads, token };
  };
  return async (request, reply) => {
    const isSecure = request.protocol === "https" || (publicUrl?.startsWith("https:") ?? false);
    const cookies = createHttpCookies(request, reply, isSecure, basePath);
    const secret = secretIn(request.headers.authorization);
    return {
      viewer: await (secret === undefined
        ? identifyViewer(access, cookies)
        : identifyToken(request, secret)),
      caller: {
        address: request.ip,
        cookies,
        device: nameDevice(request.headers["user-agent"]),
        origin: originOf(request, publicUrl),
        measuring: measuringOf(request),
      },
    };
  };
}
