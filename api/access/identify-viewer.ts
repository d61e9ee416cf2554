import type { Access } from "./access.ts";
import { type Cookies, cookieNames } from "./cookies.ts";
import { sessionLifetime } from "./owner/owner-sessions.ts";
import { type Viewer, visitor } from "./viewer.ts";

/** Identifies the viewer by the cookies of a request. Extends a session of the owner. */
export async function identifyViewer(
  { sessions, portfolio, links }: Access,
  cookies: Cookies,
): Promise<Viewer> {
  const token = cookies.read(cookieNames.session);
  const session = token ? await sessions.find(token) : null;
  if (token && session) {
    if (session.isRenewed) cookies.set(cookieNames.session, token, sessionLifetime);
    const { id, device } = session;
    return { isOwner: true, hasPortfolioAccess: true, session: { id, device } };
  }
  const proof = cookies.read(cookieNames.portfolio);
  const hasPortfolioAccess = proof !== undefined && (await portfolio.isGranted(proof));
  const shown = cookies.read(cookieNames.link);
  const link = shown === undefined ? null : await links.findOpened(shown);
  if (link) return { isOwner: false, hasPortfolioAccess, link };
  if (shown !== undefined) return { isOwner: false, hasPortfolioAccess, hasEndedLink: true };
  return hasPortfolioAccess ? { isOwner: false, hasPortfolioAccess } : visitor;
}
