import { createHash } from "node:crypto";

/** Names a script within a page in the security policy, which allows no other. */
export function inlineHash(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
