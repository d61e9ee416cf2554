import { type DocumentNode, GraphQLError, Lexer, Source, TokenKind } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Viewer } from "../access/viewer.ts";
import type { Context } from "./context.ts";
import { type Measures, measureOperation } from "./measure-operation.ts";
import { isPersistedDocument } from "./persisted-documents.ts";
import { schema } from "./schema.ts";

/** The most that an operation of a visitor's own may ask for. The site's own documents are not measured. */
export const limits = { tokens: 1_000, depth: 12, aliases: 30, cost: 20_000 } as const;

/** Nobody, not the owner either, tries two passwords in one operation. */
const mostAttempts = 1;

/** The names of the limits in sentences. */
const nouns: Record<keyof typeof limits, string> = {
  tokens: "words and signs",
  depth: "levels of fields",
  aliases: "aliases",
  cost: "fields in its answer, by estimate",
};

/** What the plugin needs to know of a request before there is a context. */
type Asker = { viewer?: Viewer | undefined };

/** Holds operations to the limits: their length before they are read, all else before they run. */
export const useLimits: Plugin<Context, Asker> = {
  onParams: ({ params: { query }, context }) => {
    if (query && !context.viewer?.isOwner) assertShort(query);
  },
  onExecute: ({ args, setResultAndStopExecution }) => {
    const { document, variableValues, contextValue } = args as {
      document: DocumentNode;
      variableValues?: Record<string, unknown>;
      contextValue: Context;
    }; // as Yoga makes them
    if (isPersistedDocument(document)) return;
    const measures = measureOperation(schema, document, variableValues ?? {});
    const error = findExcess(measures, contextValue.viewer);
    if (error) setResultAndStopExecution({ errors: [error] });
  },
};

function findExcess(measures: Measures, viewer: Viewer): GraphQLError | undefined {
  if (measures.attempts > mostAttempts) {
    return tooLarge("An operation may try one password, or leave one message.");
  }
  if (viewer.isOwner) return undefined;
  const exceeded = (["depth", "aliases", "cost"] as const).find(
    (name) => measures[name] > limits[name],
  );
  return exceeded && exceeding(exceeded);
}

/** @throws {GraphQLError} for a text of too many tokens, none of which is parsed */
function assertShort(query: string): void {
  const lexer = new Lexer(new Source(query));
  try {
    for (let count = 0; lexer.advance().kind !== TokenKind.EOF; count++) {
      if (count >= limits.tokens) throw exceeding("tokens");
    }
  } catch (error) {
    if (error instanceof GraphQLError && error.extensions.code === code) throw error;
    // What is no GraphQL is refused by the parser, which says why.
  }
}

const code = "OPERATION_TOO_LARGE";

function exceeding(name: keyof typeof limits): GraphQLError {
  return tooLarge(`An operation may have ${limits[name]} ${nouns[name]}; ask in several.`);
}

function tooLarge(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } });
}
