import { type DocumentNode, parse } from "graphql";
import { z } from "zod";
import type { Context } from "../builder/context.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** What the description says of a call, whoever serves it. */
export type Operation = {
  method: Method;
  /** As in OpenAPI: /api/projects/{id}. */
  path: string;
  /** The heading it stands under. */
  tag: string;
  summary: string;
  description?: string;
  /** The parts of the path in braces. */
  params?: z.ZodObject;
  /** What stands behind the question mark. */
  query?: z.ZodObject;
  /** The JSON body. Undefined for none. */
  body?: z.ZodType;
  /** Of a body that is not JSON. */
  bodyType?: "multipart/form-data" | "application/octet-stream";
  /** Of calls that the table does not serve; of the others the schema says it. */
  needsOwner?: boolean;
  /** A body that is accepted; a test sends it. */
  example?: unknown;
  status: 200 | 201 | 204;
  /** What it may answer besides that and what all calls of its kind may. */
  refusals?: Record<number, string>;
  /** What the response says. Undefined for no body. */
  response?: z.ZodType;
};

/** Input fields that hold a write to the state of its record that If-Match compared. Empty for any state. */
export type Precondition = { version?: number; updatedAt?: string };

/** What a row of the table makes its variables from. */
export type Input<Params = unknown, Body = unknown> = {
  params: Params;
  body: Body;
  /** What If-Match proved the caller to know. */
  precondition: Precondition;
};

type Variables = Record<string, unknown>;
type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** A read whose whole list takes several pages: where its connection is. */
export type Connection<Node = unknown> = {
  edges: { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

/** One row of the table: a call and the GraphQL document that answers it. */
export type Endpoint = Operation & {
  document: DocumentNode;
  variables: (input: Input) => Variables;
  /** The response's body from the document's data. Undefined where there is no such record. */
  reply: (data: unknown) => unknown;
  /** Of a list that is read page by page with the variable `after`. */
  connection?: (data: unknown) => Connection | undefined;
  /** The same body as JSON, past the document, which would take seconds for what is whole by contract. */
  readDirectly?: (context: Context) => Promise<string>;
  /** The response where the document's payload has user errors; undefined to answer 400, 404 or 409. */
  onUserErrors?: () => unknown;
  /** The call's own names of input fields that the document calls otherwise. */
  fieldNames?: Record<string, string>;
  /** The read of the record that this call writes; it is what If-Match speaks of. */
  record?: Endpoint;
  /** Of a read that another row names as its record: what holds a write to its data. */
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

/** Declares a row. `Data` is what its document selects. */
export function endpoint<
  Data,
  Params extends z.ZodObject | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(definition: Definition<Params, Body, Data>): Endpoint {
  const { variables = () => ({}), document, ...rest } = definition;
  // The runner hands these functions what the row's own schemas and document yield.
  return { ...rest, variables, document: parse(document, { noLocation: true }) } as Endpoint;
}

/** The precondition of a record whose every change is counted. */
export function versionPrecondition(record: { version: number } | null): Precondition {
  return record ? { version: record.version } : {};
}

/** The names of what a shape has; none where it is no object. */
export function keysOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
