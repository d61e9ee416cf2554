import { createHash } from "node:crypto";
import { type DocumentNode, parse, validate } from "graphql";
import persistedQueries from "../../web/__generated__/persisted-queries.json" with { type: "json" };
import { schema } from "./schema.ts";

/** The texts of the GraphQL documents of the site's pages, by id. */
export const persistedTexts = new Map(Object.entries<string>(persistedQueries));

const parsed = new Map<string, DocumentNode>();
const own = new WeakSet<DocumentNode>();

/** Finds a document of the site's pages by its id, the SHA-256 of its text. Undefined for an unknown id. */
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
 * an update. The function returns null for an unknown id, and for a document that is invalid in the current
 * schema.
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

/** Whether this object was returned by the functions above. A document that a caller has sent was not. */
export function isPersistedDocument(document: DocumentNode): boolean {
  return own.has(document);
}
