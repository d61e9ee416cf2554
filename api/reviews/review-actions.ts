import { z } from "zod";
import { whereCommented, whereFound } from "../access/audience.ts";
import { tooManyRequests } from "../access/throttle.ts";
import { action, idInput, type PayloadFields, saved } from "../builder/action.ts";
import type { InputFields } from "../builder/builder.ts";
import type { Context } from "../builder/context.ts";
import { databaseIdOf } from "../builder/global-id.ts";
import type { Transaction } from "../database/content-change.ts";
import { projectField } from "../projects/project.ts";
import { accept, refusal, requireRecord } from "../validation/accept.ts";
import { requiredText, text } from "../validation/text.ts";
import { commentedModules, findThread, ReviewCommentType, type Thread } from "./review-comment.ts";

/**
 * The maximum number of comments by the readers of one link, and of answers in a thread. At this number,
 * further answers of readers are refused, but not those of the owner.
 */
const max = { comments: 500, answers: 200 };

/** The Retry-After header of a refusal by these limits, in seconds. */
const pause = 60 * 60;

const draft = z.object({
  moduleId: requiredText("Module", 100),
  quote: text("Quote", 1_000),
  name: requiredText("Name", 80),
  text: requiredText("Comment", 5_000),
});
const answer = draft.pick({ text: true });

const threadFields = (t: PayloadFields<Thread>) => ({
  reviewComment: t.field(
    saved(ReviewCommentType, "The comment as it is now. Null where the request was refused."),
  ),
  project: t.field({
    ...projectField("Null where the request was refused."),
    resolve: ({ result }) => result?.project,
  }),
});

const whichComment = (t: InputFields) => ({ id: idInput(t, "ReviewComment", "The comment.") });

/**
 * Reads the thread of a comment.
 * @throws {UserFault} NOT_FOUND, also if the viewer may not read the comment
 */
async function requireThread(context: Context, id: number): Promise<Thread> {
  return requireRecord(await findThread(context, id), "comment");
}

/**
 * Stores a comment or an answer, and returns its thread. Mails a notice to the owner, unless the owner wrote
 * it.
 */
async function store(
  context: Context,
  write: (transaction: Transaction) => Promise<number>,
): Promise<Thread> {
  const { database, viewer, messageMail } = context;
  const since = new Date();
  const notice = viewer.isOwner ? null : await messageMail.draftNotice();
  const id = await database.$transaction(async (transaction) => {
    if (notice) await noteComment(transaction, { ...notice, since });
    return write(transaction);
  });
  if (notice) messageMail.wake();
  return requireThread(context, id);
}

/**
 * Makes sure that the owner gets a mail about a comment: a mail that is already waiting, or a new one, which
 * is sent at least an hour after the mail before (outbox-tables.ts). If a comment is made while a mail is
 * being sent, it may get no mail of its own; the owner then finds it beside the comments of that mail.
 */
async function noteComment(
  { outgoingCommentNotice }: Transaction,
  notice: { mailId: string; since: Date },
): Promise<void> {
  const id = 1;
  await outgoingCommentNotice.upsert({ where: { id }, create: { id, ...notice }, update: {} });
  await outgoingCommentNotice.updateMany({
    where: { id, state: { not: "waiting" } },
    data: { ...notice, state: "waiting", attempts: 0 },
  });
}

action("addReviewComment", {
  description:
    "Comments on a module. Open to readers of links for a review, rate limited (TOO_MANY_REQUESTS); others are refused (NOT_OFFERED).",
  openTo: "everyone",
  input: {
    description: "A comment on a module.",
    fields: (t) => ({
      project: t.id({ required: true, description: "The project: its id, or its slug." }),
      moduleId: t.string({ required: true, description: "The moduleId of the module." }),
      quote: t.string({
        description:
          "The selected words as the page shows them, up to 1000 characters. Unset for a comment on the whole module.",
      }),
      name: t.string({
        required: true,
        description: "The name of the reviewer, up to 80 characters.",
      }),
      text: t.string({
        required: true,
        description: "The comment, up to 5000 characters without markup.",
      }),
    }),
  },
  run: async (input, context) => {
    const { database, viewer, access, caller, asOf } = context;
    const fields = accept(draft, { ...input, quote: input.quote ?? "" });
    const project = await database.project.findFirst({
      where: {
        OR: [{ id: databaseIdOf("Project", input.project) }, { slug: String(input.project) }],
        AND: whereFound(viewer, asOf, "address"),
      },
    });
    const linkId = project && whereCommented(viewer, project.id)?.linkId;
    if (!project || !linkId) {
      throw refusal("NOT_OFFERED", "Comments are for those who were asked for them.");
    }
    if (!commentedModules(project, context).some(({ id }) => id === fields.moduleId)) {
      throw refusal("NOT_FOUND", "This part of the page is gone. Please reload it.", "moduleId");
    }
    await access.throttles.reviewComment.take(caller.address);
    if ((await database.reviewComment.count({ where: { linkId } })) >= max.comments) {
      throw tooManyRequests(pause);
    }
    const data = { ...fields, projectId: project.id, linkId };
    return store(context, async (transaction) => {
      const { id } = await transaction.reviewComment.create({ data });
      return id;
    });
  },
  payload: { description: "The comment.", fields: threadFields },
});

action("answerReviewComment", {
  description:
    "Adds an answer to the thread of a comment. Open to the owner and, rate limited (TOO_MANY_REQUESTS), to the readers of the share link that the comment was made by. An answer of a reader opens a resolved comment again.",
  openTo: "everyone",
  input: {
    description: "An answer.",
    fields: (t) => ({
      ...whichComment(t),
      text: t.string({
        required: true,
        description: "The answer, up to 5000 characters without markup.",
      }),
    }),
  },
  run: async ({ id: commentId, ...input }, context) => {
    const { viewer, access, caller } = context;
    const { isOwner: isOwners } = viewer;
    const { text } = accept(answer, input);
    const { answers } = await requireThread(context, commentId);
    if (!isOwners) {
      await access.throttles.reviewComment.take(caller.address);
      if (answers.length >= max.answers) throw tooManyRequests(pause);
    }
    return store(context, async (transaction) => {
      await transaction.reviewComment.update({
        where: { id: commentId },
        data: { answers: { create: { isOwners, text } }, ...(!isOwners && { resolvedAt: null }) },
      });
      return commentId;
    });
  },
  payload: { description: "The comment with the answer.", fields: threadFields },
});

action("resolveReviewComment", {
  description: "Resolves a comment, or opens it again.",
  input: {
    description: "The comment, and its new state.",
    fields: (t) => ({
      ...whichComment(t),
      isResolved: t.boolean({
        required: true,
        defaultValue: true,
        description: "True to resolve the comment, false to reopen it.",
      }),
    }),
  },
  run: async ({ id, isResolved }, context) => {
    const { resolvedAt } = await requireThread(context, id);
    const data = { resolvedAt: isResolved ? (resolvedAt ?? new Date()) : null };
    await context.database.reviewComment.update({ where: { id }, data });
    return requireThread(context, id);
  },
  payload: { description: "The comment after the change.", fields: threadFields },
});

action("markReviewCommentTodo", {
  description:
    "Marks a comment as a to-do, or removes the mark. The reviewer does not see the mark.",
  input: {
    description: "The comment, and its new state.",
    fields: (t) => ({
      ...whichComment(t),
      isTodo: t.boolean({
        required: true,
        defaultValue: true,
        description: "True to mark the comment as a to-do, false to remove the mark.",
      }),
    }),
  },
  run: async ({ id, isTodo }, context) => {
    await requireThread(context, id);
    await context.database.reviewComment.update({ where: { id }, data: { isTodo } });
    return requireThread(context, id);
  },
  payload: { description: "The comment after the change.", fields: threadFields },
});

action("deleteReviewComment", {
  description: "Removes a comment with its answers permanently.",
  input: { description: "Which comment to remove.", fields: whichComment },
  run: async ({ id }, context) => {
    const thread = await requireThread(context, id);
    await context.database.reviewComment.delete({ where: { id } });
    return thread;
  },
  payload: {
    description: "The project without the comment.",
    fields: (t) => ({ project: threadFields(t).project }),
  },
});
