import { builder } from "../graphql/builder.ts";
import { databaseNumber } from "../graphql/global-id.ts";
import { versionDescription } from "../graphql/version.ts";
import { MediaType } from "../media/media-type.ts";
import { CaseStudyType } from "./case-study.ts";
import { isLocked } from "./protection.ts";
import { slugBeforeTrash } from "./trashed-slug.ts";

export const HomeDisplayWidthType = builder.enumType("HomeDisplayWidth", {
  description: "How much of a row a project takes on the home page.",
  values: {
    FULL: { value: "full", description: "A row of its own." },
    HALF: { value: "half", description: "Half a row, beside the next half." },
  } as const,
});

export const ProjectType = builder.prismaNode("Project", {
  id: { field: "id" },
  nullable: true,
  // The trash is the owner's.
  findUnique: (id, { viewer }) => ({
    id: databaseNumber(id),
    ...(viewer.isOwner ? {} : { deletedAt: null }),
  }),
  description: "A piece of the designer's work.",
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The number that REST clients know it by." }),
    name: t.exposeString("name", { description: "The title." }),
    slug: t.string({
      description: "The last part of the page's address; in the trash, the one it had.",
      resolve: (project) => slugBeforeTrash(project.slug),
    }),
    version: t.exposeInt("version", { description: versionDescription }),
    showOnHome: t.exposeBoolean("showOnHome", {
      description: "Whether it has a card on the home page.",
    }),
    homeDisplayWidth: t.field({
      type: HomeDisplayWidthType,
      description: "How wide its card is.",
      resolve: (project) => project.homeDisplayWidth,
    }),
    homeOrder: t.exposeInt("homeOrder", { description: "Place on the home page, smallest first." }),
    workOrder: t.exposeInt("workOrder", { description: "Place in the work grid, smallest first." }),
    homeHeroImage: t.field({
      type: MediaType,
      nullable: true,
      description: "The picture or film of its card. Null for the one of the page.",
      resolve: (project) => project.homeHeroImage || null,
    }),
    heroImage: t.field({
      type: MediaType,
      nullable: true,
      description: "The picture or film at the head of its page. Null while none is chosen.",
      resolve: (project) => project.heroImage || null,
    }),
    isPasswordProtected: t.exposeBoolean("isPasswordProtected", {
      description: "Whether its case study needs the portfolio password.",
    }),
    isLocked: t.boolean({
      description: "Whether its case study is withheld from whoever asks.",
      resolve: (project, _arguments, context) => isLocked(project, context.viewer),
    }),
    lightModeNav: t.exposeBoolean("lightModeNav", {
      description: "Whether the navigation over its hero is dark on light.",
    }),
    caseStudy: t.field({
      type: CaseStudyType,
      nullable: true,
      description: "The content. Null while the project is locked.",
      resolve: (project, _arguments, context) =>
        isLocked(project, context.viewer) ? null : project,
    }),
    deletedAt: t.expose("deletedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was laid in the trash. Null for a project that is not there.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it was last saved." }),
  }),
});
