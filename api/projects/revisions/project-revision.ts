import { z } from "zod";
import {
  type FactKey,
  type FieldKind,
  factKeys,
  projectFields,
  type RevisedFieldKey,
  revisedFieldKeys,
} from "../../../content/project-fields.ts";
import {
  eachSection,
  eachSectionColumn,
  type SectionColumn,
  type SectionKey,
  sectionKeys,
  sections,
} from "../../../content/sections.ts";
import { AuditEntryType } from "../../access/audit/audit-log.ts";
import { builder } from "../../builder/builder.ts";
import { enumOf } from "../../builder/enum-of.ts";
import { byNumber, columns } from "../../builder/expose.ts";
import type { Project, ProjectRevision } from "../../database/__generated__/prisma/client.ts";
import { MediaType } from "../../media/media-type.ts";
import { briefOptions, wholeBrief } from "../brief/brief-type.ts";
import { CaseStudyType } from "../case-study/case-study.ts";
import { type FieldValues, storedForms } from "../fields/field-kinds.ts";
import { columnsOf, readJsonColumns } from "../fields/json-columns.ts";
import {
  ProjectContentType,
  pageHeroOf,
  pageHeroOptions,
  titleOf,
  titleOptions,
} from "../fields/project-content.ts";
import { type ByKind, eachField } from "../fields/project-fields.ts";
import { fieldOutputs, ProjectFactsType, revisedOutputKeys } from "../fields/project-outputs.ts";
import { ProjectType } from "../project.ts";
import { slugBeforeTrash } from "../trash/trash.ts";

/** The content of a revision: everything that the edit page edits. */
export type RevisionContent = ByKind<FieldValues, RevisedFieldKey> & Record<SectionColumn, string>;

/**
 * A part of a project that revisions compare: a field, all facts together, or a section. `role` is the
 * section of this name; the fact `role` belongs to "facts".
 */
type ProjectPart = PlainPart | "facts" | SectionKey;

type PlainPart = Exclude<RevisedFieldKey, FactKey>;

const plainParts = revisedFieldKeys.filter(
  (key): key is PlainPart => !factKeys.some((fact) => fact === key),
);

const projectParts: readonly ProjectPart[] = [...plainParts, "facts", ...sectionKeys];

const storedContent = z.object({
  ...eachField<typeof storedForms, RevisedFieldKey>(
    revisedFieldKeys,
    (_key, kind) => storedForms[kind],
  ),
  ...eachSectionColumn(() => z.string().catch("[]")),
});

type Whole = Project & { workImages: readonly { src: string }[] };

/** The content of a project, as a revision stores it. Sections are stored as text, even if they cannot be read. */
export function revisionContentOf(project: Whole): RevisionContent {
  return parseContent({
    ...project,
    ...readJsonColumns(project),
    workImages: project.workImages.map(({ src }) => src),
  });
}

/** Reads a revision that any version of the program stored: missing fields get the default of their column. */
export function readRevisionContent(stored: string): RevisionContent {
  return parseContent(JSON.parse(stored));
}

function parseContent(stored: unknown): RevisionContent {
  const content = storedContent.parse(stored);
  return { ...content, slug: slugBeforeTrash(content.slug) };
}

/** The parts that differ between the contents of two revisions. */
export function changedParts(before: RevisionContent, after: RevisionContent): ProjectPart[] {
  const differs = (key: keyof RevisionContent) =>
    JSON.stringify(before[key]) !== JSON.stringify(after[key]);
  return [
    ...plainParts.filter(differs),
    ...(factKeys.some(differs) ? (["facts"] as const) : []),
    ...sectionKeys.filter((key) => differs(sections[key].column)),
  ];
}

/** Reads the stored list of changed parts, without parts that this version of the program does not know. */
function readChangedParts(stored: string): ProjectPart[] {
  const names = z.array(z.unknown()).catch([]).parse(JSON.parse(stored));
  return projectParts.filter((part) => names.includes(part));
}

const ProjectPartType = enumOf<ProjectPart>(
  "ProjectPart",
  "A field, the facts, or a section of a project.",
  {
    ...eachField<Record<FieldKind, string>, PlainPart>(
      plainParts,
      (key) => projectFields[key].description,
    ),
    facts: "The facts.",
    ...eachSection((key) => `The section ${sections[key].name}.`),
  },
);

const contentOf = ({ content }: ProjectRevision) => readRevisionContent(content);

const ProjectRevisionType = builder.prismaNode("ProjectRevision", {
  ...byNumber,
  interfaces: [ProjectContentType],
  authScopes: { owner: ["READ"] },
  runScopesOnType: true,
  description: "A saved state of a project. Not available to visitors.",
  fields: (t) => ({
    ...columns(t, {
      version: "The project's version when this state was saved.",
      createdAt: "When it was saved.",
      restoredVersion:
        "The earlier version that this revision restored. Null for an ordinary save.",
    }),
    changedParts: t.field({
      type: [ProjectPartType],
      description: "The parts that differ from the previous version. Empty for the first revision.",
      resolve: ({ changedParts }) => readChangedParts(changedParts),
    }),
    ...fieldOutputs((options) => t.field(options), revisedOutputKeys, contentOf),
    hyphenatedName: t.field({
      ...titleOptions,
      resolve: (revision, given, context) => titleOf(contentOf(revision), given, context),
    }),
    pageHero: t.field({
      ...pageHeroOptions,
      resolve: (revision) => pageHeroOf(contentOf(revision)),
    }),
    brief: t.field({
      ...briefOptions,
      resolve: (revision) => wholeBrief(contentOf(revision).brief),
    }),
    workImages: t.field({
      type: [MediaType],
      description: projectFields.workImages.description,
      resolve: (revision) => contentOf(revision).workImages,
    }),
    facts: t.field({
      type: ProjectFactsType,
      description: "The facts.",
      resolve: contentOf,
    }),
    caseStudy: t.field({
      type: CaseStudyType,
      description: "The content, including hidden modules.",
      resolve: (revision) => ({
        id: revision.projectId,
        isPasswordProtected: true, // not part of a revision, and without effect for the owner
        ...columnsOf(contentOf(revision)),
      }),
    }),
  }),
});

builder.prismaObjectField(ProjectType, "revisions", (t) =>
  t.relatedConnection("revisions", {
    cursor: "id",
    authScopes: { owner: ["READ"] },
    description: "The last 50 saved states, latest first. Not available to visitors.",
    query: { orderBy: { version: "desc" } },
  }),
);

builder.prismaObjectField(ProjectType, "revision", (t) =>
  t.prismaField({
    type: ProjectRevisionType,
    nullable: true,
    authScopes: { owner: ["READ"] },
    description:
      "One revision of the project. Null where no revision with this version is stored. Not available to visitors.",
    args: {
      version: t.arg.int({ required: true, description: "The version of the revision." }),
    },
    resolve: (query, project, { version }, { database }) =>
      database.projectRevision.findUnique({
        ...query,
        where: { projectId_version: { projectId: project.id, version } },
      }),
  }),
);

builder.prismaObjectField(AuditEntryType, "revision", (t) =>
  t.prismaField({
    type: ProjectRevisionType,
    nullable: true,
    description:
      "The state of the project that the logged change saved. Null where the change saved no state, or the state is no longer stored.",
    select: { projectId: true, version: true },
    resolve: (query, { projectId, version }, _arguments, { database }) =>
      projectId === null || version === null
        ? null
        : database.projectRevision.findUnique({
            ...query,
            where: { projectId_version: { projectId, version } },
          }),
  }),
);
