import { createHash } from "node:crypto";
import { type DocumentNode, parse, validate } from "graphql";
import persistedQueries from "../../web/__generated__/persisted-queries.json" with { type: "json" };
import { schema } from "./schema.ts";

/** Texts of the site's own documents, by id. */
export const persistedTexts = new Map(Object.entries<string>(persistedQueries));

const parsed = new Map<string, DocumentNode>();
const own = new WeakSet<DocumentNode>();

/** One of the site's own documents by its id, the SHA-256 of its text. Undefined for an unknown id. */
export function findPersistedDocument(id: string): DocumentNode | undefined {
  const known = parsed.get(id);
  if (known) return known;
  const text = persistedTexts.get(id);
  if (text === undefined) return undefined;
  const document = parse(text, { noLocation: true });
  parsed.set(id, document);
  own.add(document);
  return document;
}

/**
 * Creates a function that finds a document of an earlier build by its id, for pages that were loaded before
 * an update. It returns null where there is none, or it does not fit the current schema.
 */
export function createFindFormerDocument(readText: (id: string) => Promise<string | undefined>) {
  const former = new Map<string, DocumentNode | null>();
  return async (id: string): Promise<DocumentNode | null> => {
    const known = former.get(id);
    if (known !== undefined) return known;
    const text = await readText(id);
    if (text === undefined || createHash("sha256").update(text).digest("hex") !== id) return null;
    const document = parse(text, { noLocation: true });
    const isValid = validate(schema, document).length === 0;
    if (isValid) own.add(document);
    former.set(id, isValid ? document : null);
    return isValid ? document : null;
  };
}

/** Whether this object is one of the site's own documents. Another document with an equal text is not. */
export function isPersistedDocument(document: DocumentNode): boolean {
  return own.has(document);
}
