import { createHash } from "node:crypto";
import type { Encoding } from "./accepted-encoding.ts";
import { compress } from "./compress.ts";

/** An answer in one encoding, ready to be written to the wire. */
export type Packed = {
  etag: string;
  body: Buffer;
  /** Names and values in turn, as Node writes them. */
  headers: string[];
  /** Those of an answer without a body. */
  unchangedHeaders: string[];
};

/** An answer that every visitor gets. */
export type KeptAnswer = {
  /** How much memory it takes, in bytes; more after each new encoding. */
  readonly size: number;
  /** Undefined until it was packed so for the first time. */
  packed: (encoding: Encoding) => Packed | undefined;
  /** @returns the same for all that ask at once */
  pack: (encoding: Encoding) => Promise<Packed>;
};

type Headers = Readonly<Record<string, string | number | string[] | undefined>>;

/** What belongs to one answer only, or is worked out anew for each encoding. */
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

/** What the address, the headers and the bookkeeping of an answer take besides its bodies. */
const overhead = 4_096;

/** Keeps an answer's body, and its headers as far as they are true of every answer to come. */
export function createKeptAnswer(body: Buffer, given: Headers): KeptAnswer {
  const tag = String(given.etag ?? tagOf(body)).replace(/^"|"$/g, "");
  const common = Object.entries(given).flatMap(([name, value]) =>
    value === undefined || ownHeaders.has(name) ? [] : [name, String(value)],
  );
  const own = ["vary", "accept-encoding, cookie", "server-timing", "cache;desc=hit"];
  const ready = new Map<Encoding, Packed>();
  const underWay = new Map<Encoding, Promise<Packed>>();
  let size = overhead;

  const packNow = async (encoding: Encoding): Promise<Packed> => {
    const bytes = await compress(body, encoding);
    const isPlain = encoding === "identity";
    const etag = isPlain ? `"${tag}"` : `"${tag}-${encoding}"`;
    const unchangedHeaders = [...common, ...own, "etag", etag];
    const packing = isPlain ? [] : ["content-encoding", encoding];
    const headers = [...unchangedHeaders, ...packing, "content-length", String(bytes.length)];
    const packed = { etag, body: bytes, headers, unchangedHeaders };
    size += bytes.length;
    ready.set(encoding, packed);
    underWay.delete(encoding);
    return packed;
  };
  return {
    get size() {
      return size + body.length;
    },
    packed: (encoding) => ready.get(encoding),
    pack: (encoding) => {
      const started = underWay.get(encoding) ?? packNow(encoding);
      if (!ready.has(encoding)) underWay.set(encoding, started);
      return started;
    },
  };
}

function tagOf(body: Buffer): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 27);
}
