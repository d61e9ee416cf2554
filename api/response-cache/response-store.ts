import type { CachedResponse } from "./cached-response.ts";

/** Cached responses of one state of content by key; the least recently used make room for new ones. */
export type ResponseStore = {
  find: (key: string, state: string) => CachedResponse | undefined;
  add: (key: string, state: string, response: CachedResponse) => void;
  /** Makes room again after a response has grown. */
  trim: () => void;
};

/** @param maxBytes what all responses may take together, in bytes */
export function createResponseStore(maxBytes: number): ResponseStore {
  // A Map lists its entries in the order they were set.
  const responses = new Map<string, CachedResponse>();
  let current: string | undefined;

  const clearForState = (state: string) => {
    if (state === current) return;
    responses.clear();
    current = state;
  };
  const trim = () => {
    let total = 0;
    for (const { size } of responses.values()) total += size;
    for (const [key, { size }] of responses) {
      if (total <= maxBytes) return;
      responses.delete(key);
      total -= size;
    }
  };
  return {
    find: (key, state) => {
      clearForState(state);
      const response = responses.get(key);
      if (response) {
        responses.delete(key);
        responses.set(key, response);
      }
      return response;
    },
    add: (key, state, response) => {
      current ??= state;
      if (state !== current) return;
      responses.set(key, response);
      trim();
    },
    trim,
  };
}
