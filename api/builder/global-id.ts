import { decodeGlobalID, encodeGlobalID } from "@pothos/plugin-relay";
import { GraphQLError } from "graphql";

/** The largest id of a record: the largest 32-bit integer. */
const largest = 2 ** 31 - 1;

/** The global id of a record. */
export function globalIdOf(typename: string, databaseId: number): string {
  return encodeGlobalID(typename, databaseId);
}

/** The maximum number of objects that `nodes` returns at once. */
const maxNodes = 100;

/** @throws {GraphQLError} BAD_USER_INPUT for more ids than `nodes` accepts */
export function assertFewIds(ids: readonly unknown[]): void {
  if (ids.length <= maxNodes) return;
  throw new GraphQLError(`Ask for ${maxNodes} objects at most.`, {
    extensions: { code: "BAD_USER_INPUT" },
  });
}

/** The number of the record that a global id of this type names. 0, which no record has, for any other id. */
export function databaseIdOf(typename: string, globalId: string | number): number {
  try {
    const decoded = decodeGlobalID(String(globalId));
    return decoded.typename === typename ? databaseNumber(decoded.id) : 0;
  } catch {
    return 0;
  }
}

/**
 * Decodes a global id for the queries `node` and `nodes`.
 * @returns the name of the type, and the id of the record as text
 * @throws {GraphQLError} BAD_USER_INPUT for a malformed id, and for an id of an unknown type
 */
export function decodeNodeId(
  globalId: string,
  isNodeType: (typename: string) => boolean,
): { typename: string; id: string } {
  try {
    const decoded = decodeGlobalID(globalId);
    if (isNodeType(decoded.typename)) return decoded;
  } catch {
    // A malformed id is refused below, like an id of an unknown type.
  }
  throw new GraphQLError("This is not the id of an object of this site.", {
    extensions: { code: "BAD_USER_INPUT" },
  });
}

/** Parses the number in the last part of a global id. Returns 0, which no record has, for any other text. */
export function databaseNumber(text: string): number {
  const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return number <= largest ? number : 0;
}
