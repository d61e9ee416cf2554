import { GraphQLError } from "graphql";

const longestPassword = 1024;

/** Refuses an unreasonably long password. @throws {GraphQLError} BAD_USER_INPUT */
export function requirePasswordLength(password: string): void {
  if (Buffer.byteLength(password) <= longestPassword) return;
  throw new GraphQLError(`A password may be ${longestPassword} bytes long.`, {
    extensions: { code: "BAD_USER_INPUT", http: { status: 400 } },
  });
}
