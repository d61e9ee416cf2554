import { afterAll, beforeAll, expect, test } from "vitest";
import { globalIdOf } from "../../builder/global-id.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";

const year = 365 * 24 * 60 * 60 * 1_000;
const inAYear = new Date(Date.now() + year);
const aYearAgo = new Date(Date.now() - year);

const kinds = {
  public: {},
  protected: { isPasswordProtected: true },
  unlisted: { visibility: "unlisted" },
  "unlisted-protected": { visibility: "unlisted", isPasswordProtected: true },
  draft: { visibility: "draft" },
  "draft-protected": { visibility: "draft", isPasswordProtected: true },
  planned: { visibility: "draft", publishAt: inAYear },
  due: { visibility: "draft", publishAt: aYearAgo },
  trashed: { deletedAt: aYearAgo },
  "trashed-unlisted": { visibility: "unlisted", deletedAt: aYearAgo },
} as const;
type Kind = keyof typeof kinds;
const allKinds = Object.keys(kinds) as Kind[]; // the object has only these keys
const present = allKinds.filter((kind) => !kind.startsWith("trashed"));
const listed: Kind[] = ["public", "protected", "due"];
const addressed: Kind[] = [...listed, "unlisted", "unlisted-protected"];

let site: TestSite;
let cookies: Record<"visitor" | "guest" | "owner", string>;
const ids = {} as Record<Kind, number>; // filled before the first test
const imageIds = {} as Record<Kind, number>; // filled before the first test

beforeAll(async () => {
  site = await openTestSite();
  const facts = { mediaType: "image/png", byteSize: 1, width: 1, height: 1, checksum: "" };
  const files = allKinds.flatMap((kind) =>
    ["hero", "work", "why"].map((place) => `/objects/${kind}-${place}.png`),
  );
  await site.database.mediaAsset.createMany({
    data: files.map((path) => ({ ...facts, kind: "image", path })),
  });
  await Promise.all(
    files.map((path) => site.media.storage.write(path.slice(1), Buffer.from("bytes"))),
  );
  for (const kind of allKinds) {
    const path = (place: string) => `/objects/${kind}-${place}.png`;
    const project = await site.database.project.create({
      data: {
        name: kind,
        slug: kind,
        showOnHome: true,
        homeOrder: allKinds.indexOf(kind),
        workOrder: allKinds.indexOf(kind),
        heroImage: path("hero"),
        whyContent: JSON.stringify([{ type: "hero-image", imageSrc: path("why") }]),
        workImages: { create: [{ src: path("work"), position: 0 }] },
        formerSlugs: { create: [{ slug: `former-${kind}` }] },
        ...kinds[kind],
      },
      include: { workImages: true },
    });
    ids[kind] = project.id;
    imageIds[kind] = project.workImages[0]?.id ?? 0;
  }
  cookies = { visitor: "", guest: await site.unlock(), owner: await site.signIn() };
});
afterAll(() => site.close());

type Role = keyof typeof cookies;
const get = (role: Role, url: string) =>
  site.app.inject({ url, headers: { cookie: cookies[role] } });

async function query(role: Role, text: string) {
  const response = await site.app.inject({
    method: "POST",
    url: "/graphql",
    headers: { cookie: cookies[role] },
    payload: { query: text },
  });
  const { data, errors } = response.json();
  expect(errors, text).toBeUndefined();
  return data;
}

type Slug = { slug: string };
type List<Node> = { edges: { node: Node }[]; totalCount: number };
const slugsOf = ({ edges, totalCount }: List<Slug>) => {
  expect(totalCount).toBe(edges.length);
  return edges.map(({ node }) => node.slug);
};

/** The kinds of projects for which `isFound` returns something. */
async function foundOf(isFound: (kind: Kind) => Promise<unknown>): Promise<Kind[]> {
  const found: Kind[] = [];
  for (const kind of allKinds) if (await isFound(kind)) found.push(kind);
  return found;
}

const expectSame = (found: string[], expected: readonly Kind[]) =>
  expect([...found].sort()).toEqual([...expected].sort());

const roles = ["visitor", "guest", "owner"] as const;

test.each(roles)("%s: lists of GraphQL and REST, their counts and filters", async (role) => {
  const expected = role === "owner" ? present : listed;
  const projects = (filter: string) =>
    query(role, `{ list: projects(first: 50${filter}) { totalCount edges { node { slug } } } }`);
  const images = (filter: string) =>
    query(
      role,
      `{ list: workImages(first: 50${filter}) { totalCount edges { node { project { slug } } } } }`,
    );
  const slugsOfImages = ({ list }: { list: List<{ project: Slug }> }) =>
    slugsOf({ ...list, edges: list.edges.map(({ node }) => ({ node: node.project })) });
  for (const filter of ["", ", onHome: true", ", orderBy: WORK"]) {
    expectSame(slugsOf((await projects(filter)).list), expected);
  }
  expectSame(slugsOfImages(await images("")), expected);
  const byVisibility = {
    PUBLIC: listed,
    UNLISTED: ["unlisted", "unlisted-protected"],
    DRAFT: ["draft", "draft-protected", "planned"],
  } as const;
  for (const [visibility, kindsOfIt] of Object.entries(byVisibility)) {
    const wanted = kindsOfIt.filter((kind) => expected.includes(kind));
    expectSame(slugsOf((await projects(`, visibility: ${visibility}`)).list), wanted);
    expectSame(slugsOfImages(await images(`, visibility: ${visibility}`)), wanted);
  }
  for (const path of ["/api/projects", "/api/projects/home"]) {
    const records: Slug[] = (await get(role, path)).json();
    expectSame(
      records.map(({ slug }) => slug),
      expected,
    );
  }
});

test("a cursor of what a visitor does not find is as one of nothing, in every order and direction", async () => {
  const cursor = (id: number) => Buffer.from(`GPC:N:${id}`).toString("base64");
  const absent = 999_999;
  const lists = [
    ...["HOME", "WORK", "NAME", "CHANGED", "CREATED"].map(
      (order) => [`projects(orderBy: ${order}, `, ids] as const,
    ),
    ['projects(tag: "none", ', ids] as const,
    ["homeProjects(", ids] as const,
    ["workImages(", imageIds] as const,
  ];
  for (const [list, numbers] of lists) {
    for (const part of ["first: 9, after", "last: 9, before"]) {
      const page = (role: "visitor" | "guest", id: number) =>
        query(
          role,
          `{ list: ${list}${part}: "${cursor(id)}") {
            totalCount edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
          } }`,
        );
      const nothing = await page("visitor", absent);
      for (const role of ["visitor", "guest"] as const) {
        for (const kind of allKinds.filter((name) => !listed.includes(name))) {
          expect(await page(role, numbers[kind]), `${list}${part} ${kind}`).toEqual(nothing);
        }
      }
    }
  }
  const rest = await query(
    "visitor",
    `{ list: workImages(first: 9, after: "${cursor(imageIds.public)}") { edges { node { id } } } }`,
  );
  expect(rest.list.edges).toHaveLength(listed.length - 1);
  // The owner can page on from a cursor whose project was just moved to the trash.
  const { list } = await query(
    "owner",
    `{ list: projects(last: 99, before: "${cursor(ids.trashed)}") { edges { node { id } } } }`,
  );
  expect(list.edges).not.toEqual([]);
});

test.each(roles)("%s: by integer id, node, nodes and REST's number", async (role) => {
  const isOwner = role === "owner";
  const byNumber = isOwner ? present : listed;
  const byNode = isOwner ? allKinds : listed;
  const number = (kind: Kind) =>
    query(role, `{ projectByDatabaseId(databaseId: ${ids[kind]}) { slug } }`);
  expectSame(await foundOf(async (kind) => (await number(kind)).projectByDatabaseId), byNumber);
  expectSame(
    await foundOf(
      async (kind) => (await get(role, `/api/projects/${ids[kind]}`)).statusCode === 200,
    ),
    byNumber,
  );
  for (const [type, numbers] of Object.entries({ Project: ids, WorkImage: imageIds })) {
    const idOf = (kind: Kind) => globalIdOf(type, numbers[kind]);
    expectSame(
      await foundOf(
        async (kind) => (await query(role, `{ node(id: "${idOf(kind)}") { id } }`)).node,
      ),
      byNode,
    );
    const { nodes } = await query(
      role,
      `{ nodes(ids: ${JSON.stringify(allKinds.map(idOf))}) { id } }`,
    );
    expectSame(
      allKinds.filter((_kind, index) => nodes[index]),
      byNode,
    );
  }
});

test.each(roles)("%s: by slug, now and formerly, by REST, and by its card", async (role) => {
  const expected = role === "owner" ? present : addressed;
  for (const prefix of ["", "former-"]) {
    const slug = (kind: Kind) =>
      query(
        role,
        `{ project(slug: "${prefix}${kind}") {
          slug visibility isLocked next { slug workImages { id } } previous { slug }
          workImages { project { slug workImages { id } } } caseStudy { whyContent }
        } }`,
      );
    expectSame(await foundOf(async (kind) => (await slug(kind)).project), expected);
    const rest = (kind: Kind) => get(role, `/api/projects/slug/${prefix}${kind}`);
    expectSame(await foundOf(async (kind) => (await rest(kind)).statusCode === 200), expected);
    const card = (kind: Kind) => get(role, `/social-card/project/${prefix}${kind}.png`);
    expectSame(await foundOf(async (kind) => (await card(kind)).statusCode === 200), expected);
  }
});

test.each(roles)("%s: neighbours and places are those that visitors see", async (role) => {
  for (const kind of role === "owner" ? present : addressed) {
    const { project } = await query(
      role,
      `{ project(slug: "${kind}") { next { slug } previous { slug } } }`,
    );
    expect(listed).toContain(project.next.slug);
    expect(listed).toContain(project.previous.slug);
  }
  const places = await Promise.all(
    allKinds.map((kind) => query(role, `{ place: workImagePlace(databaseId: ${imageIds[kind]}) }`)),
  );
  expect(places.map(({ place }) => place)).toEqual([
    0,
    1,
    null,
    null,
    null,
    null,
    null,
    2,
    null,
    null,
  ]);
});

test.each(roles)("%s: bytes of media, and who may store them", async (role) => {
  const isOwner = role === "owner";
  const answer = (kind: Kind, place: string) => get(role, `/objects/${kind}-${place}.png`);
  for (const place of ["hero", "work"]) {
    expectSame(
      await foundOf(async (kind) => (await answer(kind, place)).statusCode === 200),
      isOwner ? allKinds : addressed,
    );
  }
  const open = addressed.filter((kind) => !kind.includes("protected"));
  expectSame(
    await foundOf(async (kind) => (await answer(kind, "why")).statusCode === 200),
    isOwner ? allKinds : role === "guest" ? addressed : open,
  );
  const policies = await foundOf(async (kind) => {
    const policy = (await answer(kind, "hero")).headers["cache-control"];
    return String(policy).startsWith("public");
  });
  expectSame(policies, addressed);
});
