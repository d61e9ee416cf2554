import { createHmac, timingSafeEqual } from "node:crypto";
import { stripSiteAddress } from "../../base-path.ts";
import { isOver } from "../../clock.ts";
import { MediaFault } from "../media-fault.ts";

/** The signed part of an address: the upload, its maximum size, and when it expires. */
export type UploadTerms = { id: string; byteLimit: number; expiresAt: Date };

/** How long an address is valid, in milliseconds. */
export const addressLife = 15 * 60 * 1000;

const addressPath = /^\/api\/objects\/upload\/([A-Za-z0-9-]{36})$/;

/** Creates and verifies the addresses for uploads. */
export type UploadAddresses = {
  issue: (origin: string, terms: UploadTerms) => string;
  /** @throws {MediaFault} 403 for an invalid or expired signature */
  verify: (id: string, query: Record<string, unknown>) => UploadTerms;
  /** The id of the upload that an address is for, with or without its query. Null for any other address. */
  idOf: (address: string, origin: string) => string | null;
};

export function createUploadAddresses(key: Buffer): UploadAddresses {
  const sign = (id: string, expires: number, limit: number) =>
    createHmac("sha256", key).update(`${id} ${expires} ${limit}`).digest();
  return {
    issue: (origin, { id, byteLimit, expiresAt }) => {
      const expires = Math.floor(expiresAt.getTime() / 1000);
      const signature = sign(id, expires, byteLimit).toString("base64url");
      return `${origin}/api/objects/upload/${id}?expires=${expires}&limit=${byteLimit}&signature=${signature}`;
    },
    verify: (id, { expires, limit, signature }) => {
      const terms = { expires: Number(expires), limit: Number(limit) };
      const given = Buffer.from(String(signature), "base64url");
      const own = sign(id, terms.expires, terms.limit);
      if (given.length !== own.length || !timingSafeEqual(given, own)) {
        throw new MediaFault(403, "NOT_ISSUED_HERE", "This address was not issued here.");
      }
      const expiresAt = new Date(terms.expires * 1000);
      if (isOver(expiresAt.getTime(), addressLife)) throw expired();
      return { id, byteLimit: terms.limit, expiresAt };
    },
    idOf: (address, origin) => {
      if (!URL.canParse(address, origin)) return null;
      const url = new URL(stripSiteAddress(address, origin), origin);
      if (url.host !== new URL(origin).host) return null;
      return addressPath.exec(url.pathname)?.[1] ?? null;
    },
  };
}

/** The fault of an expired address. Upload clients recognise by its message that they need a new address. */
export function expired(): MediaFault {
  return new MediaFault(403, "EXPIRED", "Request has expired");
}
