import type { Database } from "./client.ts";

/** Of visible tables alone (see content-revision.ts): what is read of others can change without a count. */
const models = [
  "project",
  "workImage",
  "formerSlug",
  "banner",
  "siteColors",
  "siteIdentity",
  "aboutContent",
  "aboutTab",
  "quote",
  "mediaAsset",
] as const;

/** Relations from those to tables that are not. */
export const unseenRelations = ["drafts", "revisions", "mediaUses"];

const operations = [
  "findMany",
  "findFirst",
  "findUnique",
  "findFirstOrThrow",
  "findUniqueOrThrow",
  "count",
];

/** What remembered rows may take, in bytes by estimate. */
const mostBytes = 8 * 1024 * 1024;
const largestResult = mostBytes / 8;

/**
 * A client whose reads of content are remembered until content changes: for visitors, who read the same
 * again and again. Transactions, writes, raw statements and all other tables are the client's own. Every
 * caller has rows of its own, which it may write to.
 * @param readRevision the content revision now. Undefined while it cannot be read.
 */
export function memoiseReads(database: Database, readRevision: () => number | undefined): Database {
  const memo = createMemo(readRevision);
  const delegates = new Map<PropertyKey, unknown>(
    models.map((model) => [model, memoiseModel(database, model, memo)]),
  );
  return new Proxy(database, {
    get: (target, name) => delegates.get(name) ?? Reflect.get(target, name, target),
  });
}

type Memo = (key: string, read: () => Promise<unknown>) => Promise<unknown>;
type Delegate = Record<string, (options?: object) => Promise<unknown>>;

function memoiseModel(database: Database, model: (typeof models)[number], memo: Memo): Delegate {
  const delegate = database[model] as unknown as Delegate; // each of its operations takes one object
  const memoised = operations.map((operation) => {
    const read = (options?: object) => delegate[operation]?.(options) ?? Promise.reject();
    const remember = (options?: object) => {
      const words = keyOf(options);
      if (words === undefined) return read(options);
      return memo(`${model} ${operation} ${words}`, () => read(options));
    };
    return [operation, remember] as const;
  });
  return new Proxy(delegate, {
    get: (target, name) =>
      memoised.find(([operation]) => operation === name)?.[1] ?? Reflect.get(target, name, target),
  });
}

/** What is asked, as text. Undefined for what depends on the time, or reads what is not content. */
function keyOf(options: object | undefined): string | undefined {
  let isSteady = true;
  const words = JSON.stringify(options ?? null, function (this: object, name, value) {
    if (Reflect.get(this, name) instanceof Date || unseenRelations.includes(name)) isSteady = false;
    return typeof value === "bigint" ? `${value}n` : value;
  });
  return isSteady ? words : undefined;
}

function createMemo(readRevision: () => number | undefined): Memo {
  let results = new Map<string, Promise<unknown>>();
  let revision: number | undefined;
  let bytes = 0;
  const forget = () => {
    results = new Map();
    bytes = 0;
  };
  return async (key, read) => {
    // Before the rows: what is read after a change is never remembered as of before it.
    const now = readRevision();
    if (now === undefined) return read();
    if (now !== revision) forget();
    revision = now;
    const known = results.get(key);
    if (known) return copyOf(await known);
    const result = read();
    const mine = results;
    mine.set(key, result);
    try {
      const rows = await result;
      if (mine === results) {
        const size = key.length + sizeOf(rows);
        if (size > largestResult) mine.delete(key);
        else bytes += size;
        if (bytes > mostBytes) forget();
      }
      return copyOf(rows);
    } catch (error) {
      mine.delete(key);
      throw error;
    }
  };
}

function copyOf<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Date) return new Date(value) as Value;
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  const copy: Record<string, unknown> = {};
  for (const name in value) copy[name] = copyOf(value[name]);
  return copy as Value;
}

function sizeOf(value: unknown): number {
  if (typeof value === "string") return 24 + value.length;
  if (typeof value !== "object" || value === null) return 8;
  let size = 48;
  for (const name in value) size += 8 + sizeOf(Reflect.get(value, name));
  return size;
}
