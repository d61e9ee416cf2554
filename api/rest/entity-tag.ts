import { createHash } from "node:crypto";
import type { Viewer } from "../access/viewer.ts";

/**
 * The tag of a response's body. It differs between roles, and between the readers of links, even where the bodies are the same, so that
 * no response to one role is ever taken for the response to another.
 */
export function entityTag(body: string, { isOwner, hasPortfolioAccess, link }: Viewer): string {
  const role = [isOwner, hasPortfolioAccess, link?.id ?? ""].join(" ");
  return `"${createHash("sha256").update(`${role}\0${body}`).digest("base64url").slice(0, 27)}"`;
}
