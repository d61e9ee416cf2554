import type { FastifyReply, FastifyRequest } from "fastify";
import parseRange from "range-parser";
import { purgeKeys } from "../../access/cache-policy.ts";
import { matchesTag } from "../../http/matches-tag.ts";
import type { ByteRange, Storage } from "../storage/storage.ts";

export type Stored = Served & { key: string };

type Served = {
  mediaType: string;
  /** The text of the ETag without quotes. Other bytes need another text. */
  version: string;
  /** Whether shared caches may store the response. */
  isPublic: boolean;
  /**
   * Whether another version is sent in place of the requested one, which is not encoded yet. Such a response
   * depends on the Accept header, and is not cached.
   */
  isStandIn?: boolean;
  /**
   * The Cache-Control header. Undefined for the default, which depends on `isPublic` and
   * `isStandIn`.
   */
  cacheControl?: string;
  /** The content security policy for a file that is opened as a page. Default: `lockedDown`. */
  policy?: string;
};

/**
 * The bytes at an address never change, so browsers store a file for a year. Shared caches validate a file
 * after a minute, because the owner may restrict access to it.
 */
const forEveryone = "public, max-age=31536000, s-maxage=60, immutable";
const forThisBrowserAfterAsking = "private, no-cache";

/**
 * The content security policy of a stored file that is opened as a page: it allows inline styles
 * and embedded pictures, as drawings (SVG) contain them, and nothing else.
 */
export const lockedDown =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'; sandbox";

/**
 * Sends a stored file for GET and HEAD: the whole file, a range of it, or 304 where the client has the
 * current file. Sends 404 where the storage has no such file.
 */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  stored: Stored,
): Promise<FastifyReply> {
  const { key } = stored;
  const found = await storage.stat(key);
  if (!found) return sendMissing(reply);
  const etag = setHeaders(reply, stored);
  reply.header("accept-ranges", "bytes");
  if (matchesTag(request.headers["if-none-match"] ?? "", etag)) return reply.status(304).send();

  const range = requestedRange(request, found.size, etag);
  if (range === "unsatisfiable") {
    return reply.status(416).header("content-range", `bytes */${found.size}`).send();
  }
  if (range) {
    reply.status(206).header("content-range", `bytes ${range.start}-${range.end}/${found.size}`);
  }
  reply.header("content-length", range ? range.end - range.start + 1 : found.size);
  return request.method === "HEAD" ? reply.send() : reply.send(storage.read(key, range));
}

/** Sends a text from the database for GET and HEAD, like {@link sendStored} but without ranges. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, ...served }: Served & { text: string },
): FastifyReply {
  const etag = setHeaders(reply, served);
  return matchesTag(request.headers["if-none-match"] ?? "", etag)
    ? reply.status(304).send()
    : reply.send(text);
}

/** Sets the headers that all responses with a file have. @returns the ETag */
function setHeaders(reply: FastifyReply, served: Served): string {
  const { mediaType, version, isPublic, isStandIn = false, policy = lockedDown } = served;
  const etag = `"${version}"`;
  reply
    .type(mediaType)
    .header("etag", etag)
    .header("cache-control", served.cacheControl ?? cachePolicyOf(isPublic, isStandIn))
    .header("x-content-type-options", "nosniff")
    .header("cross-origin-resource-policy", "cross-origin")
    .header("content-security-policy", policy)
    .headers(isPublic && !isStandIn ? purgeKeys : {});
  const varied = [...(isPublic ? [] : ["cookie"]), ...(isStandIn ? ["accept"] : [])];
  if (varied.length > 0) reply.header("vary", varied.join(", "));
  return etag;
}

function cachePolicyOf(isPublic: boolean, isStandIn: boolean): string {
  if (isStandIn) return "no-store";
  return isPublic ? forEveryone : forThisBrowserAfterAsking;
}

/** The response for missing files and for those that the viewer may not read. */
export function sendMissing(reply: FastifyReply): FastifyReply {
  return reply
    .status(404)
    .type("text/plain; charset=utf-8")
    .header("cache-control", "no-store")
    .header("x-content-type-options", "nosniff")
    .send("There is no such file.");
}

/**
 * The range that a request asks for. Undefined where the whole file is sent: without a range, if the file has
 * changed (If-Range), and, as HTTP permits, for several ranges and for units other than bytes.
 */
function requestedRange(
  { headers }: FastifyRequest,
  size: number,
  etag: string,
): ByteRange | "unsatisfiable" | undefined {
  const condition = headers["if-range"];
  if (!headers.range || (condition && condition !== etag)) return undefined;
  const [, suffix = 0] = /^bytes=\s*-(\d+)\s*$/.exec(headers.range) ?? [];
  // A suffix longer than the file means the whole file. The parser treats it as unsatisfiable.
  if (size > 0 && Number(suffix) > size) return { start: 0, end: size - 1 };
  const ranges = parseRange(size, headers.range);
  if (ranges === -1) return "unsatisfiable";
  if (!Array.isArray(ranges) || ranges.type !== "bytes" || ranges.length !== 1) return undefined;
  const [range] = ranges;
  return range && { start: range.start, end: range.end };
}
