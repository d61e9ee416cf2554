import type {
  AccessRequest,
  ContactMessage,
  Prisma,
} from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";

/** The message that a mail is about, and what it asks for. */
type MailedMessage = ContactMessage & { accessRequest: AccessRequest | null };

/** A link that was read, with the projects that it names, in its order. */
export type ReadLink = {
  recipient: string;
  projects: { project: { name: string; deletedAt: Date | null } }[];
};

/** What a mail is about, by the table that it waits in. */
type MailSubject =
  /** Tells the owner about a message. */
  | { kind: "notice"; message: MailedMessage }
  /** Goes to who sent a message. What it says is sealed, and null once it is of no more use. */
  | { kind: "reply"; message: MailedMessage; sealed: string | null }
  /** Tells the owner that a link was read for the first time. */
  | { kind: "firstRead"; link: ReadLink };

/** A mail that this process alone sends, until its lease ends. */
export type ClaimedMail = MailSubject & {
  /** The number of the message or link that it is about. */
  id: number;
  mailId: string;
  attempts: number;
};

type Moment = Date | { lte: Date } | { gt: Date };

export type Where = {
  /** The number of the message or link that it is about. */
  id?: number;
  state?: "waiting";
  attempts?: number;
  dueAt?: Moment;
  OR?: { dueAt: Moment }[];
};

type Change = { state?: "mailed" | "failed"; attempts?: number; dueAt?: Date };

/** One of the tables that the outbox is made of. */
type Table = {
  findOldest: (where: Where) => Promise<{ dueAt: Date; mail: ClaimedMail } | null>;
  count: (where: Where) => Promise<number>;
  /** @returns how many rows were changed */
  change: (where: Where, change: Change) => Promise<number>;
};

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

/** The tables of the outbox, as they are read and changed alike. */
export function tablesOf({
  outgoingMail,
  outgoingReply,
  outgoingReadNotice,
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
        // What it says may open something, and is of no more use.
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
  };
}
