import { readModuleIds } from "../access/links/link-access.ts";
import { type LinkState, linkStateAt } from "../access/links/link-state.ts";
import { saved } from "../builder/action.ts";
import { builder } from "../builder/builder.ts";
import { enumOf } from "../builder/enum-of.ts";
import { byNumber, columns } from "../builder/expose.ts";
import { versionDescription } from "../builder/version.ts";
import type { ShareLinkKind } from "../database/__generated__/prisma/client.ts";
import { readReceipt, ShareLinkReceiptType } from "./receipts/receipt-type.ts";

const ShareLinkStateType = enumOf<LinkState>("ShareLinkState", "The state of a link.", {
  active: "The link works.",
  paused: "The link is paused: it does not work until it is resumed.",
  expired: "The link has expired.",
  revoked: "The link was revoked.",
});

export const ShareLinkKindType = enumOf<ShareLinkKind>(
  "ShareLinkKind",
  "What the reader of a link may do.",
  {
    reading: "Its reader can read the projects of the link.",
    review:
      "Its reader can also comment on the modules of the projects, and sees drafts among the projects.",
  },
);

const ShareLinkProjectType = builder.prismaObject("ShareLinkProject", {
  description: "A project of a share link, and the part of the project that its reader may see.",
  fields: (t) => ({
    project: t.relation("project", { description: "The project. It may be in the trash." }),
    opensDraft: t.exposeBoolean("opensDraft", {
      description: "Whether the reader finds the project while it is a draft.",
    }),
    moduleIds: t.stringList({
      nullable: true,
      description:
        "The modules that the reader sees besides those that visitors see. Null for everything that viewers with the portfolio password see.",
      resolve: ({ moduleIds }) => (moduleIds === null ? null : readModuleIds(moduleIds)),
    }),
  }),
});

export const ShareLinkType = builder.prismaNode("ShareLink", {
  ...byNumber,
  authScopes: { owner: true },
  runScopesOnType: true,
  description:
    "A link that gives one reader access to parts of the site. Its address is only in the response of the mutation that made the address. Not available to visitors.",
  fields: (t) => ({
    ...columns(t, {
      version: versionDescription,
      recipient: "The name of its reader. Only the owner sees it.",
      note: "The owner's note about it.",
      greeting: "The greeting for its reader on the home page. May be empty.",
      withholdsOriginals:
        "Whether its reader gets only smaller versions of the pictures that only the link opens.",
      isMarked: "Whether nameShown is written on the pictures that only the link opens.",
      nameShown: "The name that the reader sees on marked pictures. May be empty.",
      expiresAt: "When it expires. Null for a link that works until it is revoked.",
      revokedAt: "When it was revoked. Null where it was not.",
      addressedAt: "When its present address was made.",
      firstReadAt: "When a page was first read by this link. Null if no page was read yet.",
      lastReadAt: "When a page was last read by this link. Null if no page was read yet.",
      mailsFirstRead: "Whether the owner gets a mail when it is read for the first time.",
      opensAtBrief:
        "Whether it opens at the page of briefs, not at the home page, while one of its projects has a brief.",
      createdAt: "When it was made.",
    }),
    kind: t.expose("kind", { type: ShareLinkKindType, description: "What its reader may do." }),
    commentCount: t.relationCount("comments", {
      description: "The number of comments that its reader made.",
    }),
    state: t.field({
      type: ShareLinkStateType,
      description: "Whether it works now.",
      select: { expiresAt: true, pausedAt: true, revokedAt: true },
      resolve: (link) => linkStateAt(link, new Date()),
    }),
    hasPassword: t.boolean({
      description: "Whether its reader has to send a password, too.",
      select: { passwordHash: true },
      resolve: ({ passwordHash }) => passwordHash !== null,
    }),
    isFirstReadNew: t.boolean({
      description:
        "Whether it was read, and its first read is not marked as seen (markShareLinksSeen).",
      select: { firstReadAt: true, firstReadSeenAt: true },
      resolve: ({ firstReadAt, firstReadSeenAt }) =>
        firstReadAt !== null && firstReadSeenAt === null,
    }),
    isReadingShared: t.boolean({
      description:
        "Whether reading is measured: false once a browser of its reader refused, by the switch in the footer, Global Privacy Control or Do Not Track, until the reader allows it again.",
      select: { hidesReading: true },
      resolve: ({ hidesReading }) => !hidesReading,
    }),
    receipt: t.field({
      type: ShareLinkReceiptType,
      description: "What was read through the link.",
      select: {
        counts: true,
        projects: { select: { projectId: true, project: { select: { deletedAt: true } } } },
      },
      resolve: ({ counts, projects }) =>
        readReceipt(
          counts,
          projects
            .filter(({ project }) => project.deletedAt === null)
            .map(({ projectId }) => projectId),
        ),
    }),
    projects: t.relation("projects", {
      type: ShareLinkProjectType,
      description: "The projects that its reader may see, in the order of display.",
      query: { orderBy: [{ position: "asc" }, { projectId: "asc" }] },
    }),
  }),
});

/** The maximum number of links. More are not needed, because the owner makes each link by hand. */
export const maxShareLinks = 1_000;

builder.queryField("shareLinks", (t) =>
  t.prismaConnection({
    type: ShareLinkType,
    cursor: "id",
    maxSize: maxShareLinks,
    authScopes: { owner: true },
    totalCount: (_root, _arguments, { database }) => database.shareLink.count(),
    description: "All share links, newest first. Not available to visitors.",
    resolve: (query, _root, _arguments, { database }) =>
      database.shareLink.findMany({ ...query, orderBy: [{ id: "desc" }] }),
  }),
);

/** Options of the field `shareLink` of a mutation's payload. */
export const shareLinkField = saved(
  ShareLinkType,
  "The link as it is now. Null where the request was refused, or the link does not exist.",
);
