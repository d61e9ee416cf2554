import type { Context } from "../../builder/context.ts";
import type { ShareLink } from "../../database/__generated__/prisma/client.ts";
import { type Cookies, cookieNames } from "../cookies.ts";
import { requirePasswordLength } from "../owner/password-input.ts";
import { verifyPassword } from "../owner/passwords.ts";
import type { LinkAccess } from "./link-access.ts";
import { readLinkToken } from "./link-token.ts";

type Caller = Pick<Context, "access" | "caller">;

/** The result of opening a link: it opens, asks for its password, or opens nothing. */
export type Entrance = "opened" | "asked" | "closed";

/** How long a browser is known as the reader's, in seconds. The link itself may end earlier. */
const longestVisit = 30 * 24 * 60 * 60;

/**
 * Exchanges the token of a link's address for a cookie, which replaces that of another link. The request is
 * not recorded as a visit: mail programs open links before people do.
 */
export async function enterByLink(
  { access: { links }, caller: { cookies } }: Caller,
  text: string,
): Promise<Entrance> {
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
  return "opened";
}

/** Why the password of a link was refused. */
export type PasswordRefusal = "missing" | "refused" | "closed";

/**
 * Opens the link that this browser came by, given its password.
 * @returns why not; null where it was opened
 * @throws {GraphQLError} for a password that is too long, or too many attempts
 */
export async function giveLinkPassword(
  { access, caller }: Caller,
  password: string,
): Promise<PasswordRefusal | null> {
  requirePasswordLength(password);
  const shown = caller.cookies.read(cookieNames.askedLink);
  const link = shown === undefined ? null : await access.links.findAsked(shown);
  if (!link?.passwordHash) return "closed";
  if (!password.trim()) return "missing";
  const { passwordHash } = link;
  const giveBack = await access.throttles.linkPassword.take(caller.address);
  const given = comparablePassword(password);
  if (!(await access.hashing.run(() => verifyPassword(passwordHash, given)))) return "refused";
  await giveBack();
  open(access.links, caller.cookies, link);
  return null;
}

/** Keyboards write one letter in several ways, and pasted text may have spaces around it. */
export function comparablePassword(password: string): string {
  return password.normalize("NFC").trim();
}

/** Removes a link's cookies from this browser. */
export function leaveLink({ caller: { cookies } }: Pick<Context, "caller">): void {
  cookies.remove(cookieNames.link);
  cookies.remove(cookieNames.askedLink);
}

function open(links: LinkAccess, cookies: Cookies, link: ShareLink, formerly?: string): void {
  const { expiresAt } = link;
  const left = expiresAt ? Math.ceil((expiresAt.getTime() - Date.now()) / 1_000) : longestVisit;
  cookies.set(
    cookieNames.link,
    links.prove(link, "opened", formerly),
    Math.min(left, longestVisit),
  );
  if (cookies.read(cookieNames.askedLink)) cookies.remove(cookieNames.askedLink);
}
