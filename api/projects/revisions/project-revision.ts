import { projectFields } from "../../../content/project-fields.ts";
import { sectionKeys, sections } from "../../../content/sections.ts";
import { builder } from "../../builder/builder.ts";
import { enumName } from "../../builder/enum-name.ts";
import { databaseNumber } from "../../builder/global-id.ts";
import type { ProjectRevision } from "../../database/__generated__/prisma/client.ts";
import { MediaType } from "../../media/media-type.ts";
import { CaseStudyType } from "../case-study/case-study.ts";
import { ProjectContentType, pageHeroOf, pageHeroOptions } from "../fields/project-content.ts";
import { ProjectFactsType } from "../fields/project-facts.ts";
import { fieldOutputs, revisedOutputKeys } from "../fields/project-outputs.ts";
import { ProjectType } from "../project.ts";
import {
  type ProjectPart,
  plainParts,
  readChangedParts,
  readRevisionContent,
} from "./revision-content.ts";

const ProjectPartType = builder.enumType("ProjectPart", {
  description: "A field, the facts, or a section of a project.",
  values: Object.fromEntries<{ value: ProjectPart; description: string }>([
    ...plainParts.map(
      (key) =>
        [enumName(key), { value: key, description: projectFields[key].description }] as const,
    ),
    ["FACTS", { value: "facts", description: "The facts." }],
    ...sectionKeys.map(
      (key) =>
        [enumName(key), { value: key, description: `The section ${sections[key].name}.` }] as const,
    ),
  ]),
});

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
    version: t.exposeInt("version", { description: "The project's version at that time." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was saved." }),
    restoredVersion: t.exposeInt("restoredVersion", {
      nullable: true,
      description: "The version that this one restored. Null for an ordinary save.",
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
        ...contentOf(revision),
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
