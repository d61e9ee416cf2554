import type { ExecutionResult } from "graphql";
import type { Context } from "../builder/context.ts";
import type { ContentPart } from "../database/content-revision.ts";
import type { ContentState } from "../database/content-state.ts";
import { sizeOf } from "../database/memoise-reads.ts";
import { watchUses } from "./watch-uses.ts";

/** Runs an operation, or recalls its result. */
export type RememberedExecution = (
  /** What is asked: the document and its variables, as text. */
  operation: string,
  context: Context,
  run: (context: Context) => Promise<ExecutionResult>,
) => Promise<ExecutionResult>;

type Remembered = {
  result: ExecutionResult;
  since: number;
  revisions: [ContentPart, number][];
  size: number;
};

/** What remembered results may take, in bytes by estimate. */
const mostBytes = 8 * 1024 * 1024;
const largestResult = mostBytes / 4;

/**
 * Remembers results until a part of content changes that they were read from, for visitors with the
 * portfolio password and without. Nothing is remembered that took more than content to work out, or that
 * lacks something; nothing of what the owner reads, or the reader of a link. Results are frozen.
 */
export function rememberResults(): RememberedExecution {
  const results = new Map<string, Remembered>();
  let bytes = 0;
  const forget = (key: string) => {
    bytes -= results.get(key)?.size ?? 0;
    results.delete(key);
  };
  return async (operation, context, run) => {
    const { viewer, asOf } = context;
    // Before anything is read: what is read after a change is never remembered as of before it.
    const state = viewer.isOwner || viewer.link ? undefined : await context.contentState.read();
    if (!state || state.since.getTime() !== asOf.getTime()) return run(context);
    const key = [viewer.hasPortfolioAccess, operation].join(" ");
    const known = results.get(key);
    if (known && holds(known, state)) return known.result;
    forget(key);
    const { watched, uses } = watchUses(context);
    const result = await run(watched);
    if (!uses.isOfContentAlone || result.errors) return result;
    const size = key.length + sizeOf(result.data);
    if (size > largestResult) return result;
    forget(key);
    for (const oldest of results.keys()) {
      if (bytes + size <= mostBytes) break;
      forget(oldest);
    }
    bytes += size;
    const revisions = [...uses.parts].map((part): Remembered["revisions"][number] => [
      part,
      state.parts[part],
    ]);
    results.set(key, { result: freeze(result), since: asOf.getTime(), revisions, size });
    return result;
  };
}

function holds({ since, revisions }: Remembered, state: ContentState): boolean {
  return (
    since === state.since.getTime() &&
    revisions.every(([part, revision]) => state.parts[part] === revision)
  );
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const name of Object.keys(value)) freeze(Reflect.get(value, name));
  return Object.freeze(value);
}
