import { GraphQLError } from "graphql";

/** The limits of an operation that a visitor has written, and of its response. */
export const limits = {
  tokens: 1_000,
  depth: 12,
  aliases: 30,
  /** A twentieth more than the cost of an introspection query for the whole schema. */
  cost: 31_500,
  bytes: 4 * 1024 * 1024,
} as const;

/**
 * The maximum length of a text in an operation, in characters: twice the maximum length of a message. It is
 * limited because some parsers take more than linear time.
 */
export const longestText = 20_000;

export type OperationLimit = keyof typeof limits;

/** The names of the limits in sentences. */
const nouns: Record<OperationLimit, string> = {
  tokens: "words and signs",
  depth: "levels of fields",
  aliases: "aliases",
  cost: "fields in its response",
  bytes: "bytes in its response",
};

const code = "OPERATION_TOO_LARGE";

export function exceeding(name: OperationLimit): GraphQLError {
  return tooLarge(
    `An operation may have at most ${limits[name]} ${nouns[name]}; divide it into several.`,
  );
}

export function tooLarge(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } });
}

export function textTooLong(): GraphQLError {
  return tooLarge(`A text may have at most ${longestText} characters.`);
}

/**
 * Searches variables for a text or a key that is longer than `longestText`. Returns the error for the text,
 * undefined if no text is too long.
 */
export function findLongText(variables: unknown): GraphQLError | undefined {
  const waiting = [variables];
  // Iterative, because nesting may be deeper than the stack.
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string" && value.length > longestText) return textTooLong();
    if (typeof value === "object" && value !== null) {
      for (const [name, part] of Object.entries(value)) waiting.push(name, part);
    }
  }
  return undefined;
}

export function isTooLarge(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions.code === code;
}
