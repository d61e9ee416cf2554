import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

const owner = { isOwner: true, hasPortfolioAccess: true };
const updateBanner = /* GraphQL */ `
  mutation ($input: UpdateBannerInput!) {
    updateBanner(input: $input) {
      banner { isActive content }
      userErrors { field code }
    }
  }
`;

type Written = { updateBanner: unknown };

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test("the owner writes the banner and visitors read it", async () => {
  const input = { isActive: true, content: "  Back in March.  " };
  const { data } = await site.graphql<Written>(updateBanner, { input }, owner);
  expect(data?.updateBanner).toEqual({
    banner: { isActive: true, content: "Back in March." },
    userErrors: [],
  });
  const read = await site.graphql<{ banner: { content: string } }>("{ banner { content } }");
  expect(read.data?.banner.content).toBe("Back in March.");
});

test("what is left out stays, but the first words cannot be", async () => {
  await site.database.banner.deleteMany();
  const write = async (input: object) =>
    (await site.graphql<Written>(updateBanner, { input }, owner)).data?.updateBanner;
  const refused = { banner: null, userErrors: [{ field: "content", code: "REQUIRED" }] };
  expect(await write({ isActive: true })).toEqual(refused);
  expect(await write({ content: "Away." })).toMatchObject({ banner: { isActive: false } });
  expect(await write({ isActive: true })).toMatchObject({
    banner: { isActive: true, content: "Away." },
  });
  expect(await write({ content: "Back." })).toMatchObject({
    banner: { isActive: true, content: "Back." },
  });
});

test("the words of an inactive banner are the owner's alone", async () => {
  const input = { isActive: false, content: "Not yet to be read." };
  await site.graphql(updateBanner, { input }, owner);
  const query = "{ banner { isActive content } }";
  const read = async (viewer?: typeof owner) => (await site.graphql(query, {}, viewer)).data;
  expect(await read(owner)).toEqual({ banner: input });
  expect(await read()).toEqual({ banner: { isActive: false, content: "" } });
  const rest = await site.app.inject("/api/banner");
  expect(rest.payload).not.toContain("Not yet to be read.");
});

test("a visitor cannot write it", async () => {
  const before = await site.database.banner.findFirst();
  const { errors } = await site.graphql(updateBanner, {
    input: { isActive: false, content: "Mine" },
  });
  expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  expect(await site.database.banner.findFirst()).toEqual(before);
});

test.each([
  ["   ", "REQUIRED"],
  ["x".repeat(501), "TOO_LONG"],
])("content that cannot be shown is refused by field", async (content, code) => {
  const before = await site.database.banner.findFirst();
  const { data } = await site.graphql<Written>(
    updateBanner,
    { input: { isActive: true, content } },
    owner,
  );
  expect(data?.updateBanner).toEqual({ banner: null, userErrors: [{ field: "content", code }] });
  expect(await site.database.banner.findFirst()).toEqual(before);
});
