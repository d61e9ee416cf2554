import type { ExecutionResult, GraphQLError } from "graphql";
import { BusyFault } from "../errors/busy-fault.ts";

/**
 * Returns the data of a GraphQL result that has no errors.
 * @throws {BusyFault} for errors after which a retry may succeed, {AggregateError} for other errors
 */
export function completeData({ data, errors }: ExecutionResult): unknown {
  if (!errors) return data;
  if (errors.some(isTemporary)) throw new BusyFault();
  throw new AggregateError(errors, "the content could not be read");
}

/**
 * Whether an error is temporary, so that a retry may succeed: the database was busy or unreachable
 * (BUSY), or a newer version of the server has migrated it (OUTDATED).
 */
export function isTemporary({ extensions: { code } }: GraphQLError): boolean {
  return code === "BUSY" || code === "OUTDATED";
}
