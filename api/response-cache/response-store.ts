import type { CachedResponse } from "./cached-response.ts";

/** Cached responses of one content revision by key; the least recently used make room for new ones. */
export type ResponseStore = {
  find: (key: string, revision: number) => CachedResponse | undefined;
  add: (key: string, revision: number, response: CachedResponse) => void;
  /** Makes room again after a response has grown. */
  trim: () => void;
};

/** @param mostBytes what all responses may take together, in bytes */
export function createResponseStore(mostBytes: number): ResponseStore {
  // A Map lists its entries in the order they were set.
  const responses = new Map<string, CachedResponse>();
  let current: number | undefined;

  const clearForRevision = (revision: number) => {
    if (revision === current) return;
    responses.clear();
    current = revision;
  };
  const trim = () => {
    let total = 0;
    for (const { size } of responses.values()) total += size;
    for (const [key, { size }] of responses) {
      if (total <= mostBytes) return;
      responses.delete(key);
      total -= size;
    }
  };
  return {
    find: (key, revision) => {
      clearForRevision(revision);
      const response = responses.get(key);
      if (response) {
        responses.delete(key);
        responses.set(key, response);
      }
      return response;
    },
    add: (key, revision, response) => {
      current ??= revision;
      if (revision !== current) return;
      responses.set(key, response);
      trim();
    },
    trim,
  };
}
