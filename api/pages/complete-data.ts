import type { ExecutionResult, GraphQLError } from "graphql";
import { BusyFault } from "../errors/busy-fault.ts";

/**
 * The data of a result without errors.
 * @throws {BusyFault} where a retry may succeed, otherwise {AggregateError}
 */
export function completeData({ data, errors }: ExecutionResult): unknown {
  if (!errors) return data;
  if (errors.some(isTemporary)) throw new BusyFault();
  throw new AggregateError(errors, "the content could not be read");
}

/** Whether the database was unavailable, so that a retry may succeed. */
export function isTemporary({ extensions: { code } }: GraphQLError): boolean {
  return code === "BUSY" || code === "OUTDATED";
}
