import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import type { FastifyInstance, preParsingAsyncHookHandler } from "fastify";
import { parse } from "graphql";
import { stripSiteAddress } from "../base-path.ts";
import type { Context, MakeContext } from "../builder/context.ts";
import { executeOperation } from "../graphql/execute.ts";
import type { Hands, Picture } from "./tool.ts";
import { tools } from "./tools.ts";

/** The maximum size of a request, in bytes. Requests contain pictures in base64. */
const bodyLimit = 24 * 1024 * 1024;

/**
 * Serves tools for agents at /mcp (Model Context Protocol, streamable HTTP without sessions). The tools may
 * do what the token of the request may do, because they run documents of the schema.
 */
export async function mcpPlugin(
  app: FastifyInstance,
  { makeContext }: { makeContext: MakeContext },
): Promise<void> {
  // Checked before the body is read, because a body may be large.
  const requireToken: preParsingAsyncHookHandler = async (request, reply) => {
    const { viewer } = await makeContext(request, reply);
    if (viewer.token) return undefined;
    return reply
      .status(401)
      .header("www-authenticate", "Bearer")
      .send({ error: "Send a token as Authorization: Bearer.", code: "UNAUTHENTICATED" });
  };
  app.post("/mcp", { bodyLimit, preParsing: requireToken }, async (request, reply) => {
    const context = await makeContext(request, reply);
    const { authorization = "" } = request.headers;
    const server = createServer(openHands(app, context, authorization));
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      const headers: [string, string][] = Object.entries(request.headers).map(([name, value]) => [
        name,
        String(value),
      ]);
      const asked = new Request(`${context.caller.origin}/mcp`, { method: "POST", headers });
      const response = await transport.handleRequest(asked, { parsedBody: request.body });
      const type = response.headers.get("content-type");
      if (type) reply.type(type);
      return reply.status(response.status).send(await response.text());
    } finally {
      await server.close();
    }
  });
  // Clients open a stream by GET and end a session by DELETE. This server has neither.
  app.route({
    method: ["GET", "DELETE"],
    url: "/mcp",
    handler: (_request, reply) =>
      reply
        .status(405)
        .header("allow", "POST")
        .send({ error: "Send requests by POST.", code: "METHOD_NOT_ALLOWED" }),
  });
}

/** Creates an MCP server with all tools, for one request. */
function createServer(hands: Hands): McpServer {
  const server = new McpServer({ name: "vitrine", version: "1.0.0" });
  for (const { name, description, input: inputSchema, isRead, call } of tools) {
    const annotations = { readOnlyHint: isRead };
    server.registerTool(name, { description, inputSchema, annotations }, async (input) => {
      const result = await call(input as never, hands); // validated by inputSchema
      return { content: [isPicture(result) ? { type: "image", ...result } : asText(result)] };
    });
  }
  return server;
}

const isPicture = (result: unknown): result is Picture => "mimeType" in Object(result);

const asText = (result: unknown) => ({ type: "text" as const, text: JSON.stringify(result) });

function openHands(app: FastifyInstance, context: Context, authorization: string): Hands {
  const headers = { authorization, host: new URL(context.caller.origin).host };
  const pathOf = (address: string) => {
    const { pathname, search } = new URL(
      stripSiteAddress(address, context.caller.origin),
      context.caller.origin,
    );
    return `${pathname}${search}`;
  };
  return {
    run: async <Data>(document: string, variables: Record<string, unknown> = {}) => {
      const { data, errors } = await executeOperation(parse(document), variables, context);
      const [error] = errors ?? [];
      if (error) throw error;
      return data as Data; // what the document selects
    },
    send: async (uploadURL, payload) => {
      const { statusCode, body } = await app.inject({
        method: "PUT",
        url: pathOf(uploadURL),
        headers: { ...headers, "content-type": "application/octet-stream" },
        payload,
      });
      if (statusCode >= 400) throw new Error(`The file was refused: ${body}`);
    },
    look: async (address) => {
      const {
        statusCode,
        headers: sent,
        rawPayload,
      } = await app.inject({
        url: pathOf(address),
        headers,
      });
      const mimeType = String(sent["content-type"]);
      if (statusCode !== 200 || !mimeType.startsWith("image/")) {
        throw new Error("There is no picture at this path.");
      }
      return { mimeType, data: rawPayload.toString("base64") };
    },
  };
}
