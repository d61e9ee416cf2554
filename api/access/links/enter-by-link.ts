import { openPaths } from "../../../pages/paths.ts";
import type { Context } from "../../builder/context.ts";
import type { ShareLink } from "../../database/__generated__/prisma/client.ts";
import { whereOpened } from "../audience.ts";
import { type Cookies, cookieNames } from "../cookies.ts";
import { requirePasswordLength } from "../owner/password-input.ts";
import { verifyPassword } from "../owner/passwords.ts";
import { briefFor } from "../protection.ts";
import type { LinkAccess } from "./link-access.ts";
import { readLinkToken } from "./link-token.ts";

type Entering = Pick<Context, "access" | "asOf" | "caller" | "database" | "viewer">;

/**
 * The result of requesting a link's address: the page to show, "asked" where the reader first has
 * to enter the link's password, or "closed" where the link does not work.
 */
type Entrance = OpenedPage | "asked" | "closed";

/** The path of the page that the reader of a link sees first. */
type OpenedPage = typeof openPaths.home | typeof openPaths.brief;

/**
 * The lifetime of the cookie of an opened link, in seconds. If the link ends earlier, pages show a
 * notice.
 */
const longestVisit = 30 * 24 * 60 * 60;

/**
 * Exchanges the token of a link's address for a cookie, which replaces the cookie of another link. The
 * request is not recorded as a visit: mail programs open links before people do.
 */
export async function enterByLink(entering: Entering, text: string): Promise<Entrance> {
  const { links } = entering.access;
  const { cookies } = entering.caller;
  const token = readLinkToken(text);
  const link = token === null ? null : await links.findByToken(token);
  if (!link) {
    if (cookies.read(cookieNames.askedLink)) cookies.remove(cookieNames.askedLink);
    return "closed";
  }
  const shown = cookies.read(cookieNames.link);
  const isOpen = shown !== undefined && (await links.findOpened(shown))?.id === link.id;
  if (link.passwordHash !== null && !isOpen) {
    cookies.set(cookieNames.askedLink, links.prove(link, "asked"));
    return "asked";
  }
  open(links, cookies, link, isOpen ? shown : undefined);
  return firstPageOf(entering, link);
}

/** Why a password was refused: it is empty, it is wrong, or the link does not work any more. */
type PasswordRefusal = "missing" | "refused" | "closed";

/**
 * Opens the link whose address this browser has requested, if the password is the link's.
 * @returns why the password was refused, or the page to show
 * @throws {GraphQLError} for a password that is too long, and for too many attempts
 */
export async function giveLinkPassword(
  entering: Entering,
  password: string,
): Promise<PasswordRefusal | OpenedPage> {
  const { access, caller } = entering;
  requirePasswordLength(password);
  const shown = caller.cookies.read(cookieNames.askedLink);
  const link = shown === undefined ? null : await access.links.findAsked(shown);
  if (!link?.passwordHash) return "closed";
  if (!password.trim()) return "missing";
  const { passwordHash } = link;
  const given = comparablePassword(password);
  const check = () => access.hashing.run(() => verifyPassword(passwordHash, given));
  const isRight = await access.throttles.linkPassword.attempt(check, caller.address);
  if (!isRight) return "refused";
  open(access.links, caller.cookies, link);
  return firstPageOf(entering, link);
}

/**
 * Normalises a password for comparison: keyboards encode the same letter in different ways, and
 * pasted text may have spaces at its ends.
 */
export function comparablePassword(password: string): string {
  return password.normalize("NFC").trim();
}

/** Removes a link's cookies from this browser. */
export function leaveLink({ caller: { cookies } }: Pick<Context, "caller">): void {
  cookies.remove(cookieNames.link);
  cookies.remove(cookieNames.askedLink);
}

/** The page of briefs, if the link leads there and its reader may read a brief; otherwise the home page. */
async function firstPageOf(
  { access, asOf, database, viewer }: Entering,
  { id, opensAtBrief }: ShareLink,
): Promise<OpenedPage> {
  const link = opensAtBrief ? await access.links.findById(id) : null;
  if (!link) return openPaths.home;
  const briefed = await database.project.findMany({
    where: { AND: [{ deletedAt: null, brief: { not: null } }, whereOpened(link, asOf)] },
    select: { id: true, brief: true, isPasswordProtected: true },
  });
  const isShown = briefed.some((project) => briefFor({ ...viewer, link }, project));
  return isShown ? openPaths.brief : openPaths.home;
}

function open(links: LinkAccess, cookies: Cookies, link: ShareLink, formerly?: string): void {
  cookies.set(cookieNames.link, links.prove(link, "opened", formerly), longestVisit);
  if (cookies.read(cookieNames.askedLink)) cookies.remove(cookieNames.askedLink);
}
