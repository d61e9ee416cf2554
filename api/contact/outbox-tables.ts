import type {
  AccessRequest,
  ContactMessage,
  Prisma,
} from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";

/** The message that a mail is about, with its request for access. */
type MailedMessage = ContactMessage & { accessRequest: AccessRequest | null };

/** A link that was read, with its projects in the link's order. */
export type ReadLink = {
  recipient: string;
  projects: { project: { name: string; deletedAt: Date | null } }[];
};

/** The subject of a mail. The mails of each kind wait in a separate table. */
type MailSubject =
  /** A mail to the owner about a message. */
  | { kind: "notice"; message: MailedMessage }
  /** A reply to the sender of a message. Its text is encrypted, and null once it is not needed any more. */
  | { kind: "reply"; message: MailedMessage; sealed: string | null }
  /** A mail to the owner about the first read of a link. */
  | { kind: "firstRead"; link: ReadLink }
  /** A mail to the owner about a sign-in. */
  | { kind: "signIn"; device: string; signedInAt: Date }
  /** A mail that warns the owner. */
  | { kind: "warning"; problem: string }
  /** A mail to the owner about new comments, with the names of their projects. */
  | { kind: "comments"; projects: string[] };

/** A mail that this process has leased: no other process sends it until the lease ends. */
export type ClaimedMail = MailSubject & {
  /**
   * The id of the message or link that the mail is about. For other kinds, the id of the mail's
   * row.
   */
  id: number;
  mailId: string;
  attempts: number;
};

type Moment = Date | { lte: Date } | { gt: Date };

export type Where = {
  /** The id of a mail, as in `ClaimedMail`. */
  id?: number;
  state?: "waiting";
  attempts?: number | { gt: number };
  dueAt?: Moment;
  OR?: { dueAt: Moment }[];
};

type Change = { state?: "mailed" | "failed"; attempts?: number; dueAt?: Date };

/** The operations on one table of the outbox. */
type Table = {
  findOldest: (where: Where) => Promise<{ dueAt: Date; mail: ClaimedMail } | null>;
  count: (where: Where) => Promise<number>;
  /** @returns the number of changed rows */
  change: (where: Where, change: Change) => Promise<number>;
};

/** The minimum time between two mails about comments, in milliseconds. */
const commentPause = 60 * 60_000;

const oldest = { orderBy: { dueAt: "asc" } } as const;
const withMessage = { message: { include: { accessRequest: true } } } as const;
const withLink = {
  link: {
    select: {
      recipient: true,
      projects: {
        select: { project: { select: { name: true, deletedAt: true } } },
        orderBy: [{ position: "asc" }, { projectId: "asc" }],
      },
    },
  },
} satisfies Prisma.OutgoingReadNoticeInclude;

const ofMessage = ({ id, ...where }: Where) => ({
  ...where,
  ...(id !== undefined && { messageId: id }),
});
const ofLink = ({ id, ...where }: Where) => ({ ...where, ...(id !== undefined && { linkId: id }) });

/** The tables of the outbox by the kind of mail, each with the same operations. */
export function tablesOf({
  outgoingMail,
  outgoingReply,
  outgoingReadNotice,
  outgoingSignInNotice,
  outgoingWarning,
  outgoingCommentNotice,
  reviewComment,
}: Database): Record<ClaimedMail["kind"], Table> {
  return {
    notice: {
      findOldest: async (where) => {
        const shape = { where: ofMessage(where), include: withMessage, ...oldest };
        const row = await outgoingMail.findFirst(shape);
        return row && { dueAt: row.dueAt, mail: { ...row, kind: "notice", id: row.messageId } };
      },
      count: (where) => outgoingMail.count({ where: ofMessage(where) }),
      change: async (where, data) =>
        (await outgoingMail.updateMany({ where: ofMessage(where), data })).count,
    },
    reply: {
      findOldest: async (where) => {
        const shape = { where: ofMessage(where), include: withMessage, ...oldest };
        const row = await outgoingReply.findFirst(shape);
        return row && { dueAt: row.dueAt, mail: { ...row, kind: "reply", id: row.messageId } };
      },
      count: (where) => outgoingReply.count({ where: ofMessage(where) }),
      change: async (where, change) => {
        // Erases the text, which is not needed any more and may contain the address of a link.
        const data = change.state ? { ...change, sealed: null } : change;
        return (await outgoingReply.updateMany({ where: ofMessage(where), data })).count;
      },
    },
    firstRead: {
      findOldest: async (where) => {
        const shape = { where: ofLink(where), include: withLink, ...oldest };
        const row = await outgoingReadNotice.findFirst(shape);
        return row && { dueAt: row.dueAt, mail: { ...row, kind: "firstRead", id: row.linkId } };
      },
      count: (where) => outgoingReadNotice.count({ where: ofLink(where) }),
      change: async (where, data) =>
        (await outgoingReadNotice.updateMany({ where: ofLink(where), data })).count,
    },
    signIn: {
      findOldest: async (where) => {
        const row = await outgoingSignInNotice.findFirst({ where, ...oldest });
        return row && { dueAt: row.dueAt, mail: { ...row, kind: "signIn" } };
      },
      count: (where) => outgoingSignInNotice.count({ where }),
      change: async (where, data) =>
        // The row is deleted when the notice was sent or given up, because nothing reads it later.
        data.state
          ? (await outgoingSignInNotice.deleteMany({ where })).count
          : (await outgoingSignInNotice.updateMany({ where, data })).count,
    },
    warning: {
      findOldest: async (where) => {
        const row = await outgoingWarning.findFirst({ where, ...oldest });
        return row && { dueAt: row.dueAt, mail: { ...row, kind: "warning" } };
      },
      count: (where) => outgoingWarning.count({ where }),
      change: async (where, data) =>
        data.state
          ? (await outgoingWarning.deleteMany({ where })).count
          : (await outgoingWarning.updateMany({ where, data })).count,
    },
    comments: {
      findOldest: async (where) => {
        const row = await outgoingCommentNotice.findFirst({ where, ...oldest });
        if (!row) return null;
        const createdAt = { gte: row.since };
        const comments = await reviewComment.findMany({
          where: {
            project: { deletedAt: null },
            OR: [{ createdAt }, { answers: { some: { isOwners: false, createdAt } } }],
          },
          select: { project: { select: { name: true } } },
          orderBy: { id: "asc" },
        });
        const projects = [...new Set(comments.map(({ project }) => project.name))];
        return { dueAt: row.dueAt, mail: { ...row, kind: "comments", projects } };
      },
      count: (where) => outgoingCommentNotice.count({ where }),
      change: async (where, change) => {
        const next = change.state === "mailed" && { dueAt: new Date(Date.now() + commentPause) };
        const data = { ...change, ...next };
        return (await outgoingCommentNotice.updateMany({ where, data })).count;
      },
    },
  };
}
