import { type ExecutionResult, GraphQLError } from "graphql";
import { levelOf, storageFaultOf } from "../database/storage-fault.ts";
import { log } from "../log.ts";

const maskedMessage = "Something went wrong on the server.";

/**
 * Returns the error that a caller sees. An error that is meant for callers is returned unchanged. Any other
 * error is logged and replaced by a sentence that does not contain its cause, and that recommends a retry
 * where a retry may succeed.
 */
export function maskError(error: unknown): GraphQLError {
  if (isGraphQLError(error) && isMeantForCallers(error)) return error;
  if (isGraphQLError(error) && error.originalError?.name === "PothosValidationError") {
    return new GraphQLError("A cursor, a page size or an id is not valid.", {
      nodes: error.nodes ?? null,
      path: error.path ?? null,
      extensions: { code: "BAD_USER_INPUT" },
    });
  }
  log[levelOf(error)](
    { err: isGraphQLError(error) ? (error.originalError ?? error) : error },
    "operation failed",
  );
  const { nodes = null, path = null } = isGraphQLError(error) ? error : {};
  const fault = storageFaultOf(error);
  if (fault) {
    const { status, code, message, retryAfter } = fault;
    const http = { status, headers: { "retry-after": String(retryAfter) } };
    return new GraphQLError(message, { nodes, path, extensions: { code, retryAfter, http } });
  }
  return new GraphQLError(maskedMessage, {
    nodes,
    path,
    extensions: { code: "INTERNAL_SERVER_ERROR" },
  });
}

/**
 * Compares the name and not the class of an error, because a process may contain the package graphql twice.
 */
function isGraphQLError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === "GraphQLError";
}

/**
 * Whether callers may see an error. Errors of graphql-js itself have no original error, and this product
 * throws errors for callers as GraphQLError.
 */
function isMeantForCallers(error: GraphQLError): boolean {
  return !error.originalError || isGraphQLError(error.originalError);
}

export function maskExecutionErrors(result: ExecutionResult): ExecutionResult {
  return result.errors ? { ...result, errors: result.errors.map(maskError) } : result;
}
