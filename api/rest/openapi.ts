import { type DocumentNode, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { z } from "zod";
import { cookieNames } from "../access/cookies.ts";
import { schema } from "../graphql/schema.ts";
import type { Endpoint, Operation } from "./endpoint.ts";
import { servedElsewhere } from "./endpoints/served-elsewhere.ts";
import { table } from "./endpoints/table.ts";

type Json = Record<string, unknown>;

const errorBody = z.object({
  error: z.string().describe("The message, for people."),
  code: z.string().describe("The code, for programs."),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .describe("The message about each invalid field, by the name of the field."),
});

/**
 * The whole REST API as an OpenAPI 3.1 document: the calls of the table, and those in served-elsewhere.ts.
 * @param basePath the path below which the site is served
 */
export function describeApi(basePath = ""): Json {
  const operations: (Operation | Endpoint)[] = [...table, ...servedElsewhere];
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const path = paths[operation.path] ?? {};
    path[operation.method.toLowerCase()] = describeOperation(operation);
    paths[operation.path] = path;
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Vitrine REST API",
      version: "1.0.0",
      description: `The documented REST calls of the portfolio. They follow the rules of its GraphQL API at [/graphql](${basePath}/graphql), which can do all of this and more; a browser opens GraphiQL there. Reads are public. Changes of the site need the owner's session, a cookie that POST /api/session sets, or a token. A POST without a JSON body needs the header x-vitrine-client with any value, except from a browser.`,
    },
    servers: [{ url: basePath || "/" }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        ownerSession: { type: "apiKey", in: "cookie", name: cookieNames.session },
        token: { type: "http", scheme: "bearer" },
      },
      schemas: { Error: jsonSchema(errorBody) },
    },
  };
}

function describeOperation(operation: Operation | Endpoint): Json {
  const { method, path, tag, summary, description, body, bodyType, example } = operation;
  return {
    operationId: operationId(method, path),
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(isOwners(operation) && { security: [{ ownerSession: [] }, { token: [] }] }),
    parameters: [
      ...parametersIn("path", operation.params),
      ...parametersIn("query", operation.query),
      ...headerParameters(operation),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          [bodyType ?? "application/json"]: {
            schema: jsonSchema(body),
            ...(example !== undefined && { example }),
          },
        },
      },
    }),
    responses: describeResponses(operation),
  };
}

function isOwners(operation: Operation | Endpoint): boolean {
  return "document" in operation ? needsOwner(operation.document) : operation.needsOwner === true;
}

function parametersIn(place: "path" | "query", schema: z.ZodObject | undefined): Json[] {
  const { properties = {} } = schema ? jsonSchema(schema) : {};
  return Object.entries(Object(properties)).map(([name, property]) => ({
    name,
    in: place,
    required: true,
    schema: property,
  }));
}

function headerParameters(operation: Operation | Endpoint): Json[] {
  const header = (name: string, description: string) => ({
    name,
    in: "header",
    description,
    schema: { type: "string" },
  });
  if (operation.method === "GET" && "document" in operation) {
    return [header("If-None-Match", "The ETag of an earlier response; 304 where it is unchanged.")];
  }
  if (!hasRecord(operation)) return [];
  return [header("If-Match", "The ETag of the record as it was read; 409 where it has changed.")];
}

function hasRecord(operation: Operation | Endpoint): boolean {
  return "record" in operation && operation.record !== undefined;
}

const errors = {
  400: "The request is malformed or invalid; the response names each invalid field.",
  401: "There is no session of the owner, and no valid token.",
  403: "The token lacks a scope, the request comes from another site, or its address was not issued here or has expired.",
  404: "There is no such record.",
  409: "The slug is taken, the record changed after it was read, or a section whose stored text cannot be parsed would be overwritten.",
  413: "The body is too large.",
  415: "The body is of another media type.",
  429: "Too many attempts; Retry-After states when to try again.",
  500: "The server failed. The response does not contain the cause.",
  503: "The database is busy; Retry-After states when to try again.",
  507: "The server has no room left. Nothing was changed.",
} as const;

function describeResponses(operation: Operation | Endpoint): Json {
  const { status, response, params, body, method, others = {} } = operation;
  const isRow = "document" in operation;
  const possible = [
    ...(params || body ? [400] : []),
    ...(isOwners(operation) ? [401] : []),
    ...(method === "GET" ? [] : [403]),
    ...(params ? [404] : []),
    ...((body && isRow && isOwners(operation)) || hasRecord(operation) ? [409] : []),
    ...(method === "GET" ? [] : [413, 415]),
    ...(body && !isOwners(operation) ? [401, 429] : []),
    500,
    503,
    ...(method === "GET" ? [] : [507]),
  ] as (keyof typeof errors)[]; // keys of `errors`
  return {
    [status]: jsonResponse("Done.", response),
    ...(method === "GET" && isRow && { 304: { description: "Unchanged." } }),
    ...Object.fromEntries(possible.map((code) => [code, errorResponse(errors[code])])),
    ...Object.fromEntries(
      Object.entries(others).map(([code, other]) => {
        if (typeof other !== "string") {
          return [code, jsonResponse(other.description, other.response)];
        }
        return [code, Number(code) < 400 ? jsonResponse(other, response) : errorResponse(other)];
      }),
    ),
  };
}

/** @param response undefined for no body */
function jsonResponse(description: string, response: z.ZodType | undefined): Json {
  if (!response) return { description };
  return {
    description,
    content: { "application/json": { schema: jsonSchema(response, "output") } },
  };
}

function errorResponse(description: string): Json {
  const schema = { $ref: "#/components/schemas/Error" };
  return { description, content: { "application/json": { schema } } };
}

function operationId(method: string, path: string): string {
  const words = path.split(/[^a-zA-Z0-9]+/).filter((word) => word && word !== "api");
  const capital = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;
  return `${method.toLowerCase()}${words.map(capital).join("")}`;
}

function jsonSchema(schema: z.ZodType, io: "input" | "output" = "input"): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

/**
 * Whether a document needs the owner's session or a token. The schema decides: it does if any of its fields,
 * at any depth, is declared for the owner. Every mutation is, unless it is declared open to everyone.
 */
export function needsOwner(document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isOwners = false;
  const Field = () => {
    const options = Object(types.getFieldDef()?.extensions.pothosOptions);
    if (options.authScopes && !options.authScopes.anyone) isOwners = true;
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  return isOwners;
}
