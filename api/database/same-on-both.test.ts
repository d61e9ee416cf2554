/**
 * Tests for cases in which databases behave differently. All run on both databases (record 51).
 *
 * @module-tag bothDatabases
 */
import { expect, test } from "vitest";
import { startProjectClient } from "../testing/project-client.ts";
import { owner } from "../testing/run-mutation.ts";
import { changeContent } from "./content-change.ts";
import { openDirectReads } from "./direct-reads.ts";
import { listNewestProjects } from "./queries/listed-projects.ts";
import { raiseSequences } from "./queries/sequences.ts";

const client = startProjectClient();
const { create, run } = client;

async function slugsOf(list: string): Promise<string[]> {
  type Projects = { projects: { edges: { node: { slug: string } }[] } };
  const query = `{ projects(${list}) { edges { node { slug } } } }`;
  const { data } = await client.site.graphql<Projects>(query, {}, owner);
  return data?.projects.edges.map(({ node }) => node.slug) ?? [];
}

test("of equal keys the number decides, whatever was written last", async () => {
  const { database } = client.site;
  const moment = new Date("2026-11-01T10:00:00Z");
  const same = { homeOrder: 3, workOrder: 3, createdAt: moment, updatedAt: moment };
  const slugs = ["a", "b", "c", "d", "e"];
  for (const slug of slugs) await database.project.create({ data: { name: slug, slug, ...same } });
  // Some databases return a changed row after the others.
  for (const slug of ["b", "a"]) {
    await database.project.update({ where: { slug }, data: { role: "Lead", ...same } });
  }
  for (const order of ["HOME", "WORK", "NAME"]) {
    expect(await slugsOf(`orderBy: ${order}`), order).toEqual(slugs);
  }
  for (const order of ["CHANGED", "CREATED"]) {
    expect(await slugsOf(`orderBy: ${order}`), order).toEqual(slugs.toReversed());
  }
  expect(await slugsOf("orderBy: CREATED, first: 2")).toEqual(["e", "d"]);
});

test("a moment that is not known, NULL, puts a project neither first nor last", async () => {
  const { database, environment } = client.site;
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 1, hour));
  const moments = {
    second: { publishedAt: at(2), createdAt: at(9) },
    unknown: { createdAt: at(3) },
    fourth: { publishedAt: at(4), createdAt: at(1) },
    first: { publishedAt: null, publishAt: at(1), createdAt: at(1) },
  };
  for (const [slug, data] of Object.entries(moments)) {
    await database.project.create({ data: { name: slug, slug, ...data } });
  }
  const reads = openDirectReads(environment.databaseUrl);
  const newest = await listNewestProjects(reads, at(12), 10);
  expect(newest.map(({ slug }) => slug)).toEqual(["fourth", "unknown", "second", "first"]);
  await reads.close();
});

test("texts are told apart and sorted by their bytes, and found in any case", async () => {
  const { database } = client.site;
  const slugs = ["Zoo", "a", "b-a", "ba", "É", "z", "a-b"];
  for (const slug of slugs) await database.project.create({ data: { name: slug, slug } });
  const sorted = await database.project.findMany({ orderBy: { slug: "asc" } });
  expect(sorted.map(({ slug }) => slug)).toEqual(["Zoo", "a", "a-b", "b-a", "ba", "z", "É"]);
  expect(await database.project.count({ where: { slug: { in: ["zoo", "é"] } } })).toBe(0);
  await database.project.create({ data: { name: "zoo", slug: "zoo" } });
  expect(await slugsOf('search: "ZOO"')).toEqual(["Zoo", "zoo"]);
  expect(await slugsOf('search: "é"')).toEqual(["É"]);
});

test("a name that is taken is told, also where two take it at once", async () => {
  const { database } = client.site;
  const project = { name: "A", slug: "taken" };
  await create("taken");
  await expect(database.project.create({ data: project })).rejects.toMatchObject({ code: "P2002" });
  const taken = { field: "slug", code: "SLUG_TAKEN", currentVersion: null };
  expect((await run("createProject", project)).userErrors).toEqual([taken]);
  const both = await Promise.all(
    ["A", "B"].map((name) => run("createProject", { name, slug: "wanted" })),
  );
  expect(both.flatMap(({ userErrors }) => userErrors)).toEqual([taken]);
  expect(await database.project.count({ where: { slug: "wanted" } })).toBe(1);
});

test("moments have milliseconds, bytes and numbers are what was written", async () => {
  const { database } = client.site;
  const moment = new Date("2026-03-29T01:59:59.987Z");
  const font = { role: "display", family: "F", fileName: "f", checksum: "c" } as const;
  const measures = { leastWeight: 1, mostWeight: 1000, ascent: 0.1 + 0.2, descent: -1e-7 };
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  await database.siteFont.create({
    data: { ...font, ...measures, bytes, lineGap: 0, width: 1e21, createdAt: moment },
  });
  const found = await database.siteFont.findFirstOrThrow();
  expect(found).toMatchObject({ ...measures, lineGap: 0, width: 1e21, createdAt: moment });
  expect([...found.bytes]).toEqual([...bytes]);
  const later = new Date(moment.getTime() + 1);
  expect(await database.siteFont.count({ where: { createdAt: { lt: later, gte: moment } } })).toBe(
    1,
  );
  expect(await database.siteFont.count({ where: { createdAt: { gt: moment } } })).toBe(0);
});

test("transactions that count on see what those before them wrote", async () => {
  const { database } = client.site;
  await database.banner.upsert({
    where: { id: 1 },
    create: { content: "0" },
    update: { content: "0" },
  });
  const message = { name: "A", email: "a@example.com", company: "B", message: "C" };
  const countOn = () =>
    changeContent(database, async (transaction) => {
      const { content } = await transaction.banner.findFirstOrThrow();
      await transaction.banner.updateMany({ data: { content: String(Number(content) + 1) } });
    });
  const alone = () => database.contactMessage.create({ data: message });
  await Promise.all(Array.from({ length: 30 }, (_, index) => (index % 3 ? countOn() : alone())));
  expect((await database.banner.findFirst())?.content).toBe("20");
  expect(await database.contactMessage.count()).toBe(10);
});

test("a NUL in what is sent is refused, by either", async () => {
  const invalid = { field: "name", code: "INVALID", currentVersion: null };
  const { userErrors } = await run("createProject", { name: "a\u0000b", slug: "nul" });
  expect(userErrors).toEqual([invalid]);
});

test("rows that are written with their numbers are counted on from, and an empty table too", async () => {
  const { database } = client.site;
  await changeContent(database, async (transaction) => {
    await transaction.redirect.create({ data: { id: 5_000, path: "/a", page: "/" } });
    await raiseSequences(database, transaction, ["Redirect", "ProjectRevision"]);
  });
  const { id } = await database.redirect.create({ data: { path: "/b", page: "/" } });
  expect(id).toBe(5_001);
});
