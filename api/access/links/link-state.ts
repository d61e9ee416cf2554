import type { ShareLink } from "../../database/__generated__/prisma/client.ts";

/** Whether a link works, and why not. */
export type LinkState = "active" | "paused" | "expired" | "revoked";

export function linkStateAt(
  { expiresAt, pausedAt, revokedAt }: Pick<ShareLink, "expiresAt" | "pausedAt" | "revokedAt">,
  now: Date,
): LinkState {
  if (revokedAt !== null) return "revoked";
  if (expiresAt !== null && expiresAt <= now) return "expired";
  return pausedAt === null ? "active" : "paused";
}
