import { afterAll, beforeAll, expect, test } from "vitest";
import { visitor } from "../../access/viewer.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { createProject } from "../project-actions.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await site.database.mediaAsset.create({
    data: {
      ...{ path: "/objects/hero.png", kind: "image", mediaType: "image/png", checksum: "hero" },
      ...{ byteSize: 1, width: 3, height: 2 },
      colors: JSON.stringify([
        ["#101820", 0.8],
        ["#f2aa4c", 0.2],
      ]),
    },
  });
});
afterAll(() => site.close());

const ground = "#101820";

async function lightOf(fields: object): Promise<unknown> {
  await site.database.project.deleteMany();
  await createProject(site.database, { name: "Lit", slug: "lit", ...fields });
  const query = '{ project(slug: "lit") { light { ground ink quiet accent } } }';
  const { data } = await site.graphql<{ project: { light: unknown } }>(query, {}, visitor);
  return data?.project.light;
}

test.each([
  ["its hero", { heroImage: "/objects/hero.png?v=2" }],
  ["its card, where it has no hero", { homeHeroImage: "/objects/hero.png" }],
  ["its hero at the gate, too", { heroImage: "/objects/hero.png", isPasswordProtected: true }],
])("a page is lit by %s", async (_what, fields) => {
  expect(await lightOf(fields)).toMatchObject({ ground, accent: "#f2aa4c" });
});

test("what the owner has chosen goes before the picture, color by color", async () => {
  const chosen = { heroImage: "/objects/hero.png", lightSource: "colors", lightGround: "#fff" };
  expect(await lightOf({ ...chosen, lightInk: "#000000" })).toEqual({
    ...{ ground: "#fff", ink: "#000000", accent: "#f2aa4c" },
    quiet: expect.stringMatching(/^#([3-6][0-9a-f])\1\1$/),
  });
  expect(await lightOf({ ...chosen, lightSource: "picture" })).toMatchObject({ ground });
});

test.each([
  ["where the owner wants them", { heroImage: "/objects/hero.png", lightSource: "site" }],
  ["without a picture", {}],
  ["where a color of its own has no other to go with", { lightSource: "colors", lightInk: "#fff" }],
])("a page stands in the site's colors %s", async (_where, fields) => {
  expect(await lightOf(fields)).toBeNull();
});

test.each([
  ["its own picture", { heroImage: "/objects/hero.png", homeHeroImage: "/objects/card.png" }],
  ["that of its card, where it has none", { heroImage: "", homeHeroImage: "/objects/hero.png" }],
  ["nothing, where it has neither", {}],
])("at the head of a page stands %s", async (what, fields) => {
  await site.database.project.deleteMany();
  await createProject(site.database, { name: "Led", slug: "led", ...fields });
  const query = '{ project(slug: "led") { pageHero { src } } }';
  const { data } = await site.graphql<{ project: unknown }>(query, {}, visitor);
  const pageHero = what.startsWith("nothing") ? null : { src: "/objects/hero.png" };
  expect(data?.project).toEqual({ pageHero });
});
