import { readModuleIds } from "../access/links/link-access.ts";
import { linkStateAt, linkStates } from "../access/links/link-state.ts";
import { saved } from "../builder/action.ts";
import { builder } from "../builder/builder.ts";
import { databaseNumber } from "../builder/global-id.ts";
import { versionDescription } from "../builder/version.ts";
import { readReceipt } from "./receipts/read-receipt.ts";
import { ShareLinkReceiptType } from "./receipts/receipt-type.ts";

const ShareLinkStateType = builder.enumType("ShareLinkState", {
  description: "Whether a link works, and why not.",
  values: {
    ACTIVE: { value: linkStates[0], description: "It works." },
    PAUSED: { value: linkStates[1], description: "It opens nothing until it is resumed." },
    EXPIRED: { value: linkStates[2], description: "Its time has passed." },
    REVOKED: { value: linkStates[3], description: "It was ended by hand." },
  } as const,
});

const ShareLinkProjectType = builder.prismaObject("ShareLinkProject", {
  description: "A project that a link names, and what it opens of it.",
  fields: (t) => ({
    project: t.relation("project", { description: "The project. It may be in the trash." }),
    opensDraft: t.exposeBoolean("opensDraft", {
      description: "Whether the reader finds it while it is a draft.",
    }),
    moduleIds: t.stringList({
      nullable: true,
      description:
        "The modules that are opened besides what visitors see. Null for all that the portfolio password opens.",
      resolve: ({ moduleIds }) => (moduleIds === null ? null : readModuleIds(moduleIds)),
    }),
  }),
});

export const ShareLinkType = builder.prismaNode("ShareLink", {
  id: { field: "id" },
  nullable: true,
  findUnique: (id) => ({ id: databaseNumber(id) }),
  authScopes: { owner: true },
  runScopesOnType: true,
  description:
    "A link that opens parts of the site for one reader. Its address is told once, when it is made. For the owner.",
  fields: (t) => ({
    version: t.exposeInt("version", { description: versionDescription }),
    recipient: t.exposeString("recipient", {
      description: "Whom it is for. Nobody but the owner reads it.",
    }),
    note: t.exposeString("note", { description: "The owner's own words about it." }),
    greeting: t.exposeString("greeting", {
      description: "What its reader is greeted with on the home page. May be empty.",
    }),
    state: t.field({
      type: ShareLinkStateType,
      description: "Whether it works as of now.",
      select: { expiresAt: true, pausedAt: true, revokedAt: true },
      resolve: (link) => linkStateAt(link, new Date()),
    }),
    hasPassword: t.boolean({
      description: "Whether its reader is asked for a password of its own.",
      select: { passwordHash: true },
      resolve: ({ passwordHash }) => passwordHash !== null,
    }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      nullable: true,
      description: "When it stops to work. Null where it works until it is revoked.",
    }),
    revokedAt: t.expose("revokedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was revoked. Null where it was not.",
    }),
    addressedAt: t.expose("addressedAt", {
      type: "DateTime",
      description: "When it got the address that it has.",
    }),
    firstReadAt: t.expose("firstReadAt", {
      type: "DateTime",
      nullable: true,
      description: "When its reader read first. Null for not yet.",
    }),
    lastReadAt: t.expose("lastReadAt", {
      type: "DateTime",
      nullable: true,
      description: "When its reader read last. Null for not yet.",
    }),
    isFirstReadNew: t.boolean({
      description:
        "Whether it was read for the first time, and the owner has not seen that in her list yet.",
      select: { firstReadAt: true, firstReadSeenAt: true },
      resolve: ({ firstReadAt, firstReadSeenAt }) =>
        firstReadAt !== null && firstReadSeenAt === null,
    }),
    mailsFirstRead: t.exposeBoolean("mailsFirstRead", {
      description: "Whether the owner is mailed when it is read for the first time.",
    }),
    isReadingShared: t.boolean({
      description:
        "Whether no browser of its reader has asked that nothing is told of its reading, by the switch at the foot of the page, Global Privacy Control or Do Not Track.",
      select: { hidesReading: true },
      resolve: ({ hidesReading }) => !hidesReading,
    }),
    receipt: t.field({
      type: ShareLinkReceiptType,
      description: "How much of what was read by it.",
      select: { counts: true, projects: { select: { projectId: true } } },
      resolve: ({ counts, projects }) =>
        readReceipt(
          counts,
          projects.map(({ projectId }) => projectId),
        ),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    projects: t.relation("projects", {
      type: ShareLinkProjectType,
      description: "What it opens, in the order that its reader sees it in.",
      query: { orderBy: [{ position: "asc" }, { projectId: "asc" }] },
    }),
  }),
});

/** How many there may be: each is a line that the owner wrote. */
export const maxShareLinks = 1_000;

builder.queryField("shareLinks", (t) =>
  t.prismaConnection({
    type: ShareLinkType,
    cursor: "id",
    maxSize: maxShareLinks,
    authScopes: { owner: true },
    totalCount: (_root, _arguments, { database }) => database.shareLink.count(),
    description: "All links, those made last first. For the owner.",
    resolve: (query, _root, _arguments, { database }) =>
      database.shareLink.findMany({ ...query, orderBy: [{ id: "desc" }] }),
  }),
);

/** Options of a payload's `shareLink` field. */
export const shareLinkField = saved(
  ShareLinkType,
  "The link as it is now. Null where there is none.",
);
