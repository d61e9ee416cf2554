import { sectionKeys } from "../../content/sections.ts";
import { markupWords } from "../../markup/markup-words.ts";
import { readMarkup } from "../../markup/read-markup.ts";
import { isFound, whereCommented } from "../access/audience.ts";
import { builder } from "../builder/builder.ts";
import type { Context } from "../builder/context.ts";
import { properties } from "../builder/expose.ts";
import { globalIdOf } from "../builder/global-id.ts";
import type {
  Prisma,
  Project,
  ReviewAnswer,
  ReviewComment,
} from "../database/__generated__/prisma/client.ts";
import { type ContentModule, textsOf } from "../projects/case-study/content-modules.ts";
import { withoutOwners } from "../projects/case-study/section-text.ts";
import { seeCaseStudy } from "../projects/case-study/see-case-study.ts";
import { ProjectType } from "../projects/project.ts";

/** A comment with its thread, and the project that it is about. */
export type Thread = ReviewComment & {
  answers: ReviewAnswer[];
  link: { recipient: string } | null;
  project: Project;
};

/** The relations of a comment that a thread contains, besides the project. */
const parts = {
  answers: { orderBy: { id: "asc" } },
  link: { select: { recipient: true } },
} satisfies Prisma.ReviewCommentInclude;

/** The thread of a comment. Null where there is no such comment, or the viewer may not read it. */
export async function findThread(
  { database, viewer, asOf }: Pick<Context, "database" | "viewer" | "asOf">,
  id: number,
): Promise<Thread | null> {
  const include = { ...parts, project: true };
  const thread = await database.reviewComment.findUnique({ where: { id }, include });
  if (!thread || !isFound(viewer, thread.project, asOf, "id")) return null;
  const where = whereCommented(viewer, thread.projectId);
  return where && (where.linkId ?? thread.linkId) === thread.linkId ? thread : null;
}

/** The modules of a project that have ids and that the viewer may read. */
export function commentedModules(project: Project, { viewer }: Pick<Context, "viewer">) {
  const { modulesOf } = seeCaseStudy(project, viewer);
  return sectionKeys.flatMap(modulesOf).filter(({ id }) => id !== undefined);
}

/**
 * The letters and digits of a text, in lower case. All other characters are removed, because rendering
 * changes them, such as spaces.
 */
const fold = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** Whether the texts of a module, as a reader sees them, contain a quote. */
function says(module: ContentModule, quote: string): boolean {
  // The fields that only the owner sees are left out. Otherwise a reader could find out their texts by
  // guessing quotes.
  const texts = textsOf(withoutOwners(module));
  const { markup } = module as { markup?: 2 }; // the stored form of `markup`
  const words = texts.map((text) => markupWords(readMarkup(text, markup)));
  return [texts, words].some((all) => fold(all.join(" ")).includes(fold(quote)));
}

const ReviewAnswerType = builder.objectRef<ReviewAnswer>("ReviewAnswer").implement({
  description: "An answer in the thread of a comment.",
  fields: (t) => ({
    id: t.id({
      description: "Its id.",
      resolve: ({ id }) => globalIdOf("ReviewAnswer", id),
    }),
    isOwners: t.exposeBoolean("isOwners", {
      description: "Whether the owner wrote it, not the reviewer.",
    }),
    text: t.exposeString("text", { description: "The text, without markup." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was written." }),
  }),
});

export const ReviewCommentType = builder.objectRef<Thread>("ReviewComment").implement({
  description:
    "A comment on a module by the reader of a share link of the kind REVIEW. For this reader and the owner.",
  fields: (t) => ({
    id: t.id({
      description: "Its id.",
      resolve: ({ id }) => globalIdOf("ReviewComment", id),
    }),
    ...properties(t, "String", {
      name: "The name that its reviewer gave.",
      text: "The text, without markup.",
      quote:
        "The words that the reviewer selected. Empty where the comment is about the whole module.",
      moduleId: "The moduleId of its module, also where the module was removed.",
    }),
    isAnchored: t.boolean({
      description:
        "Whether the viewer still sees its module, and the module still contains the quote.",
      resolve: ({ project, moduleId, quote }, _arguments, context) =>
        commentedModules(project, context).some(
          (module) => module.id === moduleId && says(module, quote),
        ),
    }),
    isResolved: t.boolean({
      description: "Whether the owner has resolved it.",
      resolve: ({ resolvedAt }) => resolvedAt !== null,
    }),
    isTodo: t.boolean({
      description: "Whether the owner marked it as a to-do. Always false for its reviewer.",
      resolve: ({ isTodo }, _arguments, { viewer }) => viewer.isOwner && isTodo,
    }),
    recipient: t.string({
      nullable: true,
      description:
        "The recipient of its share link. Null for the reviewer, and where the link was deleted and its comments were archived.",
      resolve: ({ link }, _arguments, { viewer }) => (viewer.isOwner ? link?.recipient : null),
    }),
    answers: t.expose("answers", {
      type: [ReviewAnswerType],
      description: "The answers in its thread, oldest first.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
  }),
});

builder.prismaObjectFields(ProjectType, (t) => ({
  takesReviewComments: t.boolean({
    description:
      "Whether the viewer may comment on its modules, by a share link of the kind REVIEW.",
    resolve: ({ id }, _arguments, { viewer }) =>
      !viewer.isOwner && whereCommented(viewer, id) !== null,
  }),
  openCommentCount: t.relationCount("reviewComments", {
    authScopes: { owner: true },
    where: { resolvedAt: null },
    description: "The number of comments on it that are not resolved. Not available to visitors.",
  }),
  reviewComments: t.field({
    type: [ReviewCommentType],
    extensions: { cost: 50 },
    description:
      "The comments on the project, oldest first. The owner gets all comments, the reader of a share link of the kind REVIEW those of the link, others an empty list.",
    resolve: async (project, _arguments, { database, viewer }) => {
      const where = whereCommented(viewer, project.id);
      if (!where) return [];
      const found = await database.reviewComment.findMany({
        where,
        include: parts,
        orderBy: { id: "asc" },
      });
      return found.map((comment) => ({ ...comment, project }));
    },
  }),
}));
