import { afterAll, beforeAll, expect, test } from "vitest";
import { readContentRevision } from "../../database/content-revision.ts";
import { createProject } from "../../projects/project-actions.ts";
import { openDemoSite } from "../../testing/demo-site.ts";
import { owner, refusalOf, runMutation } from "../../testing/run-mutation.ts";
import type { TestSite } from "../../testing/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openDemoSite();
});
afterAll(() => site.close());

type Read = {
  siteSetup: {
    beginning: string | null;
    isFinished: boolean;
    steps: { name: string; isDone: boolean; project: { slug: string } | null }[];
  };
};

async function read() {
  const query =
    "{ siteSetup { beginning isFinished isOffered steps { name isDone project { slug } } } demo { isAlone } }";
  const { data } = await site.graphql<Read>(query, {}, owner);
  return data?.siteSetup;
}

const doneSteps = async () =>
  (await read())?.steps.filter(({ isDone }) => isDone).map(({ name }) => name);

const update = (input: object) =>
  runMutation(site, "updateSiteSetup", input, "siteSetup { beginning isFinished }");

test("a new site has chosen nothing, and what the demo says is not the owner's", async () => {
  expect(await read()).toMatchObject({ beginning: null, isFinished: false });
  expect(await doneSteps()).toEqual([]);
});

test("a step is done when there is something of the owner's own, with the demo or without", async () => {
  const { database } = site;
  const where = { id: 1 };
  await database.siteIdentity.update({ where, data: { ownerName: "Ada", portrait: "/objects/a" } });
  expect(await doneSteps()).toEqual(["NAME", "PORTRAIT"]);
  await runMutation(site, "updateSiteColors", { navHover: "#ffffff" }, "siteColors { navHover }");
  await database.aboutContent.update({ where, data: { mainParagraph: "I draw." } });
  expect(await doneSteps()).toEqual(["NAME", "PORTRAIT", "COLORS", "ABOUT"]);
  const mine = { name: "Mine", slug: "mine", visibility: "draft" as const };
  const { id } = await createProject(database, mine);
  expect(await doneSteps()).toContain("PROJECT");
  expect((await read())?.steps.at(-1)).toEqual({
    name: "PUBLISHED",
    isDone: false,
    project: { slug: "mine" },
  });
  await database.project.update({ where: { id }, data: { visibility: "public" } });
  expect((await read())?.steps.at(-1)).toEqual({ name: "PUBLISHED", isDone: true, project: null });
  await database.siteIdentity.update({ where, data: { tagline: "Mine" } });
  expect(await doneSteps()).toHaveLength(7);
  await runMutation(site, "removeDemo", null, "demo { isPresent }");
  expect(await doneSteps()).toHaveLength(7);
});

test("whether all projects are the demo's is told", async () => {
  const isAlone = async () =>
    (await site.graphql<{ demo: { isAlone: boolean } }>("{ demo { isAlone } }", {}, owner)).data
      ?.demo.isAlone;
  expect(await isAlone()).toBe(false);
  await runMutation(site, "restoreDemo", null, "demo { isPresent }");
  expect(await isAlone()).toBe(false);
  await site.database.project.deleteMany({ where: { slug: "mine" } });
  expect(await isAlone()).toBe(true);
});

test("what the owner began with is noted, and that she is done, each by itself", async () => {
  expect((await read())?.beginning).toBe("OWN");
  expect(await update({ beginning: "DEMO" })).toMatchObject({
    siteSetup: { beginning: "DEMO", isFinished: false },
  });
  expect(await update({ isFinished: true })).toMatchObject({
    siteSetup: { beginning: "DEMO", isFinished: true },
  });
  expect(await update({ beginning: null, isFinished: null })).toMatchObject({
    siteSetup: { beginning: "DEMO", isFinished: true },
  });
  expect(await update({ isFinished: false })).toMatchObject({ siteSetup: { isFinished: false } });
});

test("visitors read whether it is finished, as of now, and nothing else of it", async () => {
  const before = await readContentRevision(site.database);
  await update({ isFinished: true });
  expect(await readContentRevision(site.database)).toBeGreaterThan(before);
  const { data } = await site.graphql("{ siteSetup { isFinished viewerCanEdit } }");
  expect(data).toEqual({ siteSetup: { isFinished: true, viewerCanEdit: false } });
  for (const query of ["{ siteSetup { beginning } }", "{ siteSetup { steps { name } } }"]) {
    const { errors } = await site.graphql(query);
    expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  }
  expect(await refusalOf(site, "updateSiteSetup", { isFinished: true })).toBe("UNAUTHENTICATED");
});

test("a site from before this is asked nothing, until its owner chooses", async () => {
  await site.database.siteSetup.deleteMany();
  expect(await read()).toMatchObject({ isOffered: false, beginning: null, isFinished: false });
  await update({ beginning: "OWN" });
  expect(await read()).toMatchObject({ isOffered: true, beginning: "OWN", isFinished: false });
});
