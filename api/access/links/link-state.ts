import type { ShareLink } from "../../database/__generated__/prisma/client.ts";

export const linkStates = ["active", "paused", "expired", "revoked"] as const;

/** Whether a link works, and why not. */
export type LinkState = (typeof linkStates)[number];

export function linkStateAt(
  { expiresAt, pausedAt, revokedAt }: Pick<ShareLink, "expiresAt" | "pausedAt" | "revokedAt">,
  now: Date,
): LinkState {
  if (revokedAt !== null) return "revoked";
  if (expiresAt !== null && expiresAt <= now) return "expired";
  return pausedAt === null ? "active" : "paused";
}
