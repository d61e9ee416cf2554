import { GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Context } from "../builder/context.ts";
import { exceeding, type OperationLimit } from "./operation-limits.ts";
import { attachMeter } from "./operation-meter.ts";
import { isPersistedDocument } from "./persisted-documents.ts";

type Limits = Record<Extract<OperationLimit, "cost" | "bytes">, number> & {
  /** In milliseconds. */
  time: number;
};

/**
 * Gives up operations that take too long, or are answered with more than was estimated, but for the
 * owner's: no further field of them is worked out.
 */
export function useExecutionLimits(limits: Limits): Plugin<Context> {
  return {
    onExecute: ({ args }) => {
      const context = args.contextValue;
      if (context.viewer.isOwner) return undefined;
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
      attachMeter(context, { signal: control.signal, add });
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
