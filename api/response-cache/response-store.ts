import { LRUCache } from "lru-cache";
import type { CachedResponse } from "./cached-response.ts";

/** Cached responses of one state of content by key; the least recently used make room for new ones. */
export type ResponseStore = {
  find: (key: string, state: string) => CachedResponse | undefined;
  add: (key: string, state: string, response: CachedResponse) => void;
  /** Takes the size of a response again, after it has grown. */
  measure: (key: string) => void;
};

/** @param maxBytes what all responses may take together, in bytes */
export function createResponseStore(maxBytes: number): ResponseStore {
  const responses = new LRUCache<string, { response: CachedResponse }>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }) => response.size,
  });
  let current: string | undefined;

  return {
    find: (key, state) => {
      if (state !== current) responses.clear();
      current = state;
      return responses.get(key)?.response;
    },
    add: (key, state, response) => {
      current ??= state;
      if (state === current) responses.set(key, { response });
    },
    measure: (key) => {
      const cached = responses.peek(key);
      // The size of an entry is taken when it is replaced.
      if (cached) responses.set(key, { ...cached });
    },
  };
}
