import { z } from "zod";
import { sectionKeys, sections } from "../projects/content-modules.ts";
import { recordId, timestamps, wholeNumber } from "./fields.ts";

/** What REST selects of a project. */
export const projectFragment = /* GraphQL */ `
  fragment RestProject on Project {
    databaseId
    name
    slug
    version
    showOnHome
    homeDisplayWidth
    homeHeroImage { src }
    heroImage { src }
    workImages { media { src } }
    homeOrder
    workOrder
    isPasswordProtected
    lightModeNav
    isLocked
    caseStudy {
      roleContent
      whyContent
      resultContent
      processContent
      solutionContent
      shippedGoodsContent
    }
    deletedAt
    createdAt
    updatedAt
  }
`;

type Media = { src: string };
type ContentColumn = (typeof sections)[keyof typeof sections]["column"];

export type ProjectData = {
  databaseId: number;
  name: string;
  slug: string;
  version: number;
  showOnHome: boolean;
  homeDisplayWidth: "FULL" | "HALF";
  homeHeroImage: Media | null;
  heroImage: Media | null;
  workImages: { media: Media }[];
  homeOrder: number;
  workOrder: number;
  isPasswordProtected: boolean;
  lightModeNav: boolean;
  isLocked: boolean;
  caseStudy: Record<ContentColumn, string> | null;
  deletedAt: string | null;
  createdAt: string;
  updatedAt: string;
};

export const displayWidth = z.enum(["full", "half"]);
const sectionText = z.string().describe("A JSON list of modules as text.");
const nullableAddress = z.string().nullable();

/** A project as REST clients know it. */
export const projectAnswer = z.strictObject({
  id: recordId,
  name: z.string(),
  slug: z.string(),
  showOnHome: z.boolean(),
  homeDisplayWidth: displayWidth,
  homeHeroImage: nullableAddress,
  heroImage: nullableAddress,
  workImages: z.array(z.string()),
  homeOrder: wholeNumber,
  workOrder: wholeNumber,
  isPasswordProtected: z.boolean(),
  lightModeNav: z.boolean(),
  locked: z
    .boolean()
    .describe("Whether the six content fields are withheld; they read [] where so."),
  roleContent: sectionText,
  whyContent: sectionText,
  resultContent: sectionText,
  processContent: sectionText,
  solutionContent: sectionText,
  shippedGoodsContent: sectionText,
  ...timestamps,
});

export function projectRecord(project: ProjectData): z.output<typeof projectAnswer> {
  const text = (column: ContentColumn) => project.caseStudy?.[column] ?? "[]";
  return {
    id: project.databaseId,
    name: project.name,
    slug: project.slug,
    showOnHome: project.showOnHome,
    homeDisplayWidth: project.homeDisplayWidth === "FULL" ? "full" : "half",
    homeHeroImage: project.homeHeroImage?.src ?? null,
    heroImage: project.heroImage?.src ?? null,
    workImages: project.workImages.map(({ media }) => media.src),
    homeOrder: project.homeOrder,
    workOrder: project.workOrder,
    isPasswordProtected: project.isPasswordProtected,
    lightModeNav: project.lightModeNav,
    locked: project.isLocked,
    roleContent: text("roleContent"),
    whyContent: text("whyContent"),
    resultContent: text("resultContent"),
    processContent: text("processContent"),
    solutionContent: text("solutionContent"),
    shippedGoodsContent: text("shippedGoodsContent"),
    createdAt: project.createdAt,
    updatedAt: project.updatedAt,
  };
}

const address = z.string().nullable().describe("A path such as /objects/name.png, or null.");

/** The fields of a project that can be written. */
const projectBody = z.strictObject({
  name: z.string(),
  slug: z.string(),
  showOnHome: z.boolean(),
  homeDisplayWidth: displayWidth,
  homeHeroImage: address,
  heroImage: address,
  workImages: z.array(z.string()),
  homeOrder: wholeNumber,
  workOrder: wholeNumber,
  isPasswordProtected: z.boolean(),
  lightModeNav: z.boolean(),
  roleContent: sectionText,
  whyContent: sectionText,
  resultContent: sectionText,
  processContent: sectionText,
  solutionContent: sectionText,
  shippedGoodsContent: sectionText,
});

const projectChanges = projectBody.partial();
export const projectUpdate = projectChanges.extend({
  overwriteUnreadable: z
    .boolean()
    .describe("Whether a section whose stored text is no list of modules may be replaced.")
    .optional(),
});
export const newProject = projectChanges.required({ name: true, slug: true });

/** A body as the input of the mutations. */
export function projectInput(body: z.output<typeof projectUpdate>) {
  const { homeDisplayWidth, ...rest } = body;
  const fields: Record<string, unknown> = { ...rest };
  const sectionTexts: Record<string, string> = {};
  for (const key of sectionKeys) {
    const { column } = sections[key];
    delete fields[column];
    const text = body[column];
    if (text !== undefined) sectionTexts[key] = text;
  }
  if (homeDisplayWidth) fields.homeDisplayWidth = homeDisplayWidth.toUpperCase();
  return { ...fields, sectionTexts };
}
