import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { ShareLink, ShareLinkProject } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { parseJson } from "../../parse-json.ts";
import { deriveKey } from "../derive-key.ts";
import { hashToken } from "../hash-token.ts";
import { linkStateAt } from "./link-state.ts";
import type { OpenedLink } from "./opened-link.ts";

/** The state that a cookie proves: the browser has opened a link, or still has to send its password. */
type Proof = "opened" | "asked";

/** Access by links. Every call reads the database, so that a link that has ended is closed at the next request. */
export type LinkAccess = {
  /** The link with this token. Null where the link does not exist, or does not work. */
  findByToken: (token: string) => Promise<ShareLink | null>;
  /**
   * Issues the value of a cookie. It is valid until the link ends or gets another address or
   * password.
   * @param formerly the browser's present cookie for this link: the new cookie has its date
   */
  prove: (link: ShareLink, proof: Proof, formerly?: string) => string;
  /** The link that a browser has opened, by the browser's cookie. Null where it no longer works. */
  findOpened: (shown: string) => Promise<OpenedLink | null>;
  /**
   * The link with this id, without a cookie of its reader. For slides that the owner presents with
   * the reader's access, and before the reader has the cookie. Null where the link does not work.
   */
  findById: (id: number) => Promise<OpenedLink | null>;
  /**
   * The link whose password a browser still has to send, by the browser's cookie. Null where the
   * link no longer works.
   */
  findAsked: (shown: string) => Promise<ShareLink | null>;
  /**
   * Stores whether the reader does not allow the site to measure what is read.
   * @param id the link's id
   */
  setHidesReading: (id: number, hidesReading: boolean) => Promise<void>;
};

/**
 * How long a first visit by a link is assumed to last, in seconds. A browser that uses the link
 * later has returned, as scanners of mail do not (see `hasReader`).
 */
const oneVisit = 60 * 60;

export function createLinkAccess(database: Database, secret: string): LinkAccess {
  const key = deriveKey(secret, "share links");
  const sign = (text: string) => createHmac("sha256", key).update(text).digest();
  const proveSince = (link: ShareLink, proof: Proof, since: number | undefined) => {
    // Cookies of older versions have no date.
    const moment = since === undefined ? [] : [since];
    const { id, tokenHash, passwordHash } = link;
    const signature = sign([proof, id, tokenHash, passwordHash ?? "", ...moment].join("\0"));
    return [id, ...moment, signature.toString("base64url")].join(".");
  };
  const prove: LinkAccess["prove"] = (link, proof, formerly = "") =>
    proveSince(link, proof, readShown(formerly)?.since ?? secondsOf(new Date()));
  const isProven = (link: ShareLink, proof: Proof, shown: string) => {
    const expected = proveSince(link, proof, readShown(shown)?.since);
    const isSame = timingSafeEqual(sign(shown), sign(expected));
    return isSame && linkStateAt(link, new Date()) === "active";
  };
  const findWithProjects = (id: number) =>
    database.shareLink.findUnique({
      where: { id },
      include: { projects: { orderBy: [{ position: "asc" }, { projectId: "asc" }] } },
    });
  return {
    findByToken: async (token) => {
      const tokenHash = hashToken(token);
      const link = await database.shareLink.findUnique({ where: { tokenHash } });
      return link && linkStateAt(link, new Date()) === "active" ? link : null;
    },
    prove,
    findOpened: async (shown) => {
      const read = readShown(shown);
      if (!read) return null;
      const link = await findWithProjects(read.id);
      if (!link || !isProven(link, "opened", shown)) return null;
      const isReturn = secondsOf(new Date()) - (read.since ?? 0) > oneVisit;
      return openedLink(link, link.firstReadAt !== null || isReturn);
    },
    findById: async (id) => {
      const link = await findWithProjects(id);
      return link && linkStateAt(link, new Date()) === "active" ? openedLink(link, true) : null;
    },
    findAsked: async (shown) => {
      const read = readShown(shown);
      if (!read) return null;
      const link = await database.shareLink.findUnique({ where: { id: read.id } });
      return link && isProven(link, "asked", shown) ? link : null;
    },
    setHidesReading: async (id, hidesReading) => {
      await database.shareLink.updateMany({ where: { id }, data: { hidesReading } });
    },
  };
}

/**
 * Parses a cookie without checking its signature: the id of the link, and since when the browser
 * has had the cookie, in seconds of Unix time. `since` is undefined for cookies of older versions.
 * Undefined for an invalid cookie.
 */
function readShown(shown: string): { id: number; since: number | undefined } | undefined {
  const [, id, since] = /^([1-9]\d{0,8})(?:\.(\d{1,11}))?\.[\w-]{43}$/.exec(shown) ?? [];
  if (id === undefined) return undefined;
  return { id: Number(id), since: since === undefined ? undefined : Number(since) };
}

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1_000);

function openedLink(
  link: ShareLink & { projects: ShareLinkProject[] },
  hasReader: boolean,
): OpenedLink {
  const { id, greeting, withholdsOriginals, nameShown, hidesReading, projects } = link;
  return {
    id,
    isReview: link.kind === "review",
    greeting,
    withholdsOriginals,
    mark: link.isMarked ? nameShown : null,
    nameShown,
    hidesReading,
    hasReader,
    projects: new Map(
      projects.map(({ projectId, opensDraft, moduleIds }) => [
        projectId,
        { opensDraft, modules: moduleIds === null ? null : new Set(readModuleIds(moduleIds)) },
      ]),
    ),
  };
}

const storedIds = z.array(z.string()).catch(() => []);

/**
 * Parses the stored ids of the modules that a link opens. Empty where the text cannot be parsed.
 */
export function readModuleIds(stored: string): string[] {
  return storedIds.parse(parseJson(stored));
}
