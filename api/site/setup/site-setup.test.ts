import { afterAll, beforeAll, expect, test } from "vitest";
import { owner, runMutation } from "../../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function showsSamples() {
  const query = "{ siteSetup { showsSamples } }";
  const { data } = await site.graphql<{ siteSetup: { showsSamples: boolean } }>(query);
  return data?.siteSetup.showsSamples;
}

const update = (input: object) =>
  runMutation(site, "updateSiteSetup", input, "siteSetup { isFinished }");

test("visitors see samples only where nobody has begun: not beside a public project, without the demo, or once done", async () => {
  const { project } = site.database;
  expect(await showsSamples()).toBe(true);
  const { id } = await project.create({
    data: { name: "Mine", slug: "mine", visibility: "draft" },
  });
  expect(await showsSamples()).toBe(true);
  await project.update({ where: { id }, data: { publishAt: new Date(Date.now() - 1_000) } });
  expect(await showsSamples()).toBe(false);
  await project.update({ where: { id }, data: { visibility: "unlisted", publishAt: null } });
  expect(await showsSamples()).toBe(true);
  await project.update({ where: { id }, data: { visibility: "public" } });
  expect(await showsSamples()).toBe(false);
  await project.delete({ where: { id } });

  await update({ beginning: "DEMO" });
  expect(await showsSamples()).toBe(true);
  await update({ beginning: "OWN" });
  expect(await showsSamples()).toBe(false);
  await update({ beginning: "DEMO", isFinished: true });
  expect(await showsSamples()).toBe(false);
});

test("a token that reads as the owner cannot change the set-up", async () => {
  const token = { id: 1, name: "Agent", scopes: ["READ"] as const };
  const query = "{ siteSetup { viewerCanEdit } }";
  expect((await site.graphql(query, {}, owner)).data).toEqual({
    siteSetup: { viewerCanEdit: true },
  });
  expect((await site.graphql(query, {}, { ...owner, token })).data).toEqual({
    siteSetup: { viewerCanEdit: false },
  });
});
