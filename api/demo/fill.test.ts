import { type DocumentNode, Kind, parse, print } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleQueries } from "../graphql/graphiql-page.ts";
import { openDemoSite } from "../testing/demo-site.ts";
import type { TestSite } from "../testing/test-site.ts";
import { demoPortfolio } from "./portfolio.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openDemoSite();
});
afterAll(() => site.close());

test("each query that GraphiQL offers runs on the demo without errors", {
  tags: "bothDatabases",
}, async () => {
  const { definitions } = parse(sampleQueries);
  expect(definitions.length).toBeGreaterThan(2);
  for (const definition of definitions) {
    const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [definition] };
    const { data, errors } = await site.graphql<Record<string, unknown>>(print(document));
    expect(errors).toBeUndefined();
    expect(Object.values(data ?? {})).not.toContain(null);
  }
});

test("every medium that content refers to is stored, with its size and what it shows", async () => {
  const { data } = await site.graphql<{
    workImages: { edges: { node: { media: { asset: Record<string, unknown> | null } } }[] };
  }>(
    `{ workImages(first: 100) { edges { node { media { asset { path width height altText } } } } } }`,
  );
  const assets = data?.workImages.edges.map(({ node }) => node.media.asset) ?? [];
  expect(assets.length).toBe(
    demoPortfolio.projects.flatMap((project) => project.workImages).length,
  );
  for (const asset of assets) {
    expect(asset?.altText).toBeTruthy();
    expect(await site.media.storage.stat(String(asset?.path).slice(1))).not.toBeNull();
  }
});

test("the navigation over each hero has the tone that needs less of a scrim", async () => {
  type Scrims = Record<"darkWide" | "darkPhone" | "lightWide" | "lightPhone", number>;
  const { data } = await site.graphql<{
    projects: {
      edges: { node: { lightModeNav: boolean; heroImage: { asset: { heroVeils: Scrims } } } }[];
    };
  }>(
    "{ projects { edges { node { lightModeNav heroImage { asset { heroVeils { darkWide darkPhone lightWide lightPhone } } } } } } }",
  );
  const heroes = data?.projects.edges.map(({ node }) => node) ?? [];
  expect(heroes).toHaveLength(demoPortfolio.projects.length);
  for (const { lightModeNav, heroImage } of heroes) {
    const { darkWide, darkPhone, lightWide, lightPhone } = heroImage.asset.heroVeils;
    expect(lightModeNav).toBe(lightWide + lightPhone < darkWide + darkPhone);
  }
});

test("protected case studies are closed to visitors and open to the owner", async () => {
  const query =
    "{ projects { edges { node { name isLocked caseStudy { why { __typename } } } } } }";
  type Answer = {
    projects: { edges: { node: { isLocked: boolean; caseStudy: object | null } }[] };
  };
  const closed = async (isOwner: boolean) => {
    const viewer = { isOwner, hasPortfolioAccess: isOwner };
    const { data } = await site.graphql<Answer>(query, {}, viewer);
    return data?.projects.edges.filter(({ node }) => node.isLocked && !node.caseStudy).length;
  };
  expect(await closed(false)).toBe(2);
  expect(await closed(true)).toBe(0);
});
