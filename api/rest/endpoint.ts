import { type DocumentNode, parse } from "graphql";
import { z } from "zod";
import type { Context } from "../builder/context.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A call in the OpenAPI description, whichever plugin serves it. */
export type Operation = {
  method: Method;
  /** As in OpenAPI: /api/projects/{id}. */
  path: string;
  /** The heading of the call's group in the description. */
  tag: string;
  summary: string;
  description?: string;
  /** The parts of the path in braces. */
  params?: z.ZodObject;
  /** The query parameters. */
  query?: z.ZodObject;
  /** The JSON body. Undefined for none. */
  body?: z.ZodType;
  /** The type of a body that is not JSON. */
  bodyType?: "multipart/form-data" | "application/octet-stream";
  /**
   * Whether only the owner may make the call. Set only for calls that are not in the table
   * (endpoints/table.ts): for calls in the table, the GraphQL schema decides.
   */
  needsOwner?: boolean;
  /** A valid body. A test sends it. */
  example?: unknown;
  status: 200 | 201 | 204;
  /** Further statuses with their descriptions, besides those that openapi.ts derives for every call. */
  others?: Record<number, string | { description: string; response: z.ZodType }>;
  /** The schema of the response. Undefined for no body. */
  response?: z.ZodType;
};

/**
 * The state that a record must have for a mutation to change it, as input fields of the mutation;
 * for If-Match. Empty for any state.
 */
export type Precondition = { version?: number; updatedAt?: string };

/** The values from which a row of the table computes the variables of its document. */
export type Input<Params = unknown, Body = unknown> = {
  params: Params;
  body: Body;
  /** The state of the record that If-Match names. */
  precondition: Precondition;
};

type Variables = Record<string, unknown>;
type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** The part of a GraphQL connection that is needed to read a whole list in several pages. */
export type Connection<Node = unknown> = {
  edges: { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

/** One row of the table: a call and the GraphQL document that it runs. */
export type Endpoint = Operation & {
  document: DocumentNode;
  variables: (input: Input) => Variables;
  /** Converts the document's data to the body of the response. Undefined where the record does not exist. */
  reply: (data: unknown) => unknown;
  /** Finds the connection of a list, which is then read page by page with the variable `after`. */
  connection?: (data: unknown) => Connection | undefined;
  /**
   * Reads the body of the response as JSON text without running the document, which would take
   * seconds for a list without pagination.
   */
  readDirectly?: (context: Context) => Promise<string>;
  /** The body of the response to user errors. If undefined, they become status 400, 401, 404 or 409. */
  onUserErrors?: () => unknown;
  /** Renamed input fields: their names in the call, by their names in the document. */
  fieldNames?: Record<string, string>;
  /** The endpoint that reads the record which this call writes; If-Match is compared with the ETag of that read. */
  record?: Endpoint;
  /** For a read that other rows name as `record`: extracts the precondition from the data. */
  preconditionOf?: (data: unknown) => Precondition;
};

type Definition<Params, Body, Data> = Omit<Operation, "params" | "body"> & {
  params?: Params;
  body?: Body;
  document: string;
  variables?: (input: Input<Parsed<Params>, Parsed<Body>>) => Variables;
  reply: (data: Data) => unknown;
  connection?: (data: Data) => Connection | undefined;
  readDirectly?: (context: Context) => Promise<string>;
  onUserErrors?: () => unknown;
  fieldNames?: Record<string, string>;
  record?: Endpoint;
  preconditionOf?: (data: Data) => Precondition;
};

/** Declares a row of the table. `Data` is the type of its document's data, which is not checked. */
export function endpoint<
  Data,
  Params extends z.ZodObject | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(definition: Definition<Params, Body, Data>): Endpoint {
  const { variables = () => ({}), document, ...rest } = definition;
  // The cast is safe, because rest-plugin.ts passes to these functions only values that this row's schemas
  // have parsed, and the result of this row's document.
  return { ...rest, variables, document: parse(document, { noLocation: true }) } as Endpoint;
}

/** The keys of an object schema; none for any other schema. */
export function keysOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
