import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { ShareLink, ShareLinkProject } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { deriveKey } from "../derive-key.ts";
import { linkStateAt } from "./link-state.ts";
import { hashLinkToken } from "./link-token.ts";
import type { OpenedLink } from "./opened-link.ts";

/** What a browser shows: that it has opened a link, or that it came by one and owes its password. */
type Proof = "opened" | "asked";

/** Access by links. Each question is answered by the database as it is now: a link ends at the next request. */
export type LinkAccess = {
  /** The link with this token, while it works. */
  findByToken: (token: string) => Promise<ShareLink | null>;
  /** What a browser shows from now on, until the link ends or gets another address or password. */
  prove: (link: ShareLink, proof: Proof) => string;
  /** The link that a browser has opened. Null where it no longer works. */
  findOpened: (shown: string) => Promise<OpenedLink | null>;
  /** The link whose password a browser owes. Null where it no longer works. */
  findAsked: (shown: string) => Promise<ShareLink | null>;
  /** Notes whether a browser of its reader wants nothing told of what is read. */
  setHidesReading: (id: number, hidesReading: boolean) => Promise<void>;
};

export function createLinkAccess(database: Database, secret: string): LinkAccess {
  const key = deriveKey(secret, "share links");
  const sign = (text: string) => createHmac("sha256", key).update(text).digest();
  const prove: LinkAccess["prove"] = ({ id, tokenHash, passwordHash }, proof) =>
    `${id}.${sign([proof, id, tokenHash, passwordHash ?? ""].join("\0")).toString("base64url")}`;
  const isProven = (link: ShareLink, proof: Proof, shown: string) =>
    linkStateAt(link, new Date()) === "active" &&
    timingSafeEqual(sign(shown), sign(prove(link, proof)));
  return {
    findByToken: async (token) => {
      const tokenHash = hashLinkToken(token);
      const link = await database.shareLink.findUnique({ where: { tokenHash } });
      return link && linkStateAt(link, new Date()) === "active" ? link : null;
    },
    prove,
    findOpened: async (shown) => {
      const id = numberOf(shown);
      if (id === null) return null;
      const link = await database.shareLink.findUnique({
        where: { id },
        include: { projects: { orderBy: [{ position: "asc" }, { projectId: "asc" }] } },
      });
      return link && isProven(link, "opened", shown) ? openedLink(link) : null;
    },
    findAsked: async (shown) => {
      const id = numberOf(shown);
      if (id === null) return null;
      const link = await database.shareLink.findUnique({ where: { id } });
      return link && isProven(link, "asked", shown) ? link : null;
    },
    setHidesReading: async (id, hidesReading) => {
      await database.shareLink.updateMany({ where: { id }, data: { hidesReading } });
    },
  };
}

/** The link that a cookie names. Null where it names none. */
function numberOf(shown: string): number | null {
  const [, digits] = /^([1-9]\d{0,8})\.[\w-]{43}$/.exec(shown) ?? [];
  return digits === undefined ? null : Number(digits);
}

function openedLink(link: ShareLink & { projects: ShareLinkProject[] }): OpenedLink {
  const { id, greeting, hidesReading, projects } = link;
  return {
    id,
    greeting,
    hidesReading,
    projects: new Map(
      projects.map(({ projectId, opensDraft, moduleIds }) => [
        projectId,
        { opensDraft, modules: moduleIds === null ? null : new Set(readModuleIds(moduleIds)) },
      ]),
    ),
  };
}

const storedIds = z.array(z.string());

/** The modules that a link opens, as they are stored. None where that cannot be read. */
export function readModuleIds(stored: string): string[] {
  try {
    return storedIds.catch([]).parse(JSON.parse(stored));
  } catch {
    return [];
  }
}
