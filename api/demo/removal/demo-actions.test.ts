import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { globalIdOf } from "../../builder/global-id.ts";
import { parseSection } from "../../projects/case-study/content-modules.ts";
import { updateProject } from "../../projects/project-actions.ts";
import { openDemoSite } from "../../testing/demo-site.ts";
import { refuseUpdates } from "../../testing/refuse-updates.ts";
import { owner, refusalOf, runMutation } from "../../testing/run-mutation.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { demoPortfolio } from "../portfolio.ts";
import { readRemovedContent } from "./removed-content.ts";

let site: TestSite;
beforeEach(async () => {
  site = await openDemoSite();
});
afterEach(() => site.close());

const remove = () => runMutation(site, "removeDemo", null, "demo { isPresent restorableUntil }");
const restore = () => runMutation(site, "restoreDemo", null, "demo { isPresent restorableUntil }");

/** The content of the site, without the fields that every write changes. */
async function said() {
  const { database } = site;
  const records = await Promise.all([
    database.project.findMany({ where: { deletedAt: null }, include: { workImages: true } }),
    database.siteIdentity.findMany(),
    database.aboutContent.findMany(),
    database.banner.findMany(),
    database.aboutTab.findMany({ include: { quotes: true }, orderBy: { displayOrder: "asc" } }),
  ]);
  const ownWrites = ["version", "updatedAt", "createdAt", "tabId", "demoFields"];
  const [projects, ...others] = JSON.parse(JSON.stringify(records), (key, value) =>
    ownWrites.includes(key) ? undefined : value,
  );
  const withoutId = (key: string, value: unknown) => (key === "id" ? undefined : value);
  return { projects, others: JSON.parse(JSON.stringify(others), withoutId) };
}

const slugs = async () =>
  (await site.database.project.findMany({ where: { deletedAt: null } })).map(({ slug }) => slug);

const projectBySlug = (slug: string) =>
  site.database.project.findUniqueOrThrow({ where: { slug } });

test("the demo goes in one action, and comes back as it was", {
  tags: "bothDatabases",
}, async () => {
  const before = await said();
  expect(await remove()).toMatchObject({
    demo: { isPresent: false, restorableUntil: expect.stringMatching(/^\d{4}-/) },
    userErrors: [],
  });
  const { projects, others } = await said();
  const [[identity], [about], [banner], tabs] = others;
  expect(projects).toEqual([]);
  expect(tabs).toEqual([]);
  const written = Object.keys(demoPortfolio.identity);
  expect(written.filter((name) => identity[name])).toEqual([]);
  expect(about).toMatchObject({ mainParagraph: "", currentRole: "", personalLife: "" });
  expect(about).toMatchObject({ linkedinUrl: "", mainHeading: "" });
  expect(banner.isActive).toBe(false);
  const home = await site.graphql("{ siteIdentity { ownerName portrait { src } } }");
  expect(home.data).toEqual({ siteIdentity: { ownerName: "", portrait: null } });
  expect((await remove()).userErrors).toMatchObject([{ code: "NO_DEMO" }]);

  expect(await restore()).toMatchObject({
    demo: { isPresent: true, restorableUntil: null },
    userErrors: [],
  });
  expect(await said()).toEqual(before);
  expect((await restore()).userErrors).toMatchObject([{ code: "NOT_FOUND" }]);
  await remove();
  expect(await said()).toEqual({ projects, others });
});

test("a demo that was removed is in no list of the library or the trash until it is back", async () => {
  const { database } = site;
  const { heroImage } = await projectBySlug("passage");
  const data = { name: "Mine", slug: "mine", heroImage };
  const own = await database.project.create({ data });
  const query =
    "{ mediaAssets(first: 200) { totalCount edges { node { path } } } trashedProjects { totalCount } }";
  const lists = async () => {
    const { data } = await site.graphql<{
      mediaAssets: { totalCount: number; edges: { node: { path: string } }[] };
      trashedProjects: { totalCount: number };
    }>(query, {}, owner);
    const { edges } = data?.mediaAssets ?? { edges: [] };
    return { files: edges.map(({ node }) => node.path), trash: data?.trashedProjects.totalCount };
  };
  const before = await lists();
  expect(before.files.length).toBeGreaterThan(20);
  await remove();
  expect(await lists()).toEqual({ files: [heroImage?.split("?")[0]], trash: 0 });
  await runMutation(
    site,
    "deleteProject",
    { id: globalIdOf("Project", own.id) },
    "deletedProjectId",
  );
  expect((await lists()).trash).toBe(1);
  await site.graphql("mutation { emptyTrash { projectCount } }", {}, owner);
  expect(await lists()).toEqual({ files: [], trash: 0 });
  await restore();
  expect(await lists()).toEqual(before);
});

test("a project of the demo that was deleted before stays in the trash", async () => {
  const { id } = await projectBySlug("passage");
  await runMutation(site, "deleteProject", { id: globalIdOf("Project", id) }, "deletedProjectId");
  await remove();
  const query = "{ trashedProjects { edges { node { name } } } }";
  const { data } = await site.graphql<{
    trashedProjects: { edges: { node: { name: string } }[] };
  }>(query, {}, owner);
  expect(data?.trashedProjects.edges.map(({ node }) => node.name)).toEqual(["Passage"]);
});

test.each<[string, Record<string, unknown>]>([
  ["a heading", { title: "My heading" }],
  ["a label", { label: "Opening" }],
  ["a stand-in", { standIn: { text: "On request" } }],
  ["a place of the text", { textPosition: "right" }],
  ["an audience", { audience: "access" }],
])("%s that the owner gave a module of the demo stays: %j", async (_what, given) => {
  const { id, whyContent } = await projectBySlug("passage");
  const [first, ...others] = parseSection(whyContent).modules;
  const why = JSON.stringify([{ ...first, ...given }, ...others]);
  await updateProject(site.database, { id, fields: {}, sections: { why } });
  const { data } = await site.graphql("{ demo { changedProjects { slug } } }", {}, owner);
  expect(data).toEqual({ demo: { changedProjects: [{ slug: "passage" }] } });
});

test("an address that the owner embedded in the demo stays", async () => {
  const { id, whyContent } = await projectBySlug("passage");
  const embed = { type: "embed", url: "https://vimeo.com/76979871" } as const;
  const why = [...parseSection(whyContent).modules, embed];
  await updateProject(site.database, { id, fields: {}, sections: { why } });
  await remove();
  expect(await slugs()).toEqual(["passage"]);
});

test("what the owner wrote stays, beside the demo and in it", async () => {
  const { database } = site;
  await database.project.create({ data: { name: "Mine", slug: "mine" } });
  const passage = await projectBySlug("passage");
  await updateProject(database, {
    id: passage.id,
    fields: {},
    sections: { why: [{ type: "text", content: "My own words" }] },
  });
  const hearten = await projectBySlug("hearten");
  await updateProject(database, { id: hearten.id, fields: { heroImage: "/objects/mine.webp" } });
  await updateProject(database, {
    id: (await projectBySlug("morrow-doses")).id,
    fields: { name: "M" },
  });
  await database.siteIdentity.update({ where: { id: 1 }, data: { ownerName: "Ada Byron" } });
  await database.aboutContent.update({ where: { id: 1 }, data: { currentRole: "Free." } });
  await database.banner.update({ where: { id: 1 }, data: { content: "My notice." } });
  const [first, second] = await database.aboutTab.findMany({ orderBy: { displayOrder: "asc" } });
  const quote = { quote: "She is kind.", authorName: "N", authorTitle: "T", authorCompany: "C" };
  await database.quote.create({ data: { ...quote, tabId: first?.id ?? 0 } });
  await database.aboutTab.update({
    where: { id: second?.id ?? 0 },
    data: { contentText: "<p>Hi</p>" },
  });

  const { data } = await site.graphql(
    "{ demo { projects { slug } changedProjects { slug } } }",
    {},
    owner,
  );
  expect(data).toEqual({
    demo: {
      projects: ["quillon-show-your-working", "lindholm-tramways", "fennimore-claims"].map(
        (slug) => ({ slug }),
      ),
      changedProjects: ["passage", "hearten", "morrow-doses"].map((slug) => ({ slug })),
    },
  });
  await remove();
  expect((await slugs()).sort()).toEqual(["hearten", "mine", "morrow-doses", "passage"]);
  expect(await database.siteIdentity.findFirst()).toMatchObject({
    ownerName: "Ada Byron",
    tagline: "",
    portrait: null,
  });
  expect(await database.aboutContent.findFirst()).toMatchObject({
    currentRole: "Free.",
    mainParagraph: "",
  });
  expect(await database.banner.findFirst()).toMatchObject({ content: "My notice." });
  const tabs = await database.aboutTab.findMany({ include: { quotes: true } });
  expect(tabs.map(({ quotes }) => quotes.map(({ authorName }) => authorName))).toEqual([["N"], []]);

  await database.siteIdentity.update({ where: { id: 1 }, data: { tagline: "My line" } });
  await database.aboutTab.create({
    data: { name: "R", slug: "research", contentHeading: "R", contentText: "R" },
  });
  await database.project.create({ data: { name: "Taken", slug: "fennimore-claims" } });
  await restore();
  expect(await slugs()).toContain("fennimore-claims-2");
  expect(await database.siteIdentity.findFirst()).toMatchObject({
    ownerName: "Ada Byron",
    tagline: "My line",
    footerText: demoPortfolio.identity.footerText,
  });
  expect(await database.banner.findFirst()).toMatchObject({ content: "My notice." });
  const back = await database.aboutTab.findMany({ include: { quotes: true } });
  expect(back.map(({ slug, quotes }) => [slug, quotes.length]).sort()).toEqual([
    ["engineering", 2],
    ["product", 4],
    ["research", 0],
    ["research-2", 3],
  ]);
});

test("what was only arranged, hidden or protected is still the demo's", async () => {
  const { database } = site;
  const { id } = await projectBySlug("passage");
  const fields = { showOnHome: false, isPasswordProtected: true };
  await updateProject(database, { id, fields });
  await database.project.updateMany({ data: { visibility: "draft", homeOrder: 9 } });
  await remove();
  expect(await slugs()).toEqual([]);
});

test("facts that the owner wrote make a project hers", async () => {
  const { database } = site;
  const changes = [
    ["passage", { client: "My client" }],
    ["quillon-show-your-working", { year: "2019" }],
    ["hearten", { team: [{ name: "Dr Yewande Castell", role: "My colleague" }] }],
    ["lindholm-tramways", { links: [{ label: "", url: "https://mine.example/" }] }],
    ["morrow-doses", { tags: ["Health", "My tag"] }],
  ] as const;
  for (const [slug, fields] of changes) {
    const { id } = await projectBySlug(slug);
    await updateProject(database, { id, fields: fields as object });
  }
  await remove();
  expect((await slugs()).sort()).toEqual(changes.map(([slug]) => slug).sort());
});

test.each(["removeDemo", "restoreDemo"])(
  "%s does all of it or nothing",
  { tags: "bothDatabases" },
  async (mutation) => {
    if (mutation === "restoreDemo") await remove();
    const before = await said();
    const allow = await refuseUpdates(site.database, "Banner");
    await expect(runMutation(site, mutation, null, "demo { isPresent }")).rejects.toThrow();
    expect(await said()).toEqual(before);
    await allow();
    expect((await runMutation(site, mutation, null, "demo { isPresent }")).userErrors).toEqual([]);
    expect(await said()).not.toEqual(before);
  },
);

test("a demo of which something came back by itself is removed again, and wholly brought back", async () => {
  const before = await said();
  await remove();
  const [first] = await site.database.project.findMany({ orderBy: { id: "asc" } });
  await runMutation(
    site,
    "restoreProject",
    { id: btoa(`Project:${first?.id}`) },
    "project { slug }",
  );
  expect(await slugs()).toEqual(["passage"]);
  expect((await remove()).userErrors).toEqual([]);
  await restore();
  expect(await said()).toEqual(before);
});

test("visitors neither see what is the demo's nor change it", async () => {
  expect(await refusalOf(site, "removeDemo", null)).toBe("UNAUTHENTICATED");
  expect(await refusalOf(site, "restoreDemo", null)).toBe("UNAUTHENTICATED");
  const { errors } = await site.graphql("{ demo { isPresent } }");
  expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
});

const forms = join(import.meta.dirname, "stored-forms");

test.each(readdirSync(forms))("what %s holds is brought back", async (name) => {
  const content = readFileSync(join(forms, name), "utf8");
  expect(readRemovedContent(content).tabs[0]?.quotes).toHaveLength(1);
  await remove();
  await site.database.demoRemoval.update({ where: { id: 1 }, data: { content } });
  expect((await restore()).userErrors).toEqual([]);
  expect(await site.database.siteIdentity.findFirst()).toMatchObject({ ownerName: "Ilse" });
  expect(await site.database.aboutTab.findFirst({ include: { quotes: true } })).toMatchObject({
    slug: "product",
    quotes: [{ authorName: "Runa" }],
  });
});
