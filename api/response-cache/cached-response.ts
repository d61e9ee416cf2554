import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { compress, type Encoding, type Use } from "../http/compress.ts";
import { matchesTag } from "../http/matches-tag.ts";

/** A response in one encoding. */
export type EncodedResponse = {
  etag: string;
  body: Buffer;
  /** Alternating names and values, as Node writes them. */
  headers: string[];
  /** The headers of a response with status 304, in the same form. */
  unchangedHeaders: string[];
};

/** A response that is the same for all visitors. */
export type CachedResponse = {
  /** The size of the response in memory, in bytes. Each new encoding increases the size. */
  readonly size: number;
  /** How long the response may be sent while the database cannot be read, in milliseconds. */
  readonly staleTime: number;
  /**
   * The response in an encoding. Undefined before `encode` has compressed the response. Each call
   * may begin a better compression in the background; the best compression begins only after the
   * response has been valid for a while.
   */
  encoded: (encoding: Encoding) => EncodedResponse | undefined;
  /**
   * Compresses the response in an encoding, unless that was done. Concurrent calls share one
   * compression. It is a fast one, because a visitor waits, and the content may soon change again.
   */
  encode: (encoding: Encoding) => Promise<EncodedResponse>;
};

type Headers = Readonly<Record<string, string | number | string[] | undefined>>;

/** Headers that belong to one response, or that differ by encoding, and are not cached. */
const ownHeaders = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "server-timing",
  "transfer-encoding",
  "vary",
  "x-request-id",
]);

/** The estimated size of the key and the headers, in bytes. */
const overhead = 4_096;

/** Better compressions, and how long the response must have been valid before each is used, in milliseconds. */
const improvements: readonly { use: Use; after: number }[] = [
  { use: "often", after: 0 },
  { use: "long", after: 10_000 },
];

/**
 * The maximum size of a body for the best compression, in bytes; and whether a body is being
 * compressed in this way. The best compression takes a microsecond of processor time per byte, so it
 * runs for one body at a time.
 */
const largestForLong = 256 * 1024;
let isTakingLong = false;

/**
 * Creates a cached response from a body and the headers of its response. If the headers contain no
 * ETag, the ETag is a hash of the body.
 */
export function createCachedResponse(body: Buffer, given: Headers): CachedResponse {
  const tag = String(given.etag ?? tagOf(body)).replace(/^"|"$/g, "");
  const common = Object.entries(given).flatMap(([name, value]) =>
    value === undefined || ownHeaders.has(name) ? [] : [name, String(value)],
  );
  const own = ["vary", "accept-encoding, cookie, authorization", "server-timing", "cache;desc=hit"];
  const [, staleSeconds = 0] = /\bstale-if-error=(\d+)/.exec(String(given["cache-control"])) ?? [];
  const ready = new Map<Encoding, EncodedResponse>();
  const underWay = new Map<Encoding, Promise<EncodedResponse>>();
  const improved = new Map<Encoding, number>([["identity", improvements.length]]);
  const since = performance.now();
  let size = overhead;

  const encodeFor = async (use: Use, encoding: Encoding): Promise<EncodedResponse> => {
    const bytes = await compress(body, encoding, use);
    const isPlain = encoding === "identity";
    const etag = isPlain ? `"${tag}"` : `"${tag}-${encoding}"`;
    const unchangedHeaders = [...common, ...own, "etag", etag];
    const encodingHeaders = isPlain ? [] : ["content-encoding", encoding];
    const headers = [
      ...unchangedHeaders,
      ...encodingHeaders,
      "content-length",
      String(bytes.length),
    ];
    const encoded = { etag, body: bytes, headers, unchangedHeaders };
    size += bytes.length - (ready.get(encoding)?.body.length ?? 0);
    ready.set(encoding, encoded);
    return encoded;
  };
  const improve = (encoding: Encoding): void => {
    const done = improved.get(encoding) ?? 0;
    const next = improvements[done];
    if (!next || performance.now() - since < next.after) return;
    const isLong = next.use === "long";
    if (isLong && (isTakingLong || body.length > largestForLong)) return;
    improved.set(encoding, done + 1);
    if (isLong) isTakingLong = true;
    encodeFor(next.use, encoding)
      // After a failure, the existing compression stays in use.
      .catch(() => {})
      .finally(() => {
        if (isLong) isTakingLong = false;
      });
  };
  return {
    get size() {
      return size + body.length;
    },
    staleTime: Number(staleSeconds) * 1_000,
    encoded: (encoding) => {
      const encoded = ready.get(encoding);
      if (encoded) improve(encoding);
      return encoded;
    },
    encode: (encoding) => {
      const encoded = ready.get(encoding);
      if (encoded) return Promise.resolve(encoded);
      const started =
        underWay.get(encoding) ??
        encodeFor("once", encoding).finally(() => underWay.delete(encoding));
      underWay.set(encoding, started);
      return started;
    },
  };
}

/** A copy of a response with headers by which clients see that it is stale, and do not store it. */
export function markStale(encoded: EncodedResponse): EncodedResponse {
  const marks: Record<string, string> = {
    "cache-control": "no-store",
    "server-timing": "cache;desc=stale",
  };
  const mark = (headers: string[]) => [
    ...headers.map((text, index) => (index % 2 ? (marks[headers[index - 1] ?? ""] ?? text) : text)),
    "warning",
    '110 - "Response is Stale"',
  ];
  const { headers, unchangedHeaders } = encoded;
  return { ...encoded, headers: mark(headers), unchangedHeaders: mark(unchangedHeaders) };
}

function tagOf(body: Buffer): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 27);
}

/** Sends a cached response: whole, only its headers, or 304. */
export function sendEncoded(
  { etag, body, headers, unchangedHeaders }: EncodedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const condition = request.headers["if-none-match"];
  if (condition !== undefined && matchesTag(condition, etag)) {
    response.writeHead(304, unchangedHeaders);
    response.end();
    return;
  }
  response.writeHead(200, headers);
  if (request.method === "HEAD") response.end();
  else response.end(body);
}
