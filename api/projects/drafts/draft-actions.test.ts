import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { visitor } from "../../access/viewer.ts";
import { globalIdOf } from "../../builder/global-id.ts";
import { owner, runMutation } from "../../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { revisionContentOf } from "../revisions/project-revision.ts";
import { emptyTrash } from "../trash/trash.ts";
import { storeProposal } from "./propose-changes.ts";

let site: TestSite;
let id: number;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.project.deleteMany();
  ({ id } = await site.database.project.create({ data: { name: "Orrery", slug: "orrery" } }));
});

const save = (editor: string, sequence: number, text: string, projectId = id) =>
  runMutation(
    site,
    "saveProjectDraft",
    {
      projectId: globalIdOf("Project", projectId),
      editor,
      sequence,
      content: JSON.stringify(text),
    },
    "draft { editor sequence content updatedAt }",
  );
const dismiss = (editor: string, sequence: number, isDismissed: boolean) =>
  runMutation(
    site,
    "saveProjectDraft",
    {
      ...{ projectId: globalIdOf("Project", id), editor, sequence, isDismissed },
      content: JSON.stringify("typed"),
    },
    "draft { dismissedAt }",
  );
const discard = (editor: string, sequence: number) =>
  runMutation(
    site,
    "discardProjectDraft",
    { projectId: globalIdOf("Project", id), editor, sequence },
    "isDiscarded",
  );
async function drafts(viewer = owner) {
  const { data, errors } = await site.graphql<{
    projectByDatabaseId: {
      draftCount: number;
      drafts: { editor: string; sequence: number; content: string }[];
    };
  }>(
    "query ($id: Int!) { projectByDatabaseId(databaseId: $id) { draftCount drafts { editor sequence content } } }",
    { id },
    viewer,
  );
  if (errors) return errors.map(({ extensions }) => extensions?.code);
  expect(data?.projectByDatabaseId.draftCount).toBe(data?.projectByDatabaseId.drafts.length);
  return data?.projectByDatabaseId.drafts.map(
    ({ editor, sequence, content }) => `${editor} ${sequence} ${content}`,
  );
}

test("a proposal has modules with ids that are free", async () => {
  const whyContent = JSON.stringify([{ type: "text" }, { type: "text", id: "why-0" }]);
  const project = await site.database.project.update({ where: { id }, data: { whyContent } });
  const before = revisionContentOf({ ...project, workImages: [] });
  const token = { id: 1, name: "Agent", scopes: [] };
  await storeProposal(site.database, { token, project, before, after: before, sent: [] });
  const { content } = await site.database.projectDraft.findFirstOrThrow({
    where: { projectId: id },
  });
  const { values } = JSON.parse(content);
  expect(values.why.map((module: { id: string }) => module.id)).toEqual(["why-1", "why-0"]);
});

test("every editor keeps a draft of its own, and the latest state of it", async () => {
  expect(await save("window-one", 1, "a")).toMatchObject({
    draft: { editor: "window-one", sequence: 1, content: '"a"' },
    userErrors: [],
  });
  await save("window-two", 1, "other");
  await save("window-one", 3, "c");
  expect(await save("window-one", 2, "late")).toMatchObject({
    draft: { sequence: 3, content: '"c"' },
  });
  await save("window-one", 3, "the same number again");
  expect(new Set(await drafts())).toEqual(new Set(['window-one 3 "c"', 'window-two 1 "other"']));
  expect((await site.database.project.findUniqueOrThrow({ where: { id } })).version).toBe(1);
});

test("many states at once: the highest stays", { tags: "bothDatabases" }, async () => {
  const order = [4, 9, 1, 7, 2, 8, 3, 6, 5];
  await save("window-one", 0, "0");
  await Promise.all(order.map((number) => save("window-one", number, String(number))));
  expect(await drafts()).toEqual(['window-one 9 "9"']);
});

test("a draft is deleted only as it was seen", async () => {
  await save("window-one", 5, "newer");
  expect(await discard("window-one", 4)).toEqual({ isDiscarded: false, userErrors: [] });
  expect(await drafts()).toEqual(['window-one 5 "newer"']);
  expect(await discard("window-one", 5)).toEqual({ isDiscarded: true, userErrors: [] });
  expect(await discard("window-none", 5)).toMatchObject({ isDiscarded: true });
  expect(await drafts()).toEqual([]);
});

test("a dismissed draft is offered no more, comes back until thirty days have passed, and goes then", {
  tags: "bothDatabases",
}, async () => {
  const dismissed = async () => {
    const { data } = await site.graphql<{ projectByDatabaseId: { dismissedDrafts: object[] } }>(
      "query ($id: Int!) { projectByDatabaseId(databaseId: $id) { dismissedDrafts { editor sequence } } }",
      { id },
      owner,
    );
    return data?.projectByDatabaseId.dismissedDrafts;
  };
  await save("window-one", 1, "typed");
  await dismiss("window-one", 2, true);
  expect([await drafts(), await dismissed()]).toEqual([
    [],
    [{ editor: "window-one", sequence: 2 }],
  ]);
  await dismiss("window-one", 3, false);
  expect([await drafts(), await dismissed()]).toEqual([['window-one 3 "typed"'], []]);
  // A draft of a window that has stored none before.
  await dismiss("window-two", 1, true);
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1_000);
  await emptyTrash(site.database, inDays(29));
  expect(await dismissed()).toEqual([{ editor: "window-two", sequence: 1 }]);
  await emptyTrash(site.database, inDays(31));
  expect([await drafts(), await dismissed()]).toEqual([['window-one 3 "typed"'], []]);
});

test("what cannot be kept is refused by field", async () => {
  expect((await save("short", 1, "")).userErrors).toMatchObject([{ field: "editor" }]);
  expect((await save("window-one", 1, "x".repeat(1_000_000))).userErrors).toMatchObject([
    { field: "content", code: "TOO_LONG" },
  ]);
  expect((await save("window-one", 1, "", 999)).userErrors).toMatchObject([{ code: "NOT_FOUND" }]);
  const input = { projectId: globalIdOf("Project", id), editor: "window-one", sequence: 1 };
  const broken = await runMutation(
    site,
    "saveProjectDraft",
    { ...input, content: "{" },
    "draft { sequence }",
  );
  expect(broken).toMatchObject({ draft: null, userErrors: [{ field: "content" }] });
  expect(await drafts()).toEqual([]);
});

test("drafts stay while the project is in the trash, and go with it; nobody else reads them", async () => {
  await save("window-one", 1, "kept");
  expect(await drafts(visitor)).toEqual(["UNAUTHENTICATED"]);
  expect(await drafts({ isOwner: false, hasPortfolioAccess: true })).toEqual(["UNAUTHENTICATED"]);
  await site.database.project.update({ where: { id }, data: { deletedAt: new Date() } });
  expect((await save("window-one", 2, "typed on")).userErrors).toEqual([]);
  await site.database.project.delete({ where: { id } });
  expect(await site.database.projectDraft.count()).toBe(0);
});
