import type { ExecutionResult } from "graphql";
import { LRUCache } from "lru-cache";
import type { Context } from "../builder/context.ts";
import type { Database } from "../database/client.ts";
import type { ContentPart } from "../database/content-revision.ts";
import type { ContentState } from "../database/content-state.ts";
import { partRead, sizeOf } from "../database/memoise-reads.ts";
import { watchStatements } from "../database/watch-statements.ts";
import { createMediaAssetLoader } from "../media/media-asset-loader.ts";

/** Runs an operation, or returns its cached result. */
export type RememberedExecution = (
  /** The cache key: the document and its variables, as text. */
  operation: string,
  context: Context,
  run: (context: Context) => Promise<ExecutionResult>,
) => Promise<ExecutionResult>;

type Remembered = {
  result: ExecutionResult;
  since: number;
  revisions: [ContentPart, number][];
};

/** The maximum estimated size of all cached results together, in bytes. */
const maxBytes = 8 * 1024 * 1024;
const largestResult = maxBytes / 4;

/**
 * Caches the results of visitors, with and without the portfolio password, until the content that
 * they were read from changes. Does not cache results that depend on more than content or have
 * errors, nor results for the owner, the owner's presentation, a token, or the reader of a share
 * link, even an ended one. Cached results are frozen.
 */
export function rememberResults(): RememberedExecution {
  const results = new LRUCache<string, Remembered>({ maxSize: maxBytes });
  return async (operation, context, run) => {
    const { viewer, asOf } = context;
    // The state is read first, so that data which is read after a change is never cached for the old state.
    const state =
      viewer.isOwner || viewer.link || viewer.hasEndedLink || viewer.presenter || viewer.token
        ? undefined
        : await context.contentState.read();
    if (!state || state.since.getTime() !== asOf.getTime()) return run(context);
    const key = [viewer.hasPortfolioAccess, operation].join(" ");
    const known = results.get(key);
    if (known && holds(known, state)) return known.result;
    results.delete(key);
    const { watched, uses } = watchUses(context);
    const result = await run(watched);
    if (!uses.isOfContentAlone || result.errors) return result;
    const size = key.length + sizeOf(result.data);
    if (size > largestResult) return result;
    const revisions = [...uses.parts].map((part): Remembered["revisions"][number] => [
      part,
      state.parts[part],
    ]);
    const remembered = { result: freeze(result), since: asOf.getTime(), revisions };
    results.set(key, remembered, { size });
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

/** What the result of an operation depends on. */
type Uses = {
  /** The parts of content (content-revision.ts) that were read. */
  parts: Set<ContentPart>;
  /**
   * Whether the result depends only on content: not on the caller, the clock, or data that changes
   * without a new revision of content.
   */
  isOfContentAlone: boolean;
};

/** The parts of content that can show files, and so decide who may see a file. */
const partsOfMediaUses = ["projects", "site", "media"] as const satisfies ContentPart[];

/**
 * Properties of the context that are equal for all requests with the same cache key, or that are compared
 * before a cached result is used. A result that depends on any other property is not cached, except for
 * properties that `watchUses` replaces.
 */
const known: readonly (keyof Context)[] = ["viewer", "asOf", "fixed"];

/** Creates a context that records what one operation reads from it. */
function watchUses(context: Context): { watched: Context; uses: Uses } {
  const uses: Uses = { parts: new Set(), isOfContentAlone: true };
  const note = (part: ContentPart | undefined) => {
    if (part) uses.parts.add(part);
    else uses.isOfContentAlone = false;
  };
  const database = watchReads(context.database, context.asOf, note);
  const replaced: Partial<Context> = {
    database,
    mediaAssets: createMediaAssetLoader(database),
    get mediaAccess() {
      partsOfMediaUses.forEach(note);
      return context.mediaAccess;
    },
    reads: watchStatements(context.reads, note),
  };
  const watched = new Proxy(context, {
    get: (target, name) => {
      if (name in replaced) return Reflect.get(replaced, name);
      const isKnown = !(name in target) || known.some((each) => each === name);
      if (!isKnown) uses.isOfContentAlone = false;
      return Reflect.get(target, name);
    },
  });
  return { watched, uses };
}

function watchReads(
  database: Database,
  asOf: Date,
  note: (part: ContentPart | undefined) => void,
): Database {
  return new Proxy(database, {
    get: (target, model) => {
      const delegate: unknown = Reflect.get(target, model);
      if (typeof delegate !== "object" || delegate === null) {
        note(undefined);
        return delegate;
      }
      return new Proxy(delegate, {
        get: (reads, operation) => {
          const read: unknown = Reflect.get(reads, operation);
          if (typeof read !== "function") return read;
          return (options?: object) => {
            note(partRead(model, operation, options, asOf));
            return read.call(reads, options);
          };
        },
      });
    },
  });
}
