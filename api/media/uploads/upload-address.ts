import { createHmac, timingSafeEqual } from "node:crypto";
import { stripSiteAddress } from "../../base-path.ts";
import { isOver } from "../../clock.ts";
import { MediaFault } from "../media-fault.ts";

/**
 * The signed part of an address: the id of the upload, its maximum size in bytes, and when it
 * expires.
 */
export type UploadTerms = { id: string; byteLimit: number; expiresAt: Date };

/** How long an address is valid, in milliseconds. */
export const addressLife = 15 * 60 * 1000;

const addressPath = /^\/api\/objects\/upload\/([A-Za-z0-9-]{36})$/;

/** Issues and verifies the addresses to which files are uploaded. */
export type UploadAddresses = {
  issue: (origin: string, terms: UploadTerms) => string;
  /** @throws {MediaFault} 403 for an invalid or expired signature */
  verify: (id: string, query: Record<string, unknown>) => UploadTerms;
  /** The id of the upload that an address is for, with or without its query. Null for any other address. */
  idOf: (address: string, origin: string) => string | null;
};

export function createUploadAddresses(key: Buffer): UploadAddresses {
  const { sign, verify } = createSigner(key, addressLife);
  return {
    issue: (origin, { id, byteLimit, expiresAt }) => {
      const expires = Math.floor(expiresAt.getTime() / 1000);
      const signature = sign(`${id} ${expires} ${byteLimit}`);
      return `${origin}/api/objects/upload/${id}?expires=${expires}&limit=${byteLimit}&signature=${signature}`;
    },
    verify: (id, { expires, limit, signature }) => {
      const terms = { expires: Number(expires), limit: Number(limit) };
      verify(`${id} ${terms.expires} ${terms.limit}`, signature, terms.expires);
      return { id, byteLimit: terms.limit, expiresAt: new Date(terms.expires * 1000) };
    },
    idOf: (address, origin) => {
      if (!URL.canParse(address, origin)) return null;
      const url = new URL(stripSiteAddress(address, origin), origin);
      if (url.host !== new URL(origin).host) return null;
      return addressPath.exec(url.pathname)?.[1] ?? null;
    },
  };
}

/**
 * Creates functions that sign the terms of addresses (what an address permits) by HMAC, and verify them.
 * @param life how long an address is valid, in milliseconds
 */
export function createSigner(key: Buffer, life: number) {
  const sign = (terms: string) => createHmac("sha256", key).update(terms).digest("base64url");
  return {
    sign,
    /**
     * Checks a signature of the terms.
     * @param expires when the address expires, in seconds since 1970
     * @throws {MediaFault} 403 for an invalid or expired signature
     */
    verify: (terms: string, signature: unknown, expires: number) => {
      const [own, given] = [Buffer.from(sign(terms)), Buffer.from(String(signature))];
      if (given.length !== own.length || !timingSafeEqual(given, own)) {
        throw new MediaFault(403, "NOT_ISSUED_HERE", "This address was not issued here.");
      }
      if (isOver(expires * 1000, life)) throw expired();
    },
  };
}

/**
 * The fault for an expired address. It has the message of S3: upload clients that know S3 then request a new
 * address.
 */
export function expired(): MediaFault {
  return new MediaFault(403, "EXPIRED", "Request has expired");
}
