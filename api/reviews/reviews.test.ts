import { execute, parse } from "graphql";
import { expect, test } from "vitest";
import { tokenScopeNames } from "../../content/token-scopes.ts";
import { globalIdOf } from "../builder/global-id.ts";
import { readMailReadiness } from "../contact/mail/mail-account.ts";
import { openMessageMail } from "../contact/message-mail.ts";
import { claimMail, tryAgainNow } from "../contact/outbox.ts";
import { schema } from "../graphql/schema.ts";
import { type Browser, type Kind, startLinkSite } from "../testing/link-site.ts";
import { startMailServer } from "../testing/mail-server.ts";
import { owner, runMutation } from "../testing/run-mutation.ts";

const links = startLinkSite();

const review = { kind: "REVIEW" };

/** Makes a review link, and opens it in a new browser. @returns the browser, and the link's id */
async function openReview(...kinds: Kind[]): Promise<Browser & { id: string }> {
  const opens = Object.fromEntries(kinds.map((kind) => [kind, {}]));
  const { path, id } = await links.makeLink(opens, review);
  const browser = links.openBrowser();
  await browser.send(path);
  return { ...browser, id };
}

type Comment = {
  project?: string;
  moduleId?: string;
  quote?: string;
  name?: string;
  text?: string;
};

const written = (input: object) => JSON.stringify(input).replace(/"(\w+)":/g, "$1:");

async function comment({ query }: Browser, given: Comment = {}) {
  const input = { project: "open", moduleId: "a", name: "Mo", text: "Why so?", ...given };
  const { addReviewComment } = await query(
    `mutation { addReviewComment(input: ${written(input)}) {
      reviewComment { id name text quote moduleId isAnchored isResolved }
      userErrors { field code }
    } }`,
  );
  return addReviewComment;
}

const fields =
  "id name text quote moduleId isAnchored isResolved isTodo recipient answers { text isOwners }";
const documentOf = (kind: Kind) => `{ project(slug: "${kind}") { reviewComments { ${fields} } } }`;

const seenBy = async ({ query }: Browser, kind: Kind = "open") =>
  (await query(documentOf(kind))).project?.reviewComments;

type Seen = { id: string; text: string; isAnchored: boolean; isResolved: boolean };

async function ownersComments(kind: Kind = "open"): Promise<Seen[]> {
  const { data } = await links.site.graphql<{ project: { reviewComments: Seen[] } }>(
    documentOf(kind),
    {},
    owner,
  );
  return data?.project.reviewComments ?? [];
}

const change = (mutation: string, input: object) =>
  runMutation(
    links.site,
    mutation,
    input,
    "reviewComment { isResolved isTodo } project { openCommentCount }",
  );

test("a reader of a link for a review reads their own comments, the owner all, and nobody else any", async () => {
  const [first, second] = [await openReview("open", "draft"), await openReview("open")];
  expect(await comment(first, { quote: "open-first" })).toEqual({
    reviewComment: {
      id: expect.any(String),
      name: "Mo",
      text: "Why so?",
      quote: "open-first",
      moduleId: "a",
      isAnchored: true,
      isResolved: false,
    },
    userErrors: [],
  });
  const project = globalIdOf("Project", links.ids.draft);
  expect((await comment(first, { project, text: "In the draft" })).userErrors).toEqual([]);
  await comment(second, { name: "Ira", text: "And here?" });

  expect(await seenBy(first)).toMatchObject([{ text: "Why so?", recipient: null }]);
  expect(await seenBy(first, "draft")).toMatchObject([{ text: "In the draft" }]);
  expect(await seenBy(second)).toMatchObject([{ text: "And here?", name: "Ira" }]);
  expect(await seenBy(second, "draft")).toBeUndefined();
  expect((await ownersComments()).map(({ text }) => text)).toEqual(["Why so?", "And here?"]);

  const ordinary = links.openBrowser();
  await ordinary.send((await links.makeLink({ open: {}, draft: { opensDraft: true } })).path);
  const elsewhere = await openReview("protected");
  for (const browser of [ordinary, elsewhere, links.openBrowser()]) {
    expect(await seenBy(browser)).toEqual([]);
    const { userErrors } = await comment(browser);
    expect(userErrors).toEqual([{ field: null, code: "NOT_OFFERED" }]);
    const { takesReviewComments } = (
      await browser.query(`{ project(slug: "open") { takesReviewComments } }`)
    ).project;
    expect(takesReviewComments).toBe(false);
  }
  const token = { id: 1, name: "Script", scopes: tokenScopeNames };
  const byToken = await links.site.graphql(documentOf("open"), {}, { ...owner, token });
  expect(byToken.data).toEqual({ project: { reviewComments: [] } });
  // A comment by another link is not found.
  const [{ id }] = await seenBy(first);
  for (const browser of [second, ordinary, links.openBrowser()]) {
    const { answerReviewComment } = await browser.query(
      `mutation { answerReviewComment(input: { id: "${id}", text: "Mine" }) { reviewComment { id } project { id } userErrors { code } } }`,
    );
    expect(answerReviewComment).toEqual({
      reviewComment: null,
      project: null,
      userErrors: [{ code: "NOT_FOUND" }],
    });
  }
});

test("a draft is opened as it was last saved, and never cached", async () => {
  const { site, ids } = links;
  const projectId = globalIdOf("Project", ids.draft);
  const unsaved = { projectId, editor: "one-editor", sequence: 1, content: `{"name":"unsaved"}` };
  await runMutation(site, "saveProjectDraft", unsaved, "draft { sequence }");
  const reader = await openReview("draft", "open");
  const response = await reader.send("/graphql", {
    query: `{ project(slug: "draft") { takesReviewComments viewerCanEdit name caseStudy { whyContent } } }`,
  });
  expect(response.headers["cache-control"]).toBe("private, no-store");
  expect(response.json().data.project).toMatchObject({
    takesReviewComments: true,
    viewerCanEdit: false,
    name: "draft",
  });
  expect(response.body).toContain("draft-first");
  expect(response.body).not.toMatch(/unsaved|draft-hidden/);
  const page = await reader.send("/project/draft");
  expect(page.headers["cache-control"]).toBe("private, no-store");
  const changed = { id: reader.id, projects: [{ id: projectId }] };
  await runMutation(site, "updateShareLink", changed, "shareLink { id }");
  expect(await seenBy(reader, "draft")).toEqual([]);
  expect((await comment(reader, { project: "draft", moduleId: "c" })).userErrors).toEqual([
    { field: "moduleId", code: "NOT_FOUND" },
  ]);
  // The project is still public, but not in the link any more.
  expect((await comment(reader)).userErrors).toMatchObject([{ code: "NOT_OFFERED" }]);
});

test("a comment stays at its module and its words through edits and moves", async () => {
  const { site, ids } = links;
  const where = { id: ids.other };
  const module = {
    id: "a",
    type: "text",
    title: "",
    markup: 2,
    content: "We **drew** [maps](https://a.example/x) by hand\u00AD.",
  };
  const save = (section: "why" | "process", content: object) =>
    site.database.project.update({
      where,
      data: {
        whyContent: "[]",
        processContent: "[]",
        [`${section}Content`]: JSON.stringify([content]),
      },
    });
  await save("why", module);
  const reader = await openReview("other");
  for (const quote of ["drew maps by", "  DREW\nmaps ", ""]) {
    const { reviewComment } = await comment(reader, { project: "other", quote });
    expect(reviewComment.isAnchored).toBe(true);
  }
  const isAnchored = async () =>
    (await seenBy(reader, "other")).map((each: Seen) => each.isAnchored);
  await save("process", { ...module, content: "Then we drew _maps_ by foot." });
  expect(await isAnchored()).toEqual([true, true, true]);
  await save("process", { ...module, content: "We drew plans.", label: "drew maps by" });
  expect(await isAnchored()).toEqual([false, false, true]);
  await save("process", { ...module, hidden: true });
  expect(await isAnchored()).toEqual([false, false, false]);
  expect((await ownersComments("other")).map((each) => each.isAnchored)).toEqual([
    true,
    true,
    true,
  ]);
  await save("process", { ...module, id: "b" });
  expect((await ownersComments("other")).map((each) => each.isAnchored)).toEqual([
    false,
    false,
    false,
  ]);
});

test("a link for a review gives ids to modules without one, and changes nothing else", async () => {
  const { database } = links.site;
  const whyContent = JSON.stringify([
    { type: "text", title: "", content: "Named", id: "a" },
    { type: "text", title: "", content: "Nameless", unknown: 1 },
  ]);
  const where = { id: links.ids.unlisted };
  const before = await database.project.update({
    where,
    data: { whyContent, processContent: "no list", isDemo: true },
  });
  await database.project.update({ where, data: { isDemo: true, updatedAt: before.updatedAt } });
  await openReview("unlisted");
  const after = await database.project.findUniqueOrThrow({ where });
  const named = whyContent.replace(
    '"unknown":1',
    `$&,"id":"${JSON.parse(after.whyContent)[1].id}"`,
  );
  expect(after).toEqual({ ...before, isDemo: true, whyContent: named });
  expect(JSON.parse(named)[1].id).toMatch(/^[\w-]{36}$/);
});

test("what a link opened for a review ends with the link", async () => {
  const reader = await openReview("draft", "open");
  await comment(reader, { project: "draft" });
  for (const [end, begin] of [["pauseShareLink", "resumeShareLink"], ["revokeShareLink"]]) {
    await runMutation(links.site, end ?? "", { id: reader.id }, "shareLink { state }");
    expect(await seenBy(reader, "draft")).toBeUndefined();
    expect((await comment(reader)).userErrors).toMatchObject([{ code: "NOT_OFFERED" }]);
    if (begin) await runMutation(links.site, begin, { id: reader.id }, "shareLink { state }");
  }
});

test("a reader reads nothing of a project in the trash by answering a comment on it", async () => {
  const reader = await openReview("protected");
  const { reviewComment } = await comment(reader, { project: "protected" });
  const id = globalIdOf("Project", links.ids.protected);
  await runMutation(links.site, "deleteProject", { id }, "deletedProjectId");
  const { answerReviewComment } = await reader.query(
    `mutation { answerReviewComment(input: { id: "${reviewComment.id}", text: "Hm" }) {
      project { name }
      userErrors { code }
    } }`,
  );
  await runMutation(links.site, "restoreProject", { id }, "project { id }");
  expect(answerReviewComment).toEqual({ project: null, userErrors: [{ code: "NOT_FOUND" }] });
  expect(await seenBy(reader, "protected")).toMatchObject([{ text: "Why so?", answers: [] }]);
});

test("the owner answers, resolves, makes to-dos and deletes; an answer opens a comment again", async () => {
  const reader = await openReview("open");
  const { reviewComment } = await comment(reader);
  const { id } = reviewComment;
  await runMutation(
    links.site,
    "answerReviewComment",
    { id, text: "Because." },
    "reviewComment { id }",
  );
  expect(await change("markReviewCommentTodo", { id })).toMatchObject({
    reviewComment: { isTodo: true },
  });
  expect(await change("resolveReviewComment", { id })).toMatchObject({
    reviewComment: { isResolved: true, isTodo: true },
    project: { openCommentCount: 0 },
  });
  expect(await seenBy(reader)).toMatchObject([
    { isResolved: true, isTodo: false, answers: [{ text: "Because.", isOwners: true }] },
  ]);
  await reader.query(
    `mutation { answerReviewComment(input: { id: "${id}", text: "I see." }) { userErrors { code } } }`,
  );
  expect(await ownersComments()).toMatchObject([
    {
      isResolved: false,
      isTodo: true,
      recipient: "Ana",
      answers: [{}, { text: "I see.", isOwners: false }],
    },
  ]);
  const deleted = await runMutation(
    links.site,
    "deleteReviewComment",
    { id },
    "project { openCommentCount reviewComments { id } }",
  );
  expect(deleted).toMatchObject({ project: { reviewComments: [], openCommentCount: 0 } });
  expect(await change("resolveReviewComment", { id })).toMatchObject({
    userErrors: [{ code: "NOT_FOUND" }],
  });
});

test("a comment that two windows remove at once is gone for one of them", async () => {
  await links.site.database.reviewComment.deleteMany();
  await comment(await openReview("open"));
  const [{ id } = { id: "" }] = await ownersComments();
  const remove = async () => {
    const { userErrors } = await runMutation(
      links.site,
      "deleteReviewComment",
      { id },
      "project { id }",
    );
    return userErrors.map(({ code }) => code).join();
  };
  expect((await Promise.all([remove(), remove()])).sort()).toEqual(["", "NOT_FOUND"]);
});

test("the owner is mailed at most once an hour, and nothing of the comments", async () => {
  const { database, sealedText } = links.site;
  await database.reviewComment.deleteMany();
  const server = await startMailServer();
  const fixed = { smtpUrl: server.url, contactTo: "ilse@example.org" };
  const mail = openMessageMail({
    ...{ database, sealedText },
    readSettings: () => readMailReadiness({ database, sealedText, fixed }),
  });
  const reader = await links.site.makeContext({
    ...{ isOwner: false, hasPortfolioAccess: false },
    link: await openedLink(),
  });
  const add = async (text: string) =>
    execute({
      schema,
      document: parse(
        `mutation { addReviewComment(input: ${written({ project: "open", moduleId: "a", name: "Mo Lind", text })}) { userErrors { code } } }`,
      ),
      contextValue: { ...reader, messageMail: mail },
    });
  const notice = () => database.outgoingCommentNotice.findFirst();
  await add("First");
  await expect.poll(async () => (await notice())?.state).toBe("mailed");
  await add("Second");
  await add("Third");
  const waiting = await notice();
  expect(waiting).toMatchObject({ state: "waiting", attempts: 0 });
  const hour = 60 * 60_000;
  expect(waiting?.dueAt.getTime()).toBeGreaterThan(Date.now() + hour - 60_000);
  await tryAgainNow(database);
  expect(await claimMail(database)).toBeNull();
  expect(await claimMail(database, Date.now() + hour)).toMatchObject({ projects: ["open"] });
  await mail.close();
  await server.close();
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]?.source).toMatch(/^subject: New comments on open\r$/im);
  expect(server.mails[0]?.source).not.toMatch(/First|Mo Lind/);
});

/** Makes a review link of the open project. @returns the link, as for a request of its reader */
async function openedLink() {
  const { path } = await links.makeLink({ open: {} }, review);
  const shown = links.site.access.links;
  const link = await shown.findByToken(path.split("/").at(-1) ?? "");
  return (link && (await shown.findOpened(shown.prove(link, "opened")))) ?? undefined;
}

test("comments are removed with their link, unless the owner archives them", {
  tags: "bothDatabases",
}, async () => {
  const [first, second] = [await openReview("open"), await openReview("open")];
  await comment(first, { text: "Goes" });
  await comment(second, { text: "Stays" });
  for (const [{ id }, archivesComments] of [
    [first, false],
    [second, true],
  ] as const) {
    await runMutation(links.site, "revokeShareLink", { id }, "shareLink { state }");
    await runMutation(
      links.site,
      "deleteShareLink",
      { id, archivesComments },
      "deletedShareLinkId",
    );
  }
  const archived = await ownersComments();
  expect(archived).toMatchObject([{ text: "Stays", recipient: null }]);
  await change("resolveReviewComment", { id: archived[0]?.id });
  await links.site.database.reviewComment.deleteMany();
});

test("a flood of comments ends, and what cannot be a comment is refused", async () => {
  const reader = await openReview("open");
  expect(
    (await comment(reader, { name: " ", text: "", quote: "x".repeat(1_001) })).userErrors,
  ).toEqual([
    { field: "quote", code: "TOO_LONG" },
    { field: "name", code: "REQUIRED" },
    { field: "text", code: "REQUIRED" },
  ]);
  const mutation = `mutation { addReviewComment(input: ${written({ project: "open", moduleId: "a", name: "Mo", text: "x" })}) { userErrors { code } } }`;
  let responses = 0;
  let response = await reader.send("/graphql", { query: mutation });
  while (response.statusCode === 200 && responses < 100) {
    responses += 1;
    response = await reader.send("/graphql", { query: mutation });
  }
  expect(response.json().errors[0].extensions.code).toBe("TOO_MANY_REQUESTS");
  expect(responses).toBeLessThan(31);
});
