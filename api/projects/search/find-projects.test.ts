/** @module-tag bothDatabases */

import { beforeEach, expect, test } from "vitest";
import { startProjectClient } from "../../testing/project-client.ts";

const viewers = {
  visitor: { isOwner: false, hasPortfolioAccess: false },
  guest: { isOwner: false, hasPortfolioAccess: true },
  owner: { isOwner: true, hasPortfolioAccess: true },
};

const client = startProjectClient();

beforeEach(async () => {
  const team = [{ name: "Ínes Caro", role: "Research" }];
  await client.create("passage", { facts: { client: "Port of Sandhaven", tags: ["Maps"], team } });
  await client.create("quillon", {
    isPasswordProtected: true,
    facts: { client: "Embargo & Co", tags: ["Maps"] },
  });
  await client.create("hearten", {
    visibility: "DRAFT",
    facts: { year: "2022–24", role: "Größe" },
  });
  await client.create("zebra-crossing", { name: "apple" });
});

async function search(role: keyof typeof viewers, text: string, more = ""): Promise<string[]> {
  const { data, errors } = await client.site.graphql<{
    projects: { totalCount: number; edges: { node: { slug: string } }[] };
  }>(
    `query ($text: String) { projects(first: 100, search: $text ${more}) { totalCount edges { node { slug } } } }`,
    { text },
    viewers[role],
  );
  if (!data) throw new Error(JSON.stringify(errors));
  expect(data.projects.totalCount).toBe(data.projects.edges.length);
  return data.projects.edges.map(({ node }) => node.slug);
}

test.each([
  ["PASSAGE", ["passage"]],
  ["ines research", ["passage"]],
  ["sandhaven maps", ["passage"]],
  ["sandhaven quillon", []],
  ["maps", ["passage", "quillon"]],
  ["grosse", []],
  ["grösse", []],
  ["große", ["hearten"]],
  ["2022", ["hearten"]],
  ["zebra", ["zebra-crossing"]],
  ["%", []],
  ["  ", ["passage", "quillon", "hearten", "zebra-crossing"]],
])("the owner finds by %j", async (text, slugs) => {
  expect(await search("owner", text)).toEqual(slugs);
});

test("others find only what they may read of it", async () => {
  expect(await search("visitor", "maps")).toEqual(["passage"]);
  expect(await search("guest", "maps")).toEqual(["passage", "quillon"]);
  expect(await search("visitor", "embargo")).toEqual([]);
  expect(await search("visitor", "quillon")).toEqual(["quillon"]);
  expect(await search("guest", "hearten")).toEqual([]);
});

test("what is found can be filtered and ordered", async () => {
  expect(await search("owner", "a", "visibility: PUBLIC, orderBy: NAME")).toEqual([
    "zebra-crossing", // its name is apple
    "passage",
    "quillon",
  ]);
  expect(await search("owner", "a", 'tag: "maps", orderBy: CREATED')).toEqual([
    "quillon",
    "passage",
  ]);
});

test("by name, page by page, forwards and back", async () => {
  const page = async (options: string) => {
    const { data } = await client.site.graphql<{
      projects: { edges: { cursor: string; node: { slug: string } }[]; pageInfo: object };
    }>(
      `{ projects(orderBy: NAME, ${options}) {
        edges { cursor node { slug } } pageInfo { hasNextPage hasPreviousPage }
      } }`,
      {},
      viewers.owner,
    );
    if (!data) throw new Error("no page");
    return data.projects;
  };
  const first = await page("first: 3");
  expect(first).toMatchObject({
    edges: [
      { node: { slug: "zebra-crossing" } },
      { node: { slug: "hearten" } },
      { node: { slug: "passage" } },
    ],
    pageInfo: { hasNextPage: true },
  });
  const next = await page(`first: 3, after: "${first.edges[2]?.cursor}"`);
  expect(next).toMatchObject({
    edges: [{ node: { slug: "quillon" } }],
    pageInfo: { hasNextPage: false },
  });
  const back = await page(`last: 2, before: "${next.edges[0]?.cursor}"`);
  expect(back).toMatchObject({
    edges: [{ node: { slug: "hearten" } }, { node: { slug: "passage" } }],
    pageInfo: { hasPreviousPage: true },
  });
});

test("those changed last come first", async () => {
  const { data } = await client.site.graphql<{ project: { id: string } }>(
    '{ project(slug: "passage") { id } }',
  );
  await client.run("updateProject", { id: data?.project.id, name: "Passage, again" });
  expect((await search("owner", "", "orderBy: CHANGED"))[0]).toBe("passage");
});
