import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { ContentState, ContentStateReader } from "../database/content-state.ts";
import { refuseForNow } from "../http/bare-responses.ts";
import { acceptedEncoding } from "../http/compress.ts";
import type { ReadWords } from "../site/read-site-words.ts";
import type { CacheKey, CacheUse } from "./cache-key.ts";
import {
  type CachedResponse,
  type EncodedResponse,
  markStale,
  sendEncoded,
} from "./cached-response.ts";
import { type InFlightRequest, startInFlightRequest } from "./single-flight.ts";

/** Caches responses that are the same for all visitors, until content changes. */
export type ResponseCache = {
  /**
   * Sends the cached response, or calls `pass` to have the response rendered. While a response is
   * rendered, equal requests wait for it.
   */
  respond: (request: IncomingMessage, response: ServerResponse, pass: () => void) => void;
  /**
   * The pending response to this request, for which equal requests wait. Undefined for a request
   * whose response is not shared with other requests.
   */
  inFlightOf: (request: IncomingMessage) => InFlightRequest | undefined;
  /** Ends the use of the cache: from now on, all requests are passed on. */
  close: () => void;
};

type Options = {
  content: ContentStateReader;
  cacheKey: CacheKey;
  /** The maximum size of the responses in memory, in bytes. */
  maxBytes: number;
  /** How long a request waits for the response to an equal request, in milliseconds. */
  timeLimit: number;
  readWords: ReadWords;
  /** The path below which the site is served. */
  basePath: string;
  /**
   * Called for every response that the cache sends. `begun` is when the request began, by
   * performance.now().
   */
  onResponse: (
    request: IncomingMessage,
    response: ServerResponse,
    how: { begun: number; use: CacheUse },
  ) => void;
};

/**
 * Creates a cache that sends a response only while content is in the state from which the response
 * was rendered. The state is read with every request, so that no older response is sent after an
 * acknowledged write of any process, or after a scheduled publication. While the state cannot be
 * read, responses with `stale-if-error` are sent for the time that it states, marked as stale.
 */
export function createResponseCache(options: Options): ResponseCache {
  const { content, cacheKey, maxBytes, timeLimit, readWords, basePath, onResponse } = options;
  const store = createResponseStore(maxBytes);
  const inFlight = new Map<string, InFlightRequest>();
  const leaders = new WeakMap<IncomingMessage, InFlightRequest>();
  let isClosed = false;

  const encode = async (key: string, cached: CachedResponse, request: IncomingMessage) => {
    const encoded = await cached.encode(acceptedEncoding(request.headers["accept-encoding"]));
    store.measure(key);
    return encoded;
  };

  const lead = (key: string, current: string, request: IncomingMessage) => {
    const end = () => {
      if (inFlight.get(key) === started) inFlight.delete(key);
    };
    const started: InFlightRequest = startInFlightRequest({
      state: current,
      condition: request.headers["if-none-match"],
      timeLimit,
      onEnd: (response) => {
        end();
        if (response) store.add(key, current, response);
      },
      onTimeout: end,
    });
    // The cache needs the whole response, even if this caller could get status 304.
    delete request.headers["if-none-match"];
    inFlight.set(key, started);
    leaders.set(request, started);
    return started;
  };

  const respond = (
    { key, current, begun }: { key: string; current: string; begun: number },
    request: IncomingMessage,
    response: ServerResponse,
    pass: () => void,
  ) => {
    const send = (encoded: EncodedResponse) => {
      sendEncoded(encoded, request, response);
      onResponse(request, response, { begun, use: "hit" });
    };
    const cached = store.find(key, current);
    const encoded = cached?.encoded(acceptedEncoding(request.headers["accept-encoding"]));
    if (encoded) return send(encoded);
    if (cached) return void encode(key, cached, request).then(send).catch(pass);
    if (request.method === "HEAD") return pass();

    const sameRequest = inFlight.get(key);
    if (sameRequest?.state === current) {
      const refuse = async () => {
        await refuseForNow(request, response, readWords, basePath);
        onResponse(request, response, { begun, use: "miss" });
      };
      sameRequest
        .wait()
        .then(async (rendered) => {
          if (rendered) send(await encode(key, rendered, request));
          // `null` means a timeout. The waiting requests are refused, because passing them on would
          // render the same page for each of them.
          else if (rendered === null) await refuse();
          else pass();
        })
        .catch(pass);
      return;
    }
    lead(key, current, request);
    pass();
  };

  /**
   * Sends the last cached response, marked as stale.
   * @returns false where no stale response may be sent
   */
  const answerStale = (
    { key, begun }: { key: string; begun: number },
    request: IncomingMessage,
    response: ServerResponse,
    pass: () => void,
  ): boolean => {
    const last = content.readLast?.();
    const cached = last && store.find(key, last.key);
    if (!cached || cached.staleTime <= last.age) return false;
    encode(key, cached, request)
      .then((encoded) => {
        sendEncoded(markStale(encoded), request, response);
        onResponse(request, response, { begun, use: "hit" });
      })
      .catch(pass);
    return true;
  };

  return {
    respond: (request, response, pass) => {
      const key = isClosed ? undefined : cacheKey(request);
      if (key === undefined) return pass();
      const begun = performance.now();
      const answerAsOf = (state: ContentState | undefined) => {
        if (state) respond({ key, current: state.key, begun }, request, response, pass);
        else if (!answerStale({ key, begun }, request, response, pass)) pass();
      };
      const state = content.read();
      // The state of an SQLite file is read synchronously.
      if (state instanceof Promise) void state.then(answerAsOf).catch(pass);
      else answerAsOf(state);
    },
    inFlightOf: (request) => leaders.get(request),
    close: () => {
      isClosed = true;
    },
  };
}

/**
 * Stores the responses of one state of content, by key. A call of `find` with another state removes
 * all responses. Beyond the maximum size, the least recently used responses are removed.
 */
type ResponseStore = {
  find: (key: string, state: string) => CachedResponse | undefined;
  add: (key: string, state: string, response: CachedResponse) => void;
  /** Updates the size of a response that has a new encoding. */
  measure: (key: string) => void;
};

/** @param maxBytes the maximum size of all responses together, in bytes */
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
      // `LRUCache` computes the size of an entry only when the entry is set.
      if (cached) responses.set(key, { ...cached });
    },
  };
}
