import { LRUCache } from "lru-cache";
import type { Database } from "./client.ts";
import { type ContentPart, partOf, visibleTables } from "./content-revision.ts";
import type { ContentState, ContentStateReader } from "./content-state.ts";

/**
 * The Prisma models whose rows are cached. Triggers count only the changes of their tables (see
 * content-revision.ts), so rows of other tables cannot be cached.
 */
export const rememberedModels = visibleTables.map(modelOf);
type RememberedModel = (typeof rememberedModels)[number];

const partOfModels = new Map<PropertyKey, ContentPart>(
  visibleTables.map((table) => [modelOf(table), partOf(table)]),
);

function modelOf(table: (typeof visibleTables)[number]) {
  return `${table.charAt(0).toLowerCase()}${table.slice(1)}` as Uncapitalize<typeof table>;
}

/**
 * The part of the content that a query reads. Undefined where its result can change without a new
 * revision of that part.
 * @param since the `since` of the current ContentState
 */
export function partRead(
  model: PropertyKey,
  operation: PropertyKey,
  options: object | undefined,
  since: Date,
): ContentPart | undefined {
  const isKnown = operations.some((name) => name === operation);
  const isSteady = isKnown && keyOf(options, since) !== undefined;
  return isSteady ? partOfModels.get(model) : undefined;
}

/** Relations of cached models to tables whose changes no trigger counts. */
export const unseenRelations = [
  "captions",
  "drafts",
  "revisions",
  "mediaUses",
  "playerUse",
  "reviewComments",
  "shareLinks",
];

const operations = [
  "findMany",
  "findFirst",
  "findUnique",
  "findFirstOrThrow",
  "findUniqueOrThrow",
  "count",
];

/** The maximum size of all cached rows, estimated in bytes. */
const maxBytes = 8 * 1024 * 1024;
const largestResult = maxBytes / 8;

/**
 * A client for visitors that caches the results of queries until their part of the content changes.
 * Transactions, writes, raw statements and queries of other tables use the given client. Each
 * caller gets its own copy of the rows, which it may change.
 * @param readState reads the current state of the content
 */
export function memoiseReads(database: Database, readState: ContentStateReader["read"]): Database {
  const memo = createMemo();
  const delegates = new Map<PropertyKey, unknown>(
    rememberedModels.map((model) => [model, memoiseModel(database, model, readState, memo)]),
  );
  return new Proxy(database, {
    get: (target, name) => delegates.get(name) ?? Reflect.get(target, name, target),
  });
}

type Memo = (revision: number, key: string, read: () => Promise<unknown>) => Promise<unknown>;
type Delegate = Record<string, (options?: object) => Promise<unknown>>;

function memoiseModel(
  database: Database,
  model: RememberedModel,
  readState: ContentStateReader["read"],
  memo: Memo,
): Delegate {
  const delegate = database[model] as unknown as Delegate; // each of its operations takes one object
  const memoised = operations.map((operation) => {
    const read = (options?: object) => delegate[operation]?.(options) ?? Promise.reject();
    const recall = (state: ContentState | undefined, options?: object) => {
      const words = state && keyOf(options, state.since);
      const part = partOfModels.get(model);
      if (!state || words === undefined || !part) return read(options);
      return memo(state.parts[part], `${model} ${operation} ${words}`, () => read(options));
    };
    const remember = (options?: object) => {
      // The state is read before the rows, so that older rows are never cached for a newer state.
      const state = readState();
      return state instanceof Promise
        ? state.then((known) => recall(known, options))
        : recall(state, options);
    };
    return [operation, remember] as const;
  });
  return new Proxy(delegate, {
    get: (target, name) =>
      memoised.find(([operation]) => operation === name)?.[1] ?? Reflect.get(target, name, target),
  });
}

/**
 * The options of a query as text. Undefined where the query cannot be cached: it reads tables whose
 * changes are not counted, or contains a date other than `since`. Such a date comes from the clock,
 * so later queries contain other dates.
 */
function keyOf(options: object | undefined, since: Date): string | undefined {
  let isSteady = true;
  const words = JSON.stringify(options ?? null, function (this: object, name, value) {
    const given: unknown = Reflect.get(this, name);
    if (given instanceof Date && given.getTime() !== since.getTime()) isSteady = false;
    if (unseenRelations.includes(name)) isSteady = false;
    return typeof value === "bigint" ? `${value}n` : value;
  });
  return isSteady ? words : undefined;
}

type Remembered = { revision: number; rows: Promise<unknown> };

function createMemo(): Memo {
  const results = new LRUCache<string, Remembered>({
    maxSize: maxBytes,
    maxEntrySize: largestResult,
  });
  return async (revision, key, read) => {
    const known = results.get(key);
    if (known?.revision === revision) return copyOf(await known.rows);
    const mine: Remembered = { revision, rows: read() };
    results.set(key, mine, { size: key.length });
    try {
      const rows = await mine.rows;
      if (results.peek(key) === mine) {
        // The cache reads the size of an entry only when the entry is set, so the entry is set again.
        results.set(key, { ...mine }, { size: key.length + sizeOf(rows) });
      }
      return copyOf(rows);
    } catch (error) {
      if (results.peek(key) === mine) results.delete(key);
      throw error;
    }
  };
}

function copyOf<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Date) return new Date(value) as Value;
  if (value instanceof Uint8Array) return value.slice() as Value;
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  const copy: Record<string, unknown> = {};
  for (const name in value) copy[name] = copyOf(value[name]);
  return copy as Value;
}

/** The size of a value, estimated in bytes. */
export function sizeOf(value: unknown): number {
  if (typeof value === "string") return 24 + value.length;
  if (typeof value !== "object" || value === null) return 8;
  if (value instanceof Uint8Array) return 48 + value.byteLength;
  let size = 48;
  for (const name in value) size += 8 + sizeOf(Reflect.get(value, name));
  return size;
}
