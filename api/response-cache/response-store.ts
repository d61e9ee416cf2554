import { LRUCache } from "lru-cache";
import type { CachedResponse } from "./cached-response.ts";

/** Responses of one state of content by key; the least recently used is dropped. */
export type ResponseStore = {
  find: (key: string, state: string) => CachedResponse | undefined;
  add: (key: string, state: string, response: CachedResponse) => void;
  /** Updates the size of a response that has grown. */
  measure: (key: string) => void;
};

/** @param maxBytes the maximum size of all responses together */
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
      // The cache computes an entry's size when it is set.
      if (cached) responses.set(key, { ...cached });
    },
  };
}
