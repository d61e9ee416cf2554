import type { ExecutionResult, GraphQLError } from "graphql";
import type { Context } from "../builder/context.ts";
import { executeOperation } from "../graphql/execute.ts";
import type { UserErrorShape } from "../validation/accept.ts";
import type { Connection, Endpoint, Input } from "./endpoint.ts";
import { fromUserErrors, notFound, RestError } from "./rest-error.ts";

/** The maximum number of pages, of 100 records each, that are read of a list: more than any portfolio has. */
const maxPages = 1_000;

/** The body of a response, as JSON, and the GraphQL data it was made from; null if GraphQL was not used. */
export type EndpointResult = { body: string; data: unknown };

/**
 * Runs the document of a row of the table in this process, with the permissions of the caller.
 * @throws {RestError} for an error response
 */
export async function runEndpoint(
  endpoint: Endpoint,
  input: Input,
  context: Context,
): Promise<EndpointResult> {
  if (endpoint.readDirectly) return { body: await endpoint.readDirectly(context), data: null };
  const variables = endpoint.variables(input);
  const data = await execute(endpoint, variables, context);
  if (endpoint.connection) await readOn(endpoint, endpoint.connection, variables, data, context);
  const errors = userErrorsOf(data);
  if (errors.length > 0) {
    if (endpoint.onUserErrors) return { body: JSON.stringify(endpoint.onUserErrors()), data };
    throw fromUserErrors(errors, endpoint);
  }
  const body = endpoint.status === 204 ? null : endpoint.reply(data);
  if (body === undefined) throw notFound();
  return { body: JSON.stringify(body), data };
}

async function execute(endpoint: Endpoint, variables: Input["params"], context: Context) {
  const result: ExecutionResult = await executeOperation(
    endpoint.document,
    Object(variables),
    context,
  );
  const [error] = result.errors ?? [];
  if (error) throw fromGraphQLError(error);
  return result.data;
}

/** Adds the edges of the following pages to the first page. */
async function readOn(
  endpoint: Endpoint,
  connectionOf: (data: unknown) => Connection | undefined,
  variables: Record<string, unknown>,
  data: unknown,
  context: Context,
): Promise<void> {
  const whole = connectionOf(data);
  let page = whole;
  for (let count = 1; whole && page?.pageInfo.hasNextPage && count < maxPages; count++) {
    const following = { ...variables, after: page.pageInfo.endCursor };
    page = connectionOf(await execute(endpoint, following, context));
    whole.edges.push(...(page?.edges ?? []));
  }
}

/** The errors in the payload of a mutation. */
function userErrorsOf(data: unknown): UserErrorShape[] {
  const payloads: unknown[] = Object.values(Object(data));
  return payloads.flatMap((payload) => {
    const errors: unknown = Object(payload).userErrors;
    return Array.isArray(errors) ? errors : [];
  });
}

const statuses: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  BAD_USER_INPUT: 400,
  OPERATION_TOO_LARGE: 400,
  HTTPS_REQUIRED: 403,
  TOO_MANY_REQUESTS: 429,
  BUSY: 503,
  OUTDATED: 503,
  STORAGE_FULL: 507,
};

function fromGraphQLError({ message, extensions }: GraphQLError): RestError {
  const code = String(extensions.code ?? "INTERNAL_SERVER_ERROR");
  const retryAfter = extensions.retryAfter;
  return new RestError(message, {
    status: statuses[code] ?? 500,
    code,
    ...(typeof retryAfter === "number" && { headers: { "retry-after": String(retryAfter) } }),
  });
}
