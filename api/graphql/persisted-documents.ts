import { type DocumentNode, parse } from "graphql";
import persistedQueries from "../../web/__generated__/persisted-queries.json" with { type: "json" };

const texts = new Map(Object.entries<string>(persistedQueries));
const parsed = new Map<string, DocumentNode>();
const own = new WeakSet<DocumentNode>();

/** One of the site's own documents by its id, the SHA-256 of its text. Undefined where there is none. */
export function findPersistedDocument(id: string): DocumentNode | undefined {
  const known = parsed.get(id);
  if (known) return known;
  const text = texts.get(id);
  if (text === undefined) return undefined;
  const document = parse(text, { noLocation: true });
  parsed.set(id, document);
  own.add(document);
  return document;
}

/** Whether a document is one of the site's own, not merely one that reads the same. */
export function isPersistedDocument(document: DocumentNode): boolean {
  return own.has(document);
}
