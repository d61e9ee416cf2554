import { GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Context } from "./context.ts";

/** Gives up operations that take too long, but for the owner's: no further field of them is worked out. */
export function useTimeLimit(milliseconds: number): Plugin<Context> {
  return {
    onExecute: ({ args }) => {
      if (args.contextValue.viewer.isOwner) return undefined;
      const control = new AbortController();
      const timer = setTimeout(() => control.abort(tookTooLong()), milliseconds);
      timer.unref();
      // The executor's own name for it.
      Object.assign(args, { signal: control.signal });
      return { onExecuteDone: () => clearTimeout(timer) };
    },
  };
}

function tookTooLong(): GraphQLError {
  return new GraphQLError("The operation took too long; ask for less at once.", {
    extensions: { code: "OPERATION_TOO_SLOW", http: { status: 503 } },
  });
}
