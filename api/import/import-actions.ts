import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { ArgBuilder } from "@pothos/core";
import type { FileUpload } from "graphql-upload-minimal";
import type { SectionKey } from "../../content/sections.ts";
import { type Importing, importArchive } from "../archive/import-archive.ts";
import { isArchive } from "../archive/read-archive.ts";
import { ArchiveFault } from "../backup/unpack-archive.ts";
import { action, type PayloadFields } from "../builder/action.ts";
import { builder, type Types } from "../builder/builder.ts";
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
    outcomes: t.field({
      type: ["String"],
      nullable: true,
      description:
        "What happens with each kind of content, as sentences. Null where it is no archive of this program.",
      resolve: ({ outcomes }) => outcomes ?? null,
    }),
    projects: t.expose("projects", {
      type: [ImportedProjectType],
      description: "Its projects, in the order of the file.",
    }),
    hosts: t.exposeStringList("hosts", {
      description:
        "The hosts of pictures that are not in the file, and that fetchPictures would ask for them.",
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

const ClashType = builder.enumType("ImportClash", {
  description: "What happens with what the site has already, where an archive holds it, too.",
  values: {
    KEEP: { value: "keep", description: "The site's stays." },
    REPLACE: { value: "replace", description: "The archive's takes its place." },
    RENAME: {
      value: "rename",
      description: "Projects and tabs of the archive come in beside it, under other addresses.",
    },
  } as const,
});

const fileDescription =
  "A zip of Markdown or pictures, an export of WordPress, Squarespace or Ghost, also in a zip with its pictures, or an archive of requestArchiveDownload; 100 MB at most.";

const rulesDescription =
  "The sections of headings, where they are not those that their words suggest.";

const archiveArgs = (arg: ArgBuilder<Types>) => ({
  clash: arg({ type: ClashType, description: "For an archive. KEEP by default." }),
  messages: arg.boolean({
    description: "Whether the messages of an archive come in, too. No by default.",
  }),
});

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
    ...archiveArgs(arg),
  }),
  run: (given, context) => bringIn(context, given, true),
  payload,
});

action("importWork", {
  description:
    "Brings in the projects of another program as drafts, with their pictures and redirects from their old addresses, or an archive as it is: all of it or nothing. Mail, analytics and passwords stay as they are.",
  args: (arg) => ({
    file: arg({ type: "Upload", required: true, description: fileDescription }),
    rules: arg({ type: [HeadingRuleInput], description: rulesDescription }),
    leftOut: arg.stringList({ description: "The projects to leave out, by their `from`." }),
    fetchPictures: arg.boolean({
      description:
        "Whether pictures that are not in the file are fetched from the hosts that it names. No by default.",
    }),
    ...archiveArgs(arg),
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
  fetchPictures?: boolean | null | undefined;
  clash?: Importing["clash"] | null | undefined;
  messages?: boolean | null | undefined;
};

/** The time for fetching pictures, in milliseconds: shorter than proxies wait for a response. */
const fetching = { time: 50_000 };

/** @throws {UserFault} where the file cannot be read */
async function bringIn(
  { database, media }: Context,
  { file, rules, leftOut, fetchPictures, clash, messages }: Given,
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
    if (await isArchive(path)) {
      const site = { database, storage: media.storage };
      const options = { clash: clash ?? "keep", messages: messages === true, isDryRun };
      const outcomes = await importArchive(site, path, folder, options);
      return {
        kind: "an archive of Vitrine",
        isDryRun,
        outcomes,
        hosts: [],
        projects: [],
        losses: [],
      };
    }
    return await withIncoming(path, undefined, (incoming) =>
      importWork({ database, ...media, incomingFolder }, incoming, {
        isDryRun,
        rules: new Map(
          rules?.map(({ heading, section }) => [heading.trim().toLowerCase(), section ?? null]),
        ),
        leftOut: new Set(leftOut),
        fetching: fetchPictures ? fetching : undefined,
      }),
    );
  } catch (error) {
    if (error instanceof ArchiveFault) {
      throw refusal("UNREADABLE", `The archive cannot be taken: ${error.message}.`, "file");
    }
    throw error instanceof StartError ? refusal("UNREADABLE", error.message, "file") : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
