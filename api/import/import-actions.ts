import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join, parse } from "node:path";
import type { ArgBuilder } from "@pothos/core";
import type { FileUpload } from "graphql-upload-minimal";
import type { SectionKey } from "../../content/sections.ts";
import { cutTo } from "../../content/storable-text.ts";
import { type Importing, importArchive } from "../archive/import-archive.ts";
import { isArchive } from "../archive/read-archive.ts";
import { ArchiveFault } from "../backup/unpack-archive.ts";
import { action, type PayloadFields } from "../builder/action.ts";
import { builder, type Types } from "../builder/builder.ts";
import type { Context } from "../builder/context.ts";
import { readFileName } from "../media/file-name.ts";
import { incomplete } from "../media/media-fault.ts";
import { byteLimit } from "../media/uploads/byte-limit.ts";
import { openFormFile } from "../media/uploads/forms/open-form-file.ts";
import { type Acceptance, receiveFile } from "../media/uploads/receive-file.ts";
import { ProjectSectionType } from "../projects/case-study/project-section.ts";
import { StartError } from "../start-error.ts";
import { refusal } from "../validation/accept.ts";
import { importWork } from "./import-work.ts";
import type { ImportReport, ReportedProject } from "./incoming.ts";
import { withIncoming } from "./read-incoming.ts";

const ImportedHeadingType = builder
  .objectRef<ReportedProject["headings"][number]>("ImportedHeading")
  .implement({
    description:
      "A heading in an imported document, and the section of the case study that it begins.",
    fields: (t) => ({
      heading: t.exposeString("heading", { description: "The text of the heading." }),
      section: t.field({
        type: ProjectSectionType,
        nullable: true,
        description:
          "The section that the heading begins. Null where the heading is the title of a text.",
        resolve: ({ section }) => section,
      }),
    }),
  });

const ImportedProjectType = builder.objectRef<ReportedProject>("ImportedProject").implement({
  description: "An imported project, or in a preview a project that would be imported.",
  fields: (t) => ({
    from: t.exposeString("from", {
      description: "The place of the project in the imported file, such as a path.",
    }),
    name: t.exposeString("name", { description: "The title of the project." }),
    slug: t.exposeString("slug", {
      description: "The slug: the last part of the project's address.",
    }),
    headings: t.expose("headings", {
      type: [ImportedHeadingType],
      description: "The headings of the project's document, in order.",
    }),
    textCount: t.exposeInt("texts", { description: "The number of text modules." }),
    pictureCount: t.exposeInt("pictures", {
      description: "The number of pictures and videos, without the cover.",
    }),
    otherCount: t.exposeInt("others", {
      description: "The number of tables, embeds and code modules.",
    }),
    redirects: t.exposeStringList("redirects", {
      description: "The paths of the former site that redirect to the project.",
    }),
    losses: t.exposeStringList("losses", {
      description: "What was lost of the project, a sentence for each loss.",
    }),
  }),
});

const ImportReportType = builder.objectRef<ImportReport>("ImportReport").implement({
  description: "The result of an import, or in a preview the expected result.",
  fields: (t) => ({
    kind: t.exposeString("kind", {
      description: "The recognised kind of the file, such as `WordPress`.",
    }),
    outcomes: t.field({
      type: ["String"],
      nullable: true,
      description:
        "What happens to each kind of content in an archive, as sentences. Null for a file that is no archive.",
      resolve: ({ outcomes }) => outcomes ?? null,
    }),
    projects: t.expose("projects", {
      type: [ImportedProjectType],
      description:
        "The projects in the file, in the order of the file. Empty for an archive of this program.",
    }),
    hosts: t.exposeStringList("hosts", {
      description:
        "The hosts of pictures that are not in the file. With fetchPictures, importWork fetches the pictures from them, and this list is empty.",
    }),
    losses: t.exposeStringList("losses", {
      description:
        "What could not be imported, as sentences. The losses of each project are with the project.",
    }),
  }),
});

const HeadingRuleInput = builder.inputType("HeadingRuleInput", {
  description: "Which section a heading begins.",
  fields: (t) => ({
    heading: t.string({ required: true, description: "The text of the heading." }),
    section: t.field({
      type: ProjectSectionType,
      description:
        "The section that the heading begins. Null where the heading is the title of a text.",
    }),
  }),
});

const ClashType = builder.enumType("ImportClash", {
  description: "What happens to content that the site and the archive both have.",
  values: {
    KEEP: { value: "keep", description: "The site's content stays." },
    REPLACE: { value: "replace", description: "The archive's content replaces that of the site." },
    RENAME: {
      value: "rename",
      description:
        "The site's content stays; projects and tabs of the archive are added under other addresses.",
    },
  } as const,
});

const fileDescription =
  "A zip file with Markdown, pictures or the content folder of Kirby; an export of WordPress, Squarespace or Ghost, which may be in a zip file with its pictures; or an archive from requestArchiveDownload. 100 MB at most.";

const rulesDescription =
  "The owner's choice of sections for headings. Without a rule, the text of a heading decides.";

const archiveArgs = (arg: ArgBuilder<Types>) => ({
  clash: arg({
    type: ClashType,
    description:
      "What happens to content that the site has already. Only for an archive; KEEP by default.",
  }),
  messages: arg.boolean({
    description: "Whether the messages of an archive are imported, too. False by default.",
  }),
});

const payload = {
  description: "The report on the import.",
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
  description: "Reports what importWork would import from a file. Changes nothing.",
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
    "Imports projects of another program as drafts, with their pictures and with redirects from their old addresses. Or imports the content of an archive of this program unchanged. If writing fails, nothing changes. The passwords and the settings of mail and analytics stay as they are.",
  args: (arg) => ({
    file: arg({ type: "Upload", required: true, description: fileDescription }),
    rules: arg({ type: [HeadingRuleInput], description: rulesDescription }),
    leftOut: arg.stringList({
      description: "The projects to leave out, by their `from` in the report.",
    }),
    fetchPictures: arg.boolean({
      description:
        "Whether pictures that are not in the file are fetched from the hosts that the file names. False by default.",
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

/** Accepts every file while it is received. Its kind is recognised afterwards. */
const anyFile: Acceptance<true> = { detect: async () => true, refuse: incomplete };

/** The time for fetching pictures, in milliseconds: shorter than proxies wait for a response. */
const fetching = { time: 50_000 };

/**
 * Imports an uploaded file, or reports what would be imported. @throws {UserFault} if the file cannot be read
 */
async function bringIn(
  { database, media }: Context,
  { file, rules, leftOut, fetchPictures, clash, messages }: Given,
  isDryRun: boolean,
): Promise<ImportReport> {
  const { incomingFolder } = media.uploads;
  await mkdir(incomingFolder, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(incomingFolder, "import-"));
  try {
    const received = await receiveFile(await openFormFile(file), folder, byteLimit, anyFile);
    const { name, ext } = parse(readFileName((await file).filename).replace(/^\.+/, ""));
    // The file keeps its name, because a project without a title gets this name as its title. File systems
    // allow names of 255 bytes, and one UTF-16 code unit takes up to three bytes.
    const short = Buffer.byteLength(name) > 200 ? cutTo(name, 60) : name;
    const path = join(folder, `${short || "file"}${cutTo(ext, 10)}`);
    await rename(received.path, path);
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
