import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { visitor } from "../../access/viewer.ts";
import { globalIdOf } from "../../builder/global-id.ts";
import { owner, runMutation } from "../../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";

type Revision = {
  id: string;
  version: number;
  restoredVersion: number | null;
  changedParts: string[];
  [field: string]: unknown;
};

const revisionFields = `
  id version restoredVersion changedParts name slug showOnHome homeDisplayWidth lightModeNav
  heroImage { src } homeHeroImage { src } workImages { src }
  caseStudy { whyContent unreadableSections why { ... on TextModule { content } } }
`;

let site: TestSite;
let id: string;
let number: number;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.project.deleteMany();
  const project = await site.database.project.create({
    data: {
      name: "Orrery",
      slug: "orrery",
      heroImage: "/objects/first.png",
      whyContent: '[{"type":"text","content":"Because","hidden":true}]',
      workImages: { create: [{ src: "/objects/a.png", position: 0 }] },
    },
  });
  number = project.id;
  id = globalIdOf("Project", project.id);
});

const update = (change: object) =>
  runMutation(site, "updateProject", { id, ...change }, "project { version }");

async function revisions(first = 100, viewer = owner): Promise<Revision[]> {
  const { data, errors } = await site.graphql<{
    projectByDatabaseId: { revisions: { edges: { node: Revision }[] } };
  }>(
    `query ($number: Int!, $first: Int!) { projectByDatabaseId(databaseId: $number) {
      revisions(first: $first) { edges { node { ${revisionFields} } } }
    } }`,
    { number, first },
    viewer,
  );
  if (!data?.projectByDatabaseId) throw new Error(JSON.stringify(errors));
  return data.projectByDatabaseId.revisions.edges.map(({ node }) => node);
}

const restore = async (version: number, more: object = {}) => {
  const revision = (await revisions()).find((each) => each.version === version);
  const { version: current } = await site.database.project.findUniqueOrThrow({
    where: { id: number },
  });
  return runMutation(
    site,
    "restoreRevision",
    { id: revision?.id ?? "", version: current, ...more },
    "project { version name slug workImages { media { src } } heroImage { src } caseStudy { whyContent } }",
  );
};

test("the first save keeps what was there before it, too; each names what it changed", async () => {
  await update({ name: "Planetarium", workImages: ["/objects/b.png", "/objects/a.png"] });
  await update({ sectionTexts: { why: '[{"type":"text","content":"Why not"}]' }, heroImage: null });
  expect(await revisions()).toMatchObject([
    {
      version: 3,
      changedParts: ["HERO_IMAGE", "WHY"],
      heroImage: null,
      caseStudy: { why: [{ content: "Why not" }] },
    },
    {
      version: 2,
      changedParts: ["NAME", "WORK_IMAGES"],
      name: "Planetarium",
      workImages: [{ src: "/objects/b.png" }, { src: "/objects/a.png" }],
      heroImage: { src: "/objects/first.png" },
    },
    { version: 1, changedParts: [], name: "Orrery", caseStudy: { why: [{ content: "Because" }] } },
  ]);
});

test("a save that is refused keeps none", { tags: "bothDatabases" }, async () => {
  await update({ version: 9, name: "Stale" });
  await update({ name: " " });
  expect(await revisions()).toEqual([]);
});

test("pictures replaced and rearranged elsewhere are saves, too", async () => {
  const replace = (image: object) =>
    runMutation(
      site,
      "replaceProjectImage",
      { id, image, src: "/objects/other.png" },
      "project { version }",
    );
  await replace({ hero: "PAGE" });
  const image = await site.database.workImage.create({
    data: { projectId: number, src: "/objects/c.png", position: 1 },
  });
  await replace({ workImageId: globalIdOf("WorkImage", image.id) });
  await runMutation(
    site,
    "setWorkOrder",
    { workImageIds: [globalIdOf("WorkImage", image.id)] },
    "userErrors { message }",
  );
  expect((await revisions()).map(({ changedParts }) => changedParts)).toEqual([
    ["WORK_IMAGES"],
    ["WORK_IMAGES"],
    ["HERO_IMAGE"],
    [],
  ]);
});

test("saves that change nothing of it use up none", async () => {
  await update({ name: "Planetarium" });
  for (let step = 0; step < 3; step += 1) await update({ name: "Planetarium" });
  await update({ isPasswordProtected: true });
  expect((await revisions()).map(({ version }) => version)).toEqual([2, 1]);
  expect((await update({ name: "Orrery" })).project).toEqual({ version: 7 });
  expect(await revisions()).toMatchObject([{ version: 7, changedParts: ["NAME"] }, {}, {}]);
});

test("fifty stay, the last ones", { tags: "bothDatabases" }, async () => {
  for (let step = 1; step <= 53; step += 1) await update({ name: `Name ${step}` });
  const kept = await revisions();
  expect(kept.map(({ version }) => version)).toEqual(
    Array.from({ length: 50 }, (_, index) => 54 - index),
  );
});

test("a revision is restored whole, by a new one, and that can be undone", async () => {
  await update({
    name: "Planetarium",
    slug: "planetarium",
    heroImage: null,
    workImages: ["/objects/b.png"],
    sectionTexts: { why: "[]" },
    isPasswordProtected: true,
  });
  const [after, before] = await revisions();
  expect((await restore(1)).project).toEqual({
    version: 3,
    name: "Orrery",
    slug: "orrery",
    heroImage: { src: "/objects/first.png" },
    workImages: [{ media: { src: "/objects/a.png" } }],
    caseStudy: { whyContent: '[{"type":"text","content":"Because","hidden":true}]' },
  });
  const [restored] = await revisions();
  expect(restored).toMatchObject({
    ...before,
    id: restored?.id,
    version: 3,
    restoredVersion: 1,
    changedParts: after?.changedParts,
  });
  const stored = await site.database.project.findUniqueOrThrow({ where: { id: number } });
  expect(stored.isPasswordProtected).toBe(true);

  await restore(2);
  const [undone] = await revisions();
  expect(undone).toMatchObject({ ...after, id: undone?.id, version: 4, restoredVersion: 2 });
});

test("text that cannot be read comes back as it was", async () => {
  await site.database.project.update({ where: { id: number }, data: { whyContent: "{broken" } });
  await update({ sectionTexts: { why: "[]" }, overwriteUnreadable: true });
  expect((await revisions())[1]?.caseStudy).toMatchObject({ unreadableSections: ["WHY"] });
  expect((await restore(1)).project).toMatchObject({ caseStudy: { whyContent: "{broken" } });
});

test("nothing is restored over a newer version, nor at an address that another project has", async () => {
  await update({ slug: "planetarium" });
  expect((await restore(1, { version: 1 })).userErrors).toMatchObject([{ code: "STALE_VERSION" }]);
  await site.database.formerSlug.deleteMany();
  await site.database.project.create({ data: { name: "Thief", slug: "orrery" } });
  expect((await restore(1)).userErrors).toMatchObject([{ field: "slug", code: "SLUG_TAKEN" }]);
  expect(await revisions()).toHaveLength(2);
  expect(await restore(1, { keepSlug: true })).toMatchObject({
    project: { version: 3, slug: "planetarium" },
    userErrors: [],
  });
  expect((await restore(99)).userErrors).toMatchObject([{ code: "NOT_FOUND" }]);
});

test("nobody but the owner reads a revision, by whatever road", async () => {
  await update({ name: "Planetarium" });
  const [revision] = await revisions();
  for (const viewer of [visitor, { isOwner: false, hasPortfolioAccess: true }]) {
    await expect(revisions(1, viewer)).rejects.toThrow("UNAUTHENTICATED");
    const { errors } = await site.graphql(
      "query ($number: Int!) { projectByDatabaseId(databaseId: $number) { revision(version: 1) { name } } }",
      { number },
      viewer,
    );
    expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    for (const road of [`node(id: "${revision?.id}")`, `nodes(ids: ["${revision?.id}"])`]) {
      const { errors } = await site.graphql(
        `{ ${road} { id ... on ProjectRevision { name caseStudy { whyContent } } } }`,
        {},
        viewer,
      );
      expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    }
  }
});
