import { type DocumentNode, GraphQLError, Lexer, Source, TokenKind } from "graphql";
import type { Plugin } from "graphql-yoga";
import { isInPerson, type Viewer } from "../access/viewer.ts";
import type { Context } from "../builder/context.ts";
import { type Measures, measureOperation } from "./measure-operation.ts";
import {
  exceeding,
  findLongText,
  isTooLarge,
  limits,
  longestText,
  type OperationLimit,
  textTooLong,
  tooLarge,
} from "./operation-limits.ts";
import { meters } from "./operation-meter.ts";
import { isPersistedDocument } from "./persisted-documents.ts";
import { schema } from "./schema.ts";

/** The maximum number of passwords and messages in one operation, which applies to the owner, too. */
const maxAttempts = 1;

/**
 * The part of Yoga's server context that the plugin reads before the context of the operation
 * exists.
 */
type Asker = { viewer?: Viewer | undefined };

/** Applies the limits to operations: the limit of length before parsing, all others before execution. */
export const useLimits: Plugin<Context, Asker> = {
  onParams: ({ params: { query }, context }) => {
    if (query && !(context.viewer && isInPerson(context.viewer))) assertShort(query);
  },
  onExecute: ({ args, setResultAndStopExecution }) => {
    const { document, variableValues, contextValue } = args as {
      document: DocumentNode;
      variableValues?: Record<string, unknown>;
      contextValue: Context;
    }; // Yoga passes arguments of these types
    const { viewer } = contextValue;
    const longText = viewer.isOwner || viewer.token ? undefined : findLongText(variableValues);
    if (longText) return setResultAndStopExecution({ errors: [longText] });
    if (isPersistedDocument(document)) return;
    const measures = measureOperation(schema, document, variableValues ?? {}, limits.cost);
    const error = findExcess(measures, viewer);
    if (error) setResultAndStopExecution({ errors: [error] });
  },
};

function findExcess(measures: Measures, viewer: Viewer): GraphQLError | undefined {
  if (measures.attempts > maxAttempts) {
    return tooLarge("An operation may try one password, or leave one message.");
  }
  if (isInPerson(viewer)) return undefined;
  const exceeded = (["depth", "aliases", "cost"] as const).find(
    (name) => measures[name] > limits[name],
  );
  return exceeded && exceeding(exceeded);
}

/** Checks a document before it is parsed. @throws {GraphQLError} for too many or too long tokens */
function assertShort(query: string): void {
  const lexer = new Lexer(new Source(query));
  try {
    for (let count = 0; lexer.advance().kind !== TokenKind.EOF; count++) {
      if (count >= limits.tokens) throw exceeding("tokens");
      const { start, end } = lexer.token;
      if (end - start > longestText) throw textTooLong();
    }
  } catch (error) {
    if (isTooLarge(error)) throw error;
    // Invalid GraphQL: the parser refuses it afterwards, with a reason.
  }
}

type Limits = Record<Extract<OperationLimit, "cost" | "bytes">, number> & {
  /** The time limit, in milliseconds. */
  time: number;
};

/**
 * Aborts operations that take too long, or whose response becomes too large: no further field is resolved.
 * `useLimits` only estimates the size of a response, so the real size is counted here. Documents of the
 * site's pages have only the time limit. Operations of the owner and of tokens have no limits.
 */
export function useExecutionLimits(limits: Limits): Plugin<Context> {
  return {
    onExecute: ({ args }) => {
      const context = args.contextValue;
      if (context.viewer.isOwner || context.viewer.token) return undefined;
      const control = new AbortController();
      const timer = setTimeout(() => control.abort(tookTooLong()), limits.time);
      timer.unref();
      const isOwn = isPersistedDocument(args.document);
      let fields = 0;
      let size = 0;
      const add = (bytes: number) => {
        fields += 1;
        size += bytes;
        if (!isOwn && fields > limits.cost) control.abort(exceeding("cost"));
        if (!isOwn && size > limits.bytes) control.abort(exceeding("bytes"));
      };
      meters.set(context, { signal: control.signal, add });
      // Yoga's executor (@graphql-tools/executor) reads the signal from this property.
      Object.assign(args, { signal: control.signal });
      return { onExecuteDone: () => clearTimeout(timer) };
    },
  };
}

function tookTooLong(): GraphQLError {
  return new GraphQLError("The operation took too long; request less at once.", {
    extensions: { code: "OPERATION_TOO_SLOW", http: { status: 503 } },
  });
}
