import { afterEach, expect, test } from "vitest";
import { visitor } from "../access/viewer.ts";
import { readContentRevision } from "../database/content-revision.ts";
import type { Renderer } from "../pages/renderer.ts";
import { owner } from "../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

const updateSiteAnalytics = /* GraphQL */ `
  mutation ($input: UpdateSiteAnalyticsInput!) {
    updateSiteAnalytics(input: $input) {
      siteAnalytics { version measurementId variable }
      userErrors { field message code }
    }
  }
`;

type Updated = {
  updateSiteAnalytics: { siteAnalytics: object; userErrors: { field: string; code: string }[] };
};

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

/** Opens a site whose pages show the measurement id that the renderer gets. */
async function openSite(variables: Record<string, string> = {}): Promise<TestSite> {
  const render: Renderer = async ({ analyticsId }) => ({
    kind: "page",
    status: 200,
    html: `<!doctype html><p>${analyticsId}</p>`,
  });
  const site = await openTestSite(variables, render);
  closings.push(() => site.close());
  return site;
}

async function update(site: TestSite, input: Record<string, unknown>) {
  const { data } = await site.graphql<Updated>(updateSiteAnalytics, { input }, owner);
  return data?.updateSiteAnalytics;
}

async function visit({ app }: TestSite) {
  const { body, headers } = await app.inject({ url: "/" });
  const policy = String(headers["content-security-policy"]);
  return { id: /<p>(.*)<\/p>/.exec(body)?.[1], allows: policy.includes("googletagmanager") };
}

test("pages load the analytics, and may, from the moment the owner sets them until she takes them away", async () => {
  const site = await openSite();
  expect(await visit(site)).toEqual({ id: "null", allows: false });
  const revision = await readContentRevision(site.database);
  const saved = await update(site, { version: 0, measurementId: " G-TIDES1 " });
  expect(saved).toEqual({
    siteAnalytics: { version: 1, measurementId: "G-TIDES1", variable: null },
    userErrors: [],
  });
  expect(await visit(site)).toEqual({ id: "G-TIDES1", allows: true });
  // A new content revision outdates the pages that were cached before.
  expect(await readContentRevision(site.database)).toBeGreaterThan(revision);
  await update(site, { measurementId: "" });
  expect(await visit(site)).toEqual({ id: "null", allows: false });
});

test("the environment wins, is shown as such, and is not written over", async () => {
  const site = await openSite({ ANALYTICS_ID: "G-ENV" });
  expect(await visit(site)).toEqual({ id: "G-ENV", allows: true });
  expect(await update(site, { measurementId: "G-OWN" })).toMatchObject({
    siteAnalytics: { measurementId: "G-ENV", variable: "ANALYTICS_ID" },
    userErrors: [{ field: "measurementId", code: "SET_BY_ENVIRONMENT" }],
  });
  const stored = await site.database.siteAnalytics.findFirst();
  expect(stored?.measurementId).toBe("");
});

test.each(['G-1"><script>', "G 1", "x".repeat(41)])("%j is no measurement id", async (id) => {
  const site = await openSite();
  expect((await update(site, { measurementId: id }))?.userErrors).toMatchObject([
    { field: "measurementId" },
  ]);
  const stored = await site.database.siteAnalytics.findFirst();
  expect(stored?.measurementId).toBe("");
});

test("a change made from an older version is refused, and one that is not the owner's", async () => {
  const site = await openSite();
  await update(site, { version: 0, measurementId: "G-ONE" });
  expect(await update(site, { version: 0, measurementId: "G-TWO" })).toMatchObject({
    siteAnalytics: { measurementId: "G-ONE" },
    userErrors: [{ code: "STALE_VERSION" }],
  });
  const input = { measurementId: "G-TWO" };
  for (const [document, variables] of [
    [updateSiteAnalytics, { input }],
    ["{ siteAnalytics { measurementId } }", {}],
  ] as const) {
    const { errors } = await site.graphql(document, variables, visitor);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
  }
});
