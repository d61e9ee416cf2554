import type { Viewer } from "../access/viewer.ts";

/** Who may have the bytes of a file: the widest audience of any place that shows it. */
export type Audience = "everyone" | "portfolioAccess" | "owner";

const widestFirst = ["everyone", "portfolioAccess", "owner"] as const satisfies Audience[];

/** Gives a path an audience, unless it already has a wider one. */
export function widen(audiences: Map<string, Audience>, path: string, audience: Audience): void {
  const known = audiences.get(path);
  if (!known || widestFirst.indexOf(audience) < widestFirst.indexOf(known)) {
    audiences.set(path, audience);
  }
}

/** Whether a viewer may have the bytes of a file with this audience. */
export function mayRead(audience: Audience, viewer: Viewer): boolean {
  if (audience === "everyone" || viewer.isOwner) return true;
  return audience === "portfolioAccess" && viewer.hasPortfolioAccess;
}

/** Finds the audience of every file that content refers to, by path. */
export type ReadAudiences = () => Promise<Map<string, Audience>>;
