import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cachePolicy } from "../access/cache-policy.ts";
import type { Viewer } from "../access/viewer.ts";
import type { Context, MakeContext } from "../builder/context.ts";
import { sendErrorAsJson } from "../errors/send-error.ts";
import { matchesTag } from "../http/matches-tag.ts";
import { checkInput } from "./check-input.ts";
import type { Endpoint, Precondition } from "./endpoint.ts";
import { table } from "./endpoints/table.ts";
import { needsOwner } from "./openapi.ts";
import { invalid, notFound, RestError, staleRecord } from "./rest-error.ts";
import { runEndpoint } from "./run-endpoint.ts";

/** The calls of the table that need the owner's session or a token. */
const ownersEndpoints = new Set(table.filter(({ document }) => needsOwner(document)));

/** Serves the calls of the table. Responds to unknown addresses below /api with an error body like theirs. */
export async function restPlugin(
  app: FastifyInstance,
  { makeContext }: { makeContext: MakeContext },
): Promise<void> {
  readJsonBodies(app);
  app.setErrorHandler(sendRestError);
  for (const endpoint of table) {
    const isOwners = ownersEndpoints.has(endpoint);
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      ...(!isOwners && { bodyLimit: largestPublicBody }),
      preParsing: async (request, reply) => {
        // Callers are checked before the body is read, so that callers without permission get no messages
        // about the body. The GraphQL schema refuses a token that lacks a scope.
        if (!isOwners) return;
        const { viewer } = await makeContext(request, reply);
        if (!viewer.isOwner && !viewer.token) throw noSession();
      },
      handler: async (request, reply) =>
        respond(endpoint, request, reply, await makeContext(request, reply)),
    });
  }
  refuseOtherMethods(app);
  app.all("/api/*", () => {
    throw notFound();
  });
}

async function respond(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
) {
  const { params, body } = checkInput(endpoint, request);
  const precondition = await assertCurrent(endpoint, { params, request, context });
  const result = await runEndpoint(endpoint, { params, body, precondition }, context);
  reply
    .status(isDraft(result.data) ? 202 : endpoint.status)
    .header("cache-control", policyOf(endpoint, context.viewer))
    .header("vary", "cookie, authorization");
  if (endpoint.status === 204) return reply.send();
  // The text is encoded once, for the tag and the response.
  const bytes = Buffer.from(result.body);
  const isRead = endpoint.method === "GET";
  const tag = entityTag(bytes, context.viewer);
  if (isRead || endpoint.record) reply.header("etag", tag);
  const known = request.headers["if-none-match"];
  if (isRead && known && matchesTag(known, tag)) return reply.status(304).send();
  return reply.type("application/json; charset=utf-8").send(bytes);
}

/** Whether a write was stored as a draft, because its token may not publish. */
const isDraft = (data: unknown): boolean => Object(data).payload?.isDraft === true;

/** The Cache-Control of a response. Content is the same for all visitors, but the session differs for each. */
function policyOf({ method, path }: Endpoint, viewer: Viewer): string {
  if (method !== "GET" || path === "/api/session") return "private, no-store";
  return cachePolicy(viewer);
}

/**
 * Checks If-Match against the current ETag of the record.
 * @returns the precondition for the write. Empty if the write may overwrite any state of the record
 * @throws {RestError} 409 where the record has changed, 404 where it does not exist
 */
async function assertCurrent(
  { record }: Endpoint,
  { params, request, context }: { params: unknown; request: FastifyRequest; context: Context },
): Promise<Precondition> {
  const expected = request.headers["if-match"];
  if (!record || expected === undefined) return {};
  const current = await runEndpoint(record, { params, body: undefined, precondition: {} }, context);
  if (!matchesTag(expected, entityTag(Buffer.from(current.body), context.viewer))) {
    throw staleRecord();
  }
  return (expected.trim() !== "*" && record.preconditionOf?.(current.data)) || {};
}

/** Answers a known path with another method by status 405 and the methods of the path. */
function refuseOtherMethods(app: FastifyInstance): void {
  const methods = new Map<string, string[]>();
  for (const { path, method } of table) {
    methods.set(path, [...(methods.get(path) ?? []), method]);
  }
  for (const [path, known] of methods) {
    const allow = (known.includes("GET") ? ["HEAD", ...known] : known).join(", ");
    app.route({
      method: ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((method) => !known.includes(method)),
      url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
      handler: () => {
        throw new RestError(`This address knows ${allow}.`, {
          status: 405,
          code: "METHOD_NOT_ALLOWED",
          headers: { allow },
        });
      },
    });
  }
}

function noSession(): RestError {
  return new RestError("Sign in as the owner to do this.", {
    status: 401,
    code: "UNAUTHENTICATED",
  });
}

/** Sends errors as `{ error, code, fields? }`. */
function sendRestError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (!(error instanceof RestError)) return sendErrorAsJson(error, request, reply);
  reply.status(error.status).headers(error.headers).header("cache-control", "no-store");
  return reply.send(error.body);
}

/**
 * The entity tag of a response. It differs between roles, tokens and share links even for equal
 * bodies, so that a response to one viewer is never taken for a response to another.
 */
function entityTag(body: Buffer, { isOwner, hasPortfolioAccess, link, token }: Viewer): string {
  const role = [isOwner, hasPortfolioAccess, link?.id ?? "", token?.id ?? ""].join(" ");
  const hash = createHash("sha256").update(`${role}\0`).update(body);
  return `"${hash.digest("base64url").slice(0, 27)}"`;
}

/** The maximum size of a body, in bytes: more than six long sections need. */
const largestBody = 4 * 1024 * 1024;

/** The maximum size of a body for visitors, in bytes: more than a password or message needs. */
const largestPublicBody = 64 * 1024;

/**
 * Makes the plugin's routes accept only JSON. An empty body counts as no body. A body with keys that would
 * change an object's prototype is refused.
 */
function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string", bodyLimit: largestBody },
    (request, text, done) => {
      if (text === "") done(null, undefined);
      else {
        parse(request, String(text), (error, body) =>
          error ? done(invalid({ body: "The body must be JSON." })) : done(null, body),
        );
      }
    },
  );
}
