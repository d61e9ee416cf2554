/** @module-tag bothDatabases */

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { tagList } from "./tag-list.ts";

const year = 365 * 24 * 60 * 60 * 1_000;
const aYearAgo = new Date(Date.now() - year);

const kinds = {
  public: {},
  protected: { isPasswordProtected: true },
  due: { visibility: "draft", publishAt: aYearAgo },
  unlisted: { visibility: "unlisted" },
  draft: { visibility: "draft" },
  planned: { visibility: "draft", publishAt: new Date(Date.now() + year) },
  trashed: { deletedAt: aYearAgo },
} as const;
type Kind = keyof typeof kinds;
const allKinds = Object.keys(kinds) as Kind[]; // the object has only these keys

const viewers = {
  visitor: { isOwner: false, hasPortfolioAccess: false },
  guest: { isOwner: false, hasPortfolioAccess: true },
  owner: { isOwner: true, hasPortfolioAccess: true },
};
type Role = keyof typeof viewers;

/** The kinds of projects whose tags each viewer may read. */
const told: Record<Role, Kind[]> = {
  visitor: ["public", "due"],
  guest: ["public", "protected", "due"],
  owner: ["public", "protected", "due", "unlisted", "draft", "planned"],
};

let site: TestSite;
const imageIds = {} as Record<Kind, number[]>; // filled before the first test

beforeAll(async () => {
  site = await openTestSite();
  for (const [order, kind] of allKinds.entries()) {
    const project = await site.database.project.create({
      data: {
        name: kind,
        slug: kind,
        homeOrder: order,
        workOrder: order,
        tags: JSON.stringify([`Only ${kind}`, kind === "public" ? "Größe & UX" : "gRÖßE & ux"]),
        workImages: {
          create: [0, 1].map((position) => ({ src: `/objects/${kind}-${position}.png`, position })),
        },
        ...kinds[kind],
      },
      include: { workImages: { orderBy: { position: "asc" } } },
    });
    imageIds[kind] = project.workImages.map(({ id }) => id);
  }
  await site.database.project.create({ data: { name: "plain", slug: "plain", workOrder: -1 } });
});
afterAll(() => site.close());

type Tag = { key: string; name: string; projectCount: number; workImageCount: number };

async function ask<Data>(role: Role, query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await site.graphql<Data & object>(
    query,
    { ...variables },
    viewers[role],
  );
  if (errors || !data) throw new Error(JSON.stringify(errors));
  return data;
}

const shared = "größe & ux";
const roles = Object.keys(viewers) as Role[]; // the object has only these keys

test.each(roles)(
  "the %s is told the tags of projects that they find and may read",
  async (role) => {
    const { tags } = await ask<{ tags: Tag[] }>(
      role,
      "{ tags { key name projectCount workImageCount } }",
    );
    const count = told[role].length;
    expect(
      tags
        .map(({ name }) => name)
        .filter((name) => name.startsWith("Only"))
        .sort(),
    ).toEqual(told[role].map((kind) => `Only ${kind}`).sort());
    expect(tags.find(({ key }) => key === shared)).toEqual({
      key: shared,
      name: "Größe & UX",
      projectCount: count,
      workImageCount: 2 * count,
    });
    const names = tags.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator("en").compare));
  },
);

const listsQuery = `query ($tag: String) {
  projects(first: 100, tag: $tag) { totalCount edges { node { name } } }
  workImages(first: 100, tag: $tag) { totalCount edges { node { project { name } } } }
  tag(name: $tag) { name }
}`;
type Named = { name: string };
type Lists = {
  projects: { totalCount: number; edges: { node: Named }[] };
  workImages: { totalCount: number; edges: { node: { project: Named } }[] };
  tag: Named | null;
};

test.each(roles)(
  "a tag finds the projects of the %s and their work images, in any case",
  async (role) => {
    for (const tag of [shared, " GRÖßE &  Ux"]) {
      const { projects, workImages } = await ask<Lists>(role, listsQuery, { tag });
      expect(projects.edges.map(({ node }) => node.name)).toEqual(told[role]);
      expect(projects.totalCount).toBe(told[role].length);
      expect(workImages.edges.map(({ node }) => node.project.name)).toEqual(
        told[role].flatMap((kind) => [kind, kind]),
      );
      expect(workImages.totalCount).toBe(2 * told[role].length);
    }
  },
);

test("no tag tells of a project that is not found, or is locked", async () => {
  for (const role of roles) {
    for (const kind of allKinds.filter((each) => !told[role].includes(each))) {
      expect(await ask(role, listsQuery, { tag: `Only ${kind}` })).toEqual({
        projects: { totalCount: 0, edges: [] },
        workImages: { totalCount: 0, edges: [] },
        tag: null,
      });
    }
  }
});

test("without a tag the lists are whole; with one that nobody has, or an empty one, they are empty", async () => {
  expect(await ask("visitor", listsQuery)).toMatchObject({
    projects: { totalCount: 4 },
    tag: null,
  });
  for (const tag of ["nobody's", "", "%", "Only"]) {
    expect(await ask("visitor", listsQuery, { tag })).toMatchObject({
      projects: { totalCount: 0 },
      tag: null,
    });
  }
});

test("the owner's tags can be asked for as far as visitors find the projects", async () => {
  const { tags } = await ask<{ tags: Tag[] }>("owner", "{ tags(visibility: DRAFT) { name } }");
  expect(tags.map(({ name }) => name)).toEqual(["gRÖßE & ux", "Only draft", "Only planned"]);
});

test("a work image has its place among those of a tag", async () => {
  const placeOf = async (kind: Kind, tag: string | null) => {
    const { workImagePlace } = await ask<{ workImagePlace: number | null }>(
      "visitor",
      "query ($id: Int!, $tag: String) { workImagePlace(databaseId: $id, tag: $tag) }",
      { id: imageIds[kind][1] ?? 0, tag },
    );
    return workImagePlace;
  };
  expect(await placeOf("due", null)).toBe(5);
  expect(await placeOf("due", shared)).toBe(3);
  expect(await placeOf("due", "only due")).toBe(1);
  expect(await placeOf("due", "only public")).toBeNull();
  expect(await placeOf("draft", "only draft")).toBeNull();
});

test("a text that is too long for a tag or a search finds nothing, and is not normalised", async () => {
  const normalize = vi.spyOn(String.prototype, "normalize");
  const query = `query ($tag: String!, $image: Int!) {
    tag(name: $tag) { key }
    tagged: projects(tag: $tag) { totalCount }
    found: projects(search: $tag) { totalCount }
    workImages(tag: $tag) { totalCount }
    workImagePlace(databaseId: $image, tag: $tag)
  }`;
  const tag = `Only public ${"\u0315\u0300".repeat(200)}`;
  const found = await ask("visitor", query, { tag, image: imageIds.public[0] });
  expect(found).toEqual({
    tag: null,
    tagged: { totalCount: 0 },
    found: { totalCount: 0 },
    workImages: { totalCount: 0 },
    workImagePlace: null,
  });
  // The owner cannot give such a long tag to a project either.
  expect(tagList.safeParse([tag]).error?.issues).toMatchObject([
    { message: "A tag may be at most 50 characters long" },
  ]);
  expect(normalize.mock.contexts.filter((text) => String(text).includes("\u0315"))).toEqual([]);
  normalize.mockRestore();
});
