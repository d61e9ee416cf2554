import { assertInputObjectType } from "graphql";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ProjectFieldKey, projectFields } from "../../../content/project-fields.ts";
import { sectionKeys } from "../../../content/sections.ts";
import { globalIdOf } from "../../builder/global-id.ts";
import { schema } from "../../graphql/schema.ts";
import { updateProject } from "../../projects/project-actions.ts";
import { storeRevision } from "../../projects/revisions/store-revision.ts";
import { openDemoSite } from "../../testing/demo-site.ts";
import { owner, runMutation } from "../../testing/run-mutation.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { demoPortfolio } from "../portfolio.ts";
import { findDemo } from "./find-demo.ts";
import { readRemovedContent } from "./removed-content.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openDemoSite();
});
afterAll(() => site.close());

const ofIdentity = Object.keys(demoPortfolio.identity);
const ofAbout = Object.keys(demoPortfolio.about);

let ids: { project: number; tab: number; quote: number; workImage: number };
beforeEach(async () => {
  const { database } = site;
  const project = await database.project.findFirstOrThrow({ include: { workImages: true } });
  const tab = await database.aboutTab.findFirstOrThrow({ include: { quotes: true } });
  const [{ id: quote } = { id: 0 }] = tab.quotes;
  const [{ id: workImage } = { id: 0 }] = project.workImages;
  ids = { project: project.id, tab: tab.id, quote, workImage };
  const data = { isDemo: true };
  await database.project.updateMany({ data: { ...data, visibility: "draft" } });
  await database.aboutTab.updateMany({ data });
  await database.quote.updateMany({ data });
  await database.banner.updateMany({ data });
  await database.siteIdentity.updateMany({ data: { demoFields: JSON.stringify(ofIdentity) } });
  await database.aboutContent.updateMany({ data: { demoFields: JSON.stringify(ofAbout) } });
});

/** The number of records or fields of each kind that are marked as the demo's. */
async function counts() {
  const { database } = site;
  const { projects, banner, identity, about } = await findDemo(database);
  return {
    projects: projects.length,
    tabs: await database.aboutTab.count({ where: { isDemo: true } }),
    quotes: await database.quote.count({ where: { isDemo: true } }),
    banner: banner ? 1 : 0,
    identity: Object.keys(identity).length,
    about: Object.keys(about).length,
  };
}

const project = () => globalIdOf("Project", ids.project);

/**
 * Mutations that change content of the demo: the kind of content that loses a mark, and an input.
 */
const writing: Record<string, [mark: string, input: () => object | Promise<object>]> = {
  updateProject: ["projects", () => ({ id: project(), name: "Mine" })],
  replaceProjectImage: [
    "projects",
    () => ({
      id: project(),
      image: { workImageId: globalIdOf("WorkImage", ids.workImage) },
      src: "/objects/mine.webp",
    }),
  ],
  restoreRevision: [
    "projects",
    async () => {
      const { database } = site;
      const where = { id: ids.project };
      const before = await database.project.update({ where, data: { client: "Mine" } });
      await database.$transaction((transaction) => storeRevision(transaction, ids.project));
      const data = { client: "", version: { increment: 1 }, isDemo: true };
      const { version } = await database.project.update({ where, data });
      await database.project.update({ where, data: { isDemo: true } });
      const revision = await database.projectRevision.findFirstOrThrow({
        where: { projectId: ids.project, version: before.version },
      });
      return { id: globalIdOf("ProjectRevision", revision.id), version };
    },
  ],
  replaceMedia: [
    "projects",
    async () => {
      const [asset, replacement] = await Promise.all(
        ["/objects/hearten-weeks.webp", "/objects/fennimore-colours.webp"].map((path) =>
          site.database.mediaAsset.findUniqueOrThrow({ where: { path } }),
        ),
      );
      return {
        id: globalIdOf("MediaAsset", asset?.id ?? 0),
        replacementId: globalIdOf("MediaAsset", replacement?.id ?? 0),
      };
    },
  ],
  updateAboutTab: ["tabs", () => ({ id: globalIdOf("AboutTab", ids.tab), name: "Mine" })],
  updateQuote: ["quotes", () => ({ id: globalIdOf("Quote", ids.quote), authorName: "Mine" })],
  updateBanner: ["banner", () => ({ content: "Mine" })],
  updateSiteIdentity: ["identity", () => ({ ownerName: "Mine" })],
  updateAboutContent: ["about", () => ({ mainParagraph: "Mine" })],
};

/**
 * Mutations that only sort, hide, protect or publish content of the demo, which removes no mark: an
 * input for each.
 */
const arranging: Record<string, () => object> = {
  placeProjects: () => ({ places: [{ id: project(), homeOrder: 7 }] }),
  schedulePublication: () => ({
    id: project(),
    publishAt: new Date(Date.now() + 86_400_000).toISOString(),
  }),
  setAboutTabOrder: () => ({ aboutTabIds: [] }),
  setHomeOrder: () => ({ projectIds: [] }),
  setProjectProtection: () => ({ id: project(), isPasswordProtected: true }),
  setQuoteOrder: () => ({ tabId: globalIdOf("AboutTab", ids.tab), quoteIds: [] }),
  setVisibility: () => ({ id: project(), visibility: "UNLISTED" }),
  setWorkOrder: () => ({ workImageIds: [] }),
};

test.each(Object.entries(writing))("%s takes a mark of %s", async (mutation, [mark, input]) => {
  const given = await input();
  const before = await counts();
  expect((await runMutation(site, mutation, given, "")).userErrors).toEqual([]);
  expect(await counts()).toEqual({ ...before, [mark]: Reflect.get(before, mark) - 1 });
});

test.each(Object.entries(arranging))("%s takes no mark", async (mutation, input) => {
  const before = await counts();
  expect((await runMutation(site, mutation, input(), "")).userErrors).toEqual([]);
  expect(await counts()).toEqual(before);
});

/**
 * A value for each kind of field whose change removes the mark. Other kinds only control the
 * display.
 */
const written: Partial<Record<(typeof projectFields)[ProjectFieldKey]["kind"], unknown>> = {
  text: "mine",
  optionalText: "mine",
  media: "/objects/mine.webp",
  mediaList: ["/objects/mine.webp"],
  tags: ["mine"],
  people: [{ name: "mine", role: "" }],
  links: [{ label: "", url: "https://mine.example/" }],
};
const keys = Object.keys(projectFields) as ProjectFieldKey[]; // the keys of a constant

test("each field that holds words or pictures makes a project the owner's, and each section", async () => {
  const { database } = site;
  const fields = keys
    .filter((key) => projectFields[key].kind in written && !/^(light|publish|language)/.test(key))
    .map((key) => ({ fields: { [key]: written[projectFields[key].kind] } }));
  const sections = sectionKeys.map((key) => ({ fields: {}, sections: { [key]: [] } }));
  const images = await database.workImage.findMany({ where: { projectId: ids.project } });
  const added = { fields: { workImages: [...images.map(({ src }) => src), "/objects/more.webp"] } };
  for (const change of [added, ...fields, ...sections]) {
    await database.project.updateMany({ data: { isDemo: true } });
    const { projects } = await counts();
    await updateProject(database, { id: ids.project, ...change });
    expect({ change, ...(await counts()) }).toMatchObject({ change, projects: projects - 1 });
  }
});

const values: Record<string, string> = {
  linkedinUrl: "https://mine.example/",
  teaserPhoto: "/objects/mine.webp",
  portrait: "/objects/mine.webp",
};

/** The names of the texts in a mutation's input. */
function textsOf(mutation: string): string[] {
  const input = assertInputObjectType(schema.getType(`U${mutation.slice(1)}Input`));
  return Object.values(input.getFields())
    .filter(({ type }) => String(type) === "String")
    .map(({ name }) => name);
}

test.each<[string, keyof Awaited<ReturnType<typeof counts>>, string[], () => object]>([
  [
    "updateAboutTab",
    "tabs",
    textsOf("updateAboutTab"),
    () => ({ id: globalIdOf("AboutTab", ids.tab) }),
  ],
  ["updateQuote", "quotes", textsOf("updateQuote"), () => ({ id: globalIdOf("Quote", ids.quote) })],
  ["updateBanner", "banner", textsOf("updateBanner"), () => ({})],
  ["updateSiteIdentity", "identity", ofIdentity, () => ({})],
  ["updateAboutContent", "about", ofAbout, () => ({})],
])("each text of %s takes a mark of %s", async (mutation, mark, names, record) => {
  const { database } = site;
  for (const name of names) {
    await database.aboutTab.updateMany({ data: { isDemo: true } });
    await database.quote.updateMany({ data: { isDemo: true } });
    const before = (await counts())[mark];
    const input = { ...record(), [name]: values[name] ?? "mine" };
    expect((await runMutation(site, mutation, input, "")).userErrors).toEqual([]);
    expect({ name, left: (await counts())[mark] }).toEqual({ name, left: before - 1 });
  }
});

test("the trash takes no mark", async () => {
  const before = await counts();
  await runMutation(site, "deleteProject", { id: project() }, "");
  await runMutation(site, "restoreProject", { id: project() }, "");
  expect(await counts()).toEqual(before);
});

test("a copy is nobody's demo", async () => {
  const before = await counts();
  await runMutation(site, "duplicateProject", { id: project() }, "");
  expect(await counts()).toEqual(before);
});

test("stored marks and removals that are not JSON count as empty", async () => {
  await site.database.siteIdentity.updateMany({ data: { demoFields: "x" } });
  expect((await findDemo(site.database)).identity).toEqual({});
  expect(readRemovedContent("x")).toEqual(readRemovedContent("{}"));
});

test("where nothing of the demo is left, no project is listed as the demo's", async () => {
  const { database } = site;
  const data = { isDemo: false };
  await database.project.updateMany({ data });
  await database.aboutTab.updateMany({ data });
  await database.quote.updateMany({ data });
  await database.banner.updateMany({ data });
  await database.siteIdentity.updateMany({ data: { demoFields: "[]" } });
  await database.aboutContent.updateMany({ data: { demoFields: "[]" } });
  const query = "{ demo { isPresent changedProjects { slug } } }";
  expect((await site.graphql(query, {}, owner)).data).toEqual({
    demo: { isPresent: false, changedProjects: [] },
  });
});
