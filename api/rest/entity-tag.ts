import { createHash } from "node:crypto";
import type { Viewer } from "../access/viewer.ts";

/**
 * The tag of a response's body. It differs between roles, and between the readers of links, even where the bodies are the same, so that
 * no response to one role is ever taken for the response to another.
 */
export function entityTag(body: Buffer, { isOwner, hasPortfolioAccess, link }: Viewer): string {
  const role = [isOwner, hasPortfolioAccess, link?.id ?? ""].join(" ");
  const hash = createHash("sha256").update(`${role}\0`).update(body);
  return `"${hash.digest("base64url").slice(0, 27)}"`;
}
