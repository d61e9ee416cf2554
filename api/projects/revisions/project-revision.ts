import { type FieldKind, projectFields } from "../../../content/project-fields.ts";
import { eachSection, sections } from "../../../content/sections.ts";
import { builder } from "../../builder/builder.ts";
import { enumOf } from "../../builder/enum-of.ts";
import { columns } from "../../builder/expose.ts";
import { databaseNumber } from "../../builder/global-id.ts";
import type { ProjectRevision } from "../../database/__generated__/prisma/client.ts";
import { MediaType } from "../../media/media-type.ts";
import { CaseStudyType } from "../case-study/case-study.ts";
import { columnsOf } from "../fields/json-columns.ts";
import { ProjectContentType, pageHeroOf, pageHeroOptions } from "../fields/project-content.ts";
import { ProjectFactsType } from "../fields/project-facts.ts";
import { eachField } from "../fields/project-fields.ts";
import { fieldOutputs, revisedOutputKeys } from "../fields/project-outputs.ts";
import { ProjectType } from "../project.ts";
import {
  type PlainPart,
  type ProjectPart,
  plainParts,
  readChangedParts,
  readRevisionContent,
} from "./revision-content.ts";

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
  id: { field: "id" },
  nullable: true,
  interfaces: [ProjectContentType],
  findUnique: (id) => ({ id: databaseNumber(id) }),
  authScopes: { owner: true },
  runScopesOnType: true,
  description: "A saved state of a project. For the owner.",
  fields: (t) => ({
    ...columns(t, {
      version: "The project's version at that time.",
      createdAt: "When it was saved.",
      restoredVersion: "The version that this one restored. Null for an ordinary save.",
    }),
    changedParts: t.field({
      type: [ProjectPartType],
      description: "The parts that differ from the version before. Empty for the first.",
      resolve: ({ changedParts }) => readChangedParts(changedParts),
    }),
    ...fieldOutputs((options) => t.field(options), revisedOutputKeys, contentOf),
    pageHero: t.field({
      ...pageHeroOptions,
      resolve: (revision) => pageHeroOf(contentOf(revision)),
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
        isPasswordProtected: true, // no part of a revision, and nothing to the owner
        ...columnsOf(contentOf(revision)),
      }),
    }),
  }),
});

builder.prismaObjectField(ProjectType, "revisions", (t) =>
  t.relatedConnection("revisions", {
    cursor: "id",
    authScopes: { owner: true },
    description: "The last 50 saved states, latest first. For the owner.",
    query: { orderBy: { version: "desc" } },
  }),
);

builder.prismaObjectField(ProjectType, "revision", (t) =>
  t.prismaField({
    type: ProjectRevisionType,
    nullable: true,
    authScopes: { owner: true },
    description: "One of its revisions. Null where it is no longer stored. For the owner.",
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
