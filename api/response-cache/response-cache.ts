import type { IncomingMessage, ServerResponse } from "node:http";
import type { ContentState, ContentStateReader } from "../database/content-state.ts";
import { refuseForNow } from "../http/bare-responses.ts";
import { acceptedEncoding } from "../http/compress.ts";
import type { ReadWords } from "../site/last-known-words.ts";
import type { CacheKey, CacheUse } from "./cache-key.ts";
import {
  type CachedResponse,
  type EncodedResponse,
  markStale,
  sendEncoded,
} from "./cached-response.ts";
import { createResponseStore } from "./response-store.ts";
import { type InFlightRequest, startInFlightRequest } from "./single-flight.ts";

/** Responses that every visitor gets, cached until content changes. */
export type ResponseCache = {
  /** Sends the cached response, or passes the request on: of those that ask for the same, one. */
  respond: (request: IncomingMessage, response: ServerResponse, pass: () => void) => void;
  /** The requests that wait for the response to this one. Undefined where it is for its caller alone. */
  inFlightOf: (request: IncomingMessage) => InFlightRequest | undefined;
  /** Passes everything on from now on. */
  close: () => void;
};

type Options = {
  content: ContentStateReader;
  cacheKey: CacheKey;
  /** How much memory the responses may take, in bytes. */
  maxBytes: number;
  /** How long a request waits for the response to another one, in milliseconds. */
  timeLimit: number;
  readWords: ReadWords;
  /** Told of every response that was sent from here. `begun` is when, as performance.now() had it. */
  onResponse: (
    request: IncomingMessage,
    response: ServerResponse,
    how: { begun: number; use: CacheUse },
  ) => void;
};

/**
 * A response is served only while the state of content is the one that it was rendered under, which is
 * read with every request: no write that was acknowledged, by whichever process, is ever followed by a
 * response from before it, and neither is a moment at which something becomes public by itself. Where the
 * state cannot be read, those that allow it (stale-if-error) are served for a while, and marked.
 */
export function createResponseCache(options: Options): ResponseCache {
  const { content, cacheKey, maxBytes, timeLimit, readWords, onResponse } = options;
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
    // The whole response is needed, whatever the first to ask has already.
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
        await refuseForNow(request, response, readWords);
        onResponse(request, response, { begun, use: "miss" });
      };
      sameRequest
        .wait()
        .then(async (rendered) => {
          if (rendered) send(await encode(key, rendered, request));
          // To go on alone would have the same rendered for everyone who waits.
          else if (rendered === null) await refuse();
          else pass();
        })
        .catch(pass);
      return;
    }
    lead(key, current, request);
    pass();
  };

  /** @returns whether there is one that may be sent */
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
      // Where it is at hand, nothing waits.
      if (state instanceof Promise) void state.then(answerAsOf).catch(pass);
      else answerAsOf(state);
    },
    inFlightOf: (request) => leaders.get(request),
    close: () => {
      isClosed = true;
    },
  };
}
