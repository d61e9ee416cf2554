import { afterAll, beforeAll, expect, test } from "vitest";
import { visitor } from "../../access/viewer.ts";
import { readContentRevision } from "../../database/content-revision.ts";
import { owner } from "../../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const updateSiteLook = /* GraphQL */ `
  mutation ($input: UpdateSiteLookInput!) {
    updateSiteLook(input: $input) {
      siteLook { version voice }
      userErrors { field code }
    }
  }
`;

async function readVoice(): Promise<unknown> {
  const { data } = await site.graphql("{ siteLook { voice } }", {}, visitor);
  return data;
}

test("everyone reads the voice that the owner chose last, and pages of the one before are dropped", async () => {
  expect(await readVoice()).toEqual({ siteLook: { voice: "GROTESQUE" } });
  const revision = await readContentRevision(site.database);
  const input = { version: 1, voice: "EDITORIAL" };
  const { data } = await site.graphql(updateSiteLook, { input }, owner);
  expect(data).toEqual({
    updateSiteLook: { siteLook: { version: 2, voice: "EDITORIAL" }, userErrors: [] },
  });
  expect(await readVoice()).toEqual({ siteLook: { voice: "EDITORIAL" } });
  expect(await readContentRevision(site.database)).toBeGreaterThan(revision);
});

test("a choice made from an older version is refused, as is one that is not the owner's", async () => {
  await site.database.siteLook.upsert({
    where: { id: 1 },
    create: { voice: "poster", version: 7 },
    update: { voice: "poster", version: 7 },
  });
  const input = { version: 6, voice: "HUMANIST" };
  const { data } = await site.graphql(updateSiteLook, { input }, owner);
  expect(data).toMatchObject({
    updateSiteLook: {
      siteLook: { version: 7, voice: "POSTER" },
      userErrors: [{ code: "STALE_VERSION" }],
    },
  });
  const { errors } = await site.graphql(updateSiteLook, { input: { voice: "HUMANIST" } }, visitor);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
  expect(await readVoice()).toEqual({ siteLook: { voice: "POSTER" } });
});

test("a new site lets projects have their own light, one from before it does not", async () => {
  const read = () => site.graphql("{ siteLook { hasOwnLight } }", {}, visitor);
  const fresh = await openTestSite();
  const { data } = await fresh.graphql("{ siteLook { hasOwnLight } }", {}, visitor);
  await fresh.close();
  expect(data).toEqual({ siteLook: { hasOwnLight: true } });
  // A site from before this setting has no row, or a row with a voice alone.
  await site.database.siteLook.deleteMany();
  expect((await read()).data).toEqual({ siteLook: { hasOwnLight: false } });
  await site.database.siteLook.create({ data: { voice: "poster" } });
  expect((await read()).data).toEqual({ siteLook: { hasOwnLight: false } });
});

test("what a change of the look leaves out stays", async () => {
  await site.database.siteLook.deleteMany();
  await site.database.siteLook.create({ data: { voice: "poster" } });
  await site.graphql(updateSiteLook, { input: { hasOwnLight: true } }, owner);
  const { data } = await site.graphql("{ siteLook { voice hasOwnLight } }", {}, visitor);
  expect(data).toEqual({ siteLook: { voice: "POSTER", hasOwnLight: true } });
});

test("pages keep their measures on large screens unless the owner has them grow", async () => {
  const read = async () =>
    (await site.graphql("{ siteLook { fillsLargeScreens } }", {}, visitor)).data;
  await site.database.siteLook.deleteMany();
  expect(await read()).toEqual({ siteLook: { fillsLargeScreens: false } });
  await site.database.siteLook.create({ data: { voice: "editorial" } });
  expect(await read()).toEqual({ siteLook: { fillsLargeScreens: false } });
  await site.graphql(updateSiteLook, { input: { fillsLargeScreens: true } }, owner);
  expect(await read()).toEqual({ siteLook: { fillsLargeScreens: true } });
});

test("everyone reads the layout of the home page; the voice stays as it is, and so does the layout without one", async () => {
  await site.database.siteLook.deleteMany();
  const readLook = async () =>
    (await site.graphql("{ siteLook { voice homeLayout } }", {}, visitor)).data;
  expect(await readLook()).toEqual({ siteLook: { voice: "GROTESQUE", homeLayout: "MOSAIC" } });
  await site.graphql(updateSiteLook, { input: { voice: "HUMANIST" } }, owner);
  for (const homeLayout of ["INDEX", "STRIP", "WALL"]) {
    await site.graphql(updateSiteLook, { input: { homeLayout, voice: null } }, owner);
    expect(await readLook()).toEqual({ siteLook: { voice: "HUMANIST", homeLayout } });
  }
  await site.graphql(updateSiteLook, { input: { voice: "POSTER" } }, owner);
  expect(await readLook()).toEqual({ siteLook: { voice: "POSTER", homeLayout: "WALL" } });
});
