import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FileUpload } from "graphql-upload-minimal";
import type { SectionKey } from "../../content/sections.ts";
import { action, type PayloadFields } from "../builder/action.ts";
import { builder } from "../builder/builder.ts";
import type { Context } from "../builder/context.ts";
import { readFileName } from "../media/file-name.ts";
import { openFormFile } from "../media/uploads/forms/open-form-file.ts";
import { ProjectSectionType } from "../projects/case-study/project-section.ts";
import { StartError } from "../start-error.ts";
import { refusal } from "../validation/accept.ts";
import { importWork } from "./import-work.ts";
import type { ImportReport, ReportedProject } from "./incoming.ts";
import { withIncoming } from "./read-incoming.ts";

const ImportedHeadingType = builder
  .objectRef<ReportedProject["headings"][number]>("ImportedHeading")
  .implement({
    description: "A heading of a document.",
    fields: (t) => ({
      heading: t.exposeString("heading", { description: "Its words." }),
      section: t.field({
        type: ProjectSectionType,
        nullable: true,
        description: "The section that it begins. Null where it is the title of a text.",
        resolve: ({ section }) => section,
      }),
    }),
  });

const ImportedProjectType = builder.objectRef<ReportedProject>("ImportedProject").implement({
  description: "A project that came in, or would.",
  fields: (t) => ({
    from: t.exposeString("from", { description: "Where it stands in the file." }),
    name: t.exposeString("name", { description: "Its title." }),
    slug: t.exposeString("slug", { description: "The last part of its address." }),
    headings: t.expose("headings", {
      type: [ImportedHeadingType],
      description: "Its headings, in order.",
    }),
    textCount: t.exposeInt("texts", { description: "How many texts it has." }),
    pictureCount: t.exposeInt("pictures", { description: "How many pictures and videos it has." }),
    otherCount: t.exposeInt("others", {
      description: "How many tables, players and pieces of code it has.",
    }),
    redirects: t.exposeStringList("redirects", { description: "Old addresses that lead to it." }),
    losses: t.exposeStringList("losses", { description: "What could not be kept, as sentences." }),
  }),
});

const ImportReportType = builder.objectRef<ImportReport>("ImportReport").implement({
  description: "What became of a file from another program, or would.",
  fields: (t) => ({
    kind: t.exposeString("kind", { description: "What it is: WordPress." }),
    projects: t.expose("projects", {
      type: [ImportedProjectType],
      description: "Its projects, in the order of the file.",
    }),
    losses: t.exposeStringList("losses", {
      description: "What could not be kept and belongs to no project, as sentences.",
    }),
  }),
});

const HeadingRuleInput = builder.inputType("HeadingRuleInput", {
  description: "Which section a heading begins.",
  fields: (t) => ({
    heading: t.string({ required: true, description: "The words of the heading." }),
    section: t.field({
      type: ProjectSectionType,
      description: "The section. Null where it is the title of a text.",
    }),
  }),
});

const fileDescription =
  "A zip of Markdown or pictures, or an export of WordPress, Squarespace or Ghost, also in a zip with its pictures; 100 MB at most.";

const rulesDescription =
  "The sections of headings, where they are not those that their words suggest.";

const payload = {
  description: "What came of it.",
  fields: (t: PayloadFields<ImportReport>) => ({
    report: t.field({
      type: ImportReportType,
      nullable: true,
      description: "The report. Null where the file was refused.",
      resolve: ({ result }) => result,
    }),
  }),
};

action("previewImport", {
  description: "Says what would come in with a file from another program. Writes nothing.",
  isUnlogged: true,
  args: (arg) => ({
    file: arg({ type: "Upload", required: true, description: fileDescription }),
    rules: arg({ type: [HeadingRuleInput], description: rulesDescription }),
  }),
  run: (given, context) => bringIn(context, given, true),
  payload,
});

action("importWork", {
  description:
    "Brings in the projects of another program as drafts, with their pictures and redirects from their old addresses: all of it or nothing. Nothing is fetched from the net.",
  args: (arg) => ({
    file: arg({ type: "Upload", required: true, description: fileDescription }),
    rules: arg({ type: [HeadingRuleInput], description: rulesDescription }),
    leftOut: arg.stringList({ description: "The projects to leave out, by their `from`." }),
  }),
  run: (given, context) => bringIn(context, given, false),
  payload,
});

type Given = {
  file: Promise<FileUpload>;
  rules?:
    | readonly { heading: string; section?: SectionKey | null | undefined }[]
    | null
    | undefined;
  leftOut?: readonly string[] | null | undefined;
};

/** @throws {UserFault} where the file cannot be read */
async function bringIn(
  { database, media }: Context,
  { file, rules, leftOut }: Given,
  isDryRun: boolean,
): Promise<ImportReport> {
  const { incomingFolder } = media.uploads;
  await mkdir(incomingFolder, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(incomingFolder, "import-"));
  try {
    const stream = await openFormFile(file);
    const name = readFileName((await file).filename).replace(/^\.+/, "") || "file";
    const path = join(folder, name);
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
    return await withIncoming(path, undefined, (incoming) =>
      importWork({ database, storage: media.storage, incomingFolder }, incoming, {
        isDryRun,
        rules: new Map(
          rules?.map(({ heading, section }) => [heading.trim().toLowerCase(), section ?? null]),
        ),
        leftOut: new Set(leftOut),
      }),
    );
  } catch (error) {
    throw error instanceof StartError ? refusal("UNREADABLE", error.message, "file") : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
