import { z } from "zod";
import { comparablePassword } from "../access/links/enter-by-link.ts";
import type { InputFields } from "../builder/action.ts";
import { builder } from "../builder/builder.ts";
import { databaseIdOf } from "../builder/global-id.ts";
import { requiredText, text, verbatimText } from "../validation/text.ts";

/** What a link is to open of a project. */
const openedProject = z.object({
  projectId: z.int(),
  opensDraft: z.boolean(),
  /** Null for the whole case study. */
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
  projects: openedProjects,
  expiresAt: inFuture,
  /** Empty for none. */
  password: verbatimText("Password", 200).transform(comparablePassword),
  /** Whether the owner is mailed when it is read first. */
  mailsFirstRead: z.boolean(),
});

export type OpenedProjects = z.output<typeof openedProjects>;

const ShareLinkProjectInput = builder.inputType("ShareLinkProjectInput", {
  description: "A project that a link names, and what it opens of it.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The project." }),
    opensDraft: t.boolean({
      required: true,
      defaultValue: false,
      description: "Whether the reader finds it while it is a draft.",
    }),
    moduleIds: t.stringList({
      description:
        "The modules that are opened besides what visitors see. Unset for all that the portfolio password opens.",
    }),
  }),
});

/** The input fields that a new link and a changed one have. */
export const shareLinkInputs = (t: InputFields) => ({
  note: t.string({ description: "The owner's own words about it." }),
  greeting: t.string({ description: "What its reader is greeted with." }),
  projects: t.field({
    type: [ShareLinkProjectInput],
    description: "What it opens, in the order that its reader sees it in.",
  }),
  expiresAt: t.field({
    type: "DateTime",
    description: "When it stops to work. Null for until it is revoked.",
  }),
  password: t.string({
    description: "What its reader has to give, too. Empty for none. It is never told again.",
  }),
  mailsFirstRead: t.boolean({
    description: "Whether the owner is mailed when it is read for the first time. At first no.",
  }),
});

type ProjectInput = {
  id: string | number;
  opensDraft: boolean;
  moduleIds?: readonly string[] | null | undefined;
};

/** What was given of the projects, as the domain knows them. */
export function readOpenedProjects(projects: readonly ProjectInput[] | null | undefined) {
  return projects?.map(({ id, opensDraft, moduleIds }) => ({
    projectId: databaseIdOf("Project", id),
    opensDraft,
    moduleIds: moduleIds ? [...moduleIds] : null,
  }));
}
