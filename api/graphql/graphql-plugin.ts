import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FetchAPI } from "graphql-yoga";
import { cachePolicy } from "../access/cache-policy.ts";
import { cookieNames } from "../access/cookies.ts";
import { identifyViewer } from "../access/identify-viewer.ts";
import { accessHeaders } from "../access/viewer.ts";
import type { Context, MakeContext } from "../builder/context.ts";
import { RequestFault } from "../errors/request-fault.ts";
import { graphiqlFiles, graphiqlPaths, graphiqlPolicy } from "./graphiql-page.ts";
import { isMultipart, readBody, readMultipart } from "./read-operation.ts";
import { sendRequestFault } from "./send-request-fault.ts";
import { createGraphQLServer } from "./yoga.ts";

type Options = {
  makeContext: MakeContext;
  /** The time limit for operations of visitors, in milliseconds. */
  timeLimit: number;
  /** Whether callers may send any operation. Otherwise only the documents of the site's pages run. */
  isOpen: boolean;
  /** Reads the text of a document of an earlier build, by its id. */
  readFormerDocument: (id: string) => Promise<string | undefined>;
};

/**
 * The maximum size of an operation, in bytes. The owner's limit is higher, because drafts of long projects
 * are large. Files come as multipart forms with their own limits.
 */
const largestOperation = { anybodys: 256 * 1024, owners: 4 * 1024 * 1024 };

/** Whether a response has no errors. A failed operation may succeed the next time, so it is not cached. */
function isWithoutErrors(text: string): boolean {
  return text.startsWith('{"data":') && !text.includes('"errors":');
}

/** Mounts the GraphQL endpoint at /graphql, and GraphiQL for browsers. */
export async function graphqlPlugin(app: FastifyInstance, options: Options): Promise<void> {
  const { makeContext, ...yogaOptions } = options;
  const { isOpen } = options;
  let made: ReturnType<typeof createGraphQLServer> | undefined;
  // Created on demand: Yoga loads Node's fetch, which takes a tenth of the time that a start takes.
  const openYoga = () => {
    made ??= createGraphQLServer(yogaOptions);
    return made;
  };
  app.removeAllContentTypeParsers();
  // The handler reads the body itself, after it has identified the caller.
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  for (const name of ["script", "styles"] as const) {
    app.get(graphiqlPaths[name], async (request, reply) =>
      isOpen ? (await graphiqlFiles())[name](request, reply) : reply.callNotFound(),
    );
  }
  app.route({
    url: "/graphql",
    method: ["GET", "POST", "OPTIONS"],
    errorHandler: sendRequestFault,
    handler: async (request, reply) => {
      if (request.method === "GET" && request.headers.accept?.includes("text/html")) {
        if (!isOpen) return reply.callNotFound();
        const { page } = await graphiqlFiles();
        return reply
          .type("text/html; charset=utf-8")
          .header("content-security-policy", graphiqlPolicy)
          .send(page);
      }
      if (Object.values(Object(request.query)).some(Array.isArray)) {
        throw new RequestFault(400, "INVALID", "Each parameter is sent once.");
      }
      const context = await makeContext(request, reply);
      const isForm = isMultipart(request);
      const hasBody = request.method === "POST" && !isForm;
      const body = hasBody ? await readOperation(request.raw, context) : undefined;
      const yoga = openYoga();
      const response = await yoga.fetch(operationRequest(yoga.fetchAPI, request, body), {
        makeContext: () => context,
        viewer: context.viewer,
        parameters: isForm ? await readMultipart(request, context.viewer) : undefined,
      });
      response.headers.forEach((value, name) => {
        reply.header(name, value);
      });
      const text = await response.text();
      const isKept = request.method === "GET" && response.ok && isWithoutErrors(text);
      return reply
        .status(response.status)
        .header("cache-control", isKept ? cachePolicy(context.viewer) : "private, no-store")
        .header("vary", "cookie, authorization")
        .headers(accessHeaders(await viewerFromNowOn(context)))
        .send(text);
    },
  });
}

/** Identifies the viewer again after an operation, because a mutation may have given or ended access. */
async function viewerFromNowOn({ access, caller: { cookies }, viewer }: Context) {
  return cookies.areChanged() && !viewer.token ? identifyViewer(access, cookies) : viewer;
}

/**
 * Reads the body of an operation.
 * @throws {RequestFault} 413 for a body that is too large; 401 for a body that only the owner may send, if
 * the owner's session has ended: the client may repeat the operation after signing in
 */
async function readOperation(request: IncomingMessage, context: Context): Promise<Buffer> {
  const { viewer, caller } = context;
  if (viewer.isOwner || viewer.token) return readBody(request, largestOperation.owners);
  try {
    return await readBody(request, largestOperation.anybodys);
  } catch (fault) {
    const isTooLarge = fault instanceof RequestFault && fault.statusCode === 413;
    if (!isTooLarge || !caller.cookies.read(cookieNames.session)) throw fault;
    throw new RequestFault(401, "UNAUTHENTICATED", "Your session has ended. Sign in to carry on.");
  }
}

/** The request for Yoga, of Yoga's `Request` class, which is faster than Node's. Nothing reads its host. */
function operationRequest(
  { Request }: FetchAPI,
  { method, url, headers }: FastifyRequest,
  body: Buffer | undefined,
): Request {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) given[name] = [value].flat().join(", ");
  }
  return new Request(`http://localhost${url}`, {
    method,
    headers: given,
    ...(body && { body: new Uint8Array(body) }),
  });
}
