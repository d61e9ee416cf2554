import { afterAll, beforeAll, expect, test } from "vitest";
import { globalIdOf } from "./builder/global-id.ts";
import { runMutation } from "./testing/run-mutation.ts";
import { openTestSite, type TestSite } from "./testing/test-site.ts";

const soft = "\u00ad";
const name = "Kindertagesstättenverwaltung in Wien";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  const input = { name, slug: "kita", visibility: "PUBLIC" };
  await runMutation(site, "createProject", input, "project { id }");
});
afterAll(() => site.close());

const readTitle = async () => {
  const query = '{ project(slug: "kita") { name hyphenatedName } }';
  const { data } = await site.graphql<{ project: { name: string; hyphenatedName: string } }>(query);
  return data?.project;
};

const setLanguage = (language: string) =>
  runMutation(site, "updateSiteWords", { language }, "siteWords { language }");

test("long words of a title may be broken by the patterns of the site's language", async () => {
  await setLanguage("de-AT");
  const title = await readTitle();
  expect(title?.hyphenatedName.split(soft)).toEqual([
    "Kinder",
    "ta",
    "ges",
    "stät",
    "ten",
    "ver",
    "wal",
    "tung in Wien",
  ]);
  // The name itself has no soft hyphens, because it is searched for and copied.
  expect(title?.name).toBe(name);
});

test("they stay as they are in a language without patterns", async () => {
  await setLanguage("ja");
  expect((await readTitle())?.hyphenatedName).toBe(name);
});

test("the name of a project in another language is broken by its patterns", async () => {
  await setLanguage("ja");
  const { id } = await site.database.project.findFirstOrThrow();
  const change = (language: string) =>
    runMutation(
      site,
      "updateProject",
      { id: globalIdOf("Project", id), language },
      "project { language hyphenatedName }",
    );
  expect(await change("german!")).toMatchObject({ userErrors: [{ field: "language" }] });
  expect(await change("DE-at")).toMatchObject({
    project: { language: "de-AT", hyphenatedName: expect.stringContaining(`stät${soft}ten`) },
  });
  expect(await change("")).toMatchObject({ project: { hyphenatedName: name } });
});
