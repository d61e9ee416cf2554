import type { Context } from "../builder/context.ts";
import type { Database } from "../database/client.ts";
import type { ContentPart } from "../database/content-revision.ts";
import { partRead } from "../database/memoise-reads.ts";
import { watchStatements } from "../database/watch-statements.ts";
import { createMediaAssetLoader } from "../media/media-asset-loader.ts";

/** What the response to an operation follows from. */
export type Uses = {
  /** The parts of content that were read. */
  parts: Set<ContentPart>;
  /** Whether nothing else was asked for: not who calls, nor the clock, nor what changes without a count. */
  isOfContentAlone: boolean;
};

/** What files are used for is derived from these, and who may see it. */
const partsOfMediaUses = ["projects", "site", "media"] as const satisfies ContentPart[];

/** The same for every request of one audience, or watched here. Whatever is not named counts as a use of more. */
const known: readonly (keyof Context)[] = ["viewer", "asOf", "fixed"];

/** The context of one operation, and what it comes to use of it. */
export function watchUses(context: Context): { watched: Context; uses: Uses } {
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
