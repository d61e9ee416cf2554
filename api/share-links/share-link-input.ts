import { z } from "zod";
import { hashToken } from "../access/hash-token.ts";
import { comparablePassword } from "../access/links/enter-by-link.ts";
import type { InputFields } from "../builder/builder.ts";
import { builder } from "../builder/builder.ts";
import type { Context } from "../builder/context.ts";
import { databaseIdOf } from "../builder/global-id.ts";
import type { ShareLink, ShareLinkKind } from "../database/__generated__/prisma/client.ts";
import type { Transaction } from "../database/content-change.ts";
import { nameModules } from "../projects/case-study/name-modules.ts";
import { refusal, UserFault } from "../validation/accept.ts";
import { requiredText, text, verbatimText } from "../validation/text.ts";
import { maxShareLinks } from "./share-link.ts";

/** The schema of a project that a link opens. */
const openedProject = z.object({
  projectId: z.int(),
  opensDraft: z.boolean(),
  /** The modules that the link opens. Null for the whole case study. */
  moduleIds: z.array(verbatimText("The id of a module", 100)).max(500).nullable(),
});

const openedProjects = z
  .array(openedProject)
  .max(200, "A link may name at most 200 projects")
  .refine(
    (projects) => new Set(projects.map(({ projectId }) => projectId)).size === projects.length,
    { message: "Each may be listed once", params: { code: "REPEATED" } },
  );

const inFuture = z
  .date()
  .refine((moment) => moment.getTime() > Date.now(), "Choose a time that is still to come")
  .nullable();

export const shareLinkDraft = z.object({
  recipient: requiredText("Recipient", 200),
  note: text("Note", 2_000),
  greeting: text("Greeting", 500),
  withholdsOriginals: z.boolean(),
  isMarked: z.boolean(),
  nameShown: text("Name shown", 80),
  projects: openedProjects,
  expiresAt: inFuture,
  /** Empty for no password. */
  password: verbatimText("Password", 200).transform(comparablePassword),
  /** Whether the owner gets a mail when the link is read for the first time. */
  mailsFirstRead: z.boolean(),
  /** Whether the link opens at the page of briefs, not at the home page. */
  opensAtBrief: z.boolean(),
});

/** The defaults of the fields that the input of a new link may omit. */
export const newLinkDefaults = {
  ...{ note: "", greeting: "", nameShown: "", password: "", expiresAt: null },
  ...{ withholdsOriginals: false, isMarked: false, mailsFirstRead: false, opensAtBrief: false },
};

type OpenedProjects = z.output<typeof openedProjects>;

const ShareLinkProjectInput = builder.inputType("ShareLinkProjectInput", {
  description: "A project of a share link, and the part of the project that its reader may see.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The project." }),
    opensDraft: t.boolean({
      required: true,
      defaultValue: false,
      description:
        "Whether the reader finds the project while it is a draft. The reader sees the last saved version. Always true for a link of the kind REVIEW.",
    }),
    moduleIds: t.stringList({
      description:
        "The modules that the reader sees besides those that visitors see. Unset for everything that viewers with the portfolio password see.",
    }),
  }),
});

/** The input fields of a new and of a changed link. */
export const shareLinkInputs = (t: InputFields) => ({
  note: t.string({ description: "The owner's note about the link." }),
  greeting: t.string({ description: "The greeting for the reader of the link." }),
  withholdsOriginals: t.boolean({
    description:
      "Whether the reader gets only smaller versions of the pictures that only the link opens, not their originals. False by default for a new link.",
  }),
  isMarked: t.boolean({
    description:
      "Whether nameShown is written on the pictures that only the link opens. The originals of these pictures, and videos, are then refused. False by default for a new link.",
  }),
  nameShown: t.string({
    description:
      "The name that the reader sees on marked pictures. Required where isMarked is true. At most 80 characters.",
  }),
  projects: t.field({
    type: [ShareLinkProjectInput],
    description:
      "The projects that the reader may see, in the order of display. Projects in the trash stay in the link; the input must not contain them (UNKNOWN).",
  }),
  expiresAt: t.field({
    type: "DateTime",
    description: "When the link expires. Null for a link that works until it is revoked.",
  }),
  password: t.string({
    description:
      "The password that the reader has to enter after opening the link. Empty for no password. No query returns it.",
  }),
  mailsFirstRead: t.boolean({
    description:
      "Whether the owner gets a mail when the link is read for the first time. False by default for a new link.",
  }),
  opensAtBrief: t.boolean({
    description:
      "Whether the link opens at the page of briefs, not at the home page, while one of its projects has a brief. False by default for a new link.",
  }),
});

type ProjectInput = {
  id: string | number;
  opensDraft: boolean;
  moduleIds?: readonly string[] | null | undefined;
};

/** Converts the projects of an input to the form of `shareLinkDraft`. Undefined if the input has no list. */
export function readOpenedProjects(projects: readonly ProjectInput[] | null | undefined) {
  return projects?.map(({ id, opensDraft, moduleIds }) => ({
    projectId: databaseIdOf("Project", id),
    opensDraft,
    moduleIds: moduleIds ? [...moduleIds] : null,
  }));
}

type NewLink = Omit<z.output<typeof shareLinkDraft>, "password"> & {
  kind?: ShareLinkKind;
  passwordHash?: string | null;
  /** The last part of the link's address. */
  token: string;
};

/** Stores a new link. @throws {UserFault} TOO_MANY, or UNKNOWN where a project does not exist */
export async function storeShareLink(
  transaction: Transaction,
  { projects, token, ...fields }: NewLink,
): Promise<ShareLink> {
  if ((await transaction.shareLink.count()) >= maxShareLinks) {
    throw new UserFault({
      message: `There may be at most ${maxShareLinks} links; remove some that have ended first`,
      code: "TOO_MANY",
    });
  }
  const rows = await openedRows(transaction, projects, fields.kind ?? "reading");
  return transaction.shareLink.create({
    data: { ...fields, tokenHash: hashToken(token), projects: { create: rows } },
  });
}

/** Asserts that a link with a watermark on pictures has a name for the watermark. @throws {UserFault} REQUIRED */
export function assertMark({ isMarked, nameShown }: Pick<ShareLink, "isMarked" | "nameShown">) {
  if (isMarked && !nameShown) {
    throw refusal("REQUIRED", "Enter the name that pictures are marked with.", "nameShown");
  }
}

/** The address of a link, which the owner sends to the link's reader. */
export function linkAddress({ origin }: Context["caller"], token: string): string {
  return `${origin}/for/${token}`;
}

/**
 * The rows of ShareLinkProject for the projects that a link opens, in the link's order. A review
 * link also opens drafts, and modules without ids get ids, so that comments can refer to them.
 * @throws {UserFault} UNKNOWN where a project does not exist
 */
export async function openedRows(
  transaction: Transaction,
  projects: OpenedProjects,
  kind: ShareLinkKind,
) {
  const ids = projects.map(({ projectId }) => projectId);
  const known = await transaction.project.count({ where: { id: { in: ids }, deletedAt: null } });
  if (known < ids.length) {
    throw new UserFault({
      field: "projects",
      message: "One of these projects does not exist any more. Take it out of the link.",
      code: "UNKNOWN",
    });
  }
  if (kind === "review") await nameModules(transaction, ids);
  return projects.map(({ moduleIds, opensDraft, ...project }, position) => ({
    ...project,
    opensDraft: opensDraft || kind === "review",
    position,
    moduleIds: moduleIds && JSON.stringify(moduleIds),
  }));
}
