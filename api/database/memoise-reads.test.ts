import LibSql from "libsql";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { visitor } from "../access/viewer.ts";
import { countStatements } from "../testing/count-statements.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { getDatamodel } from "./__generated__/pothos.ts";
import type { Database } from "./client.ts";
import { pathOfUrl } from "./connection.ts";
import { partOf, visibleTables } from "./content-revision.ts";
import type { ContentState } from "./content-state.ts";
import { memoiseReads, rememberedModels, unseenRelations } from "./memoise-reads.ts";

let site: TestSite;
let database: Database;
let other: InstanceType<typeof LibSql>;
beforeAll(async () => {
  site = await openTestSite();
  other = new LibSql(pathOfUrl(site.environment.databaseUrl));
  database = (await site.makeContext(visitor)).database;
});
afterAll(async () => {
  other.close();
  await site.close();
});
beforeEach(async () => {
  await site.database.project.deleteMany();
  const workImages = { create: [{ src: "/objects/a.png", position: 0 }] };
  await site.database.project.create({ data: { name: "A", slug: "a", workImages } });
});

const options = { where: { slug: "a" }, include: { workImages: true } };

test("what is read again takes no statement, and is the reader's own", async () => {
  const [first] = await database.project.findMany(options);
  expect(await countStatements(() => database.project.findMany(options))).toBe(0);
  if (first) first.name = "written to";
  first?.workImages.pop();
  const [again] = await database.project.findMany(options);
  expect(again).toMatchObject({ name: "A", workImages: [{ src: "/objects/a.png" }] });
  expect(again?.createdAt).toBeInstanceOf(Date);
  expect(await database.project.count()).toBe(1);
  expect(await countStatements(() => database.project.count())).toBe(0);
});

test.each(rememberedModels)("%s is read once", async (model) => {
  const read = () => (database[model] as typeof database.project).findMany();
  const rows = await read();
  expect(await countStatements(read)).toBe(0);
  expect(await read()).toEqual(rows);
});

test("the owner, transactions and other tables are read again each time", async () => {
  const { database: owner } = await site.makeContext({ isOwner: true, hasPortfolioAccess: true });
  const reads = [
    () => owner.project.findMany(options),
    () => database.$transaction((transaction) => transaction.project.findMany(options)),
    () => database.contactMessage.count(),
    () => database.project.findMany({ where: { updatedAt: { lt: new Date("2100-01-01") } } }),
    () => database.project.findMany({ include: { revisions: true } }),
    () => database.$queryRaw`SELECT 1`,
  ];
  for (const read of reads) {
    await read();
    expect(await countStatements(read)).toBeGreaterThan(0);
  }
});

test("what anybody has written is in the next read", async () => {
  for (let count = 0; count < 40; count++) {
    const name = `Written ${count}`;
    const reading = database.project.findMany(options);
    if (count % 2) other.prepare("UPDATE Project SET name = ?").run(name);
    else await site.database.project.updateMany({ data: { name } });
    expect(await database.project.findMany(options)).toMatchObject([{ name }]);
    await reading;
    expect(await database.project.findMany(options)).toMatchObject([{ name }]);
  }
});

/** A client of which only `project.findMany` is called. */
function clientOf(findMany: () => Promise<unknown>): Database {
  const delegates = Object.fromEntries(rememberedModels.map((name) => [name, {}]));
  return { ...delegates, project: { findMany } } as unknown as Database;
}

const stateOf = (key: number, since = new Date(0)): ContentState => ({
  key: `${key}`,
  since,
  parts: { projects: key, banner: key, site: key, about: key, media: key },
});

test("rows that were asked for before a write are not remembered after it", async () => {
  let revision = 1;
  let rows = "old";
  let respond = (_rows: string) => {};
  const memoised = memoiseReads(
    clientOf(() => new Promise((resolve) => (respond = resolve))),
    () => stateOf(revision),
  );
  const early = memoised.project.findMany();
  respond(rows);
  revision = 2;
  rows = "new";
  const late = memoised.project.findMany();
  respond(rows);
  expect([await early, await late]).toEqual(["old", "new"]);
  expect(await memoised.project.findMany()).toBe("new");
});

test("a read that fails is not remembered, nor one without a revision", async () => {
  let revision: number | undefined = 1;
  const findMany = vi.fn(async () => "rows").mockRejectedValueOnce(new Error("busy"));
  const memoised = memoiseReads(clientOf(findMany), () =>
    revision === undefined ? undefined : stateOf(revision),
  );
  await expect(memoised.project.findMany()).rejects.toThrow("busy");
  expect(await memoised.project.findMany()).toBe("rows");
  revision = undefined;
  await memoised.project.findMany();
  await memoised.project.findMany();
  expect(findMany).toHaveBeenCalledTimes(4);
});

test("what is remembered has a limit", async () => {
  const findMany = vi.fn(async () => "x".repeat(900_000));
  const memoised = memoiseReads(clientOf(findMany), () => stateOf(1));
  for (let take = 0; take < 20; take++) await memoised.project.findMany({ take });
  await memoised.project.findMany({ take: 0 });
  expect(findMany).toHaveBeenCalledTimes(21);
});

test("what is asked as of the last moment is remembered until the next; any other moment is not", async () => {
  const findMany = vi.fn(async () => "rows");
  let state = stateOf(1, new Date("2026-03-01"));
  const memoised = memoiseReads(clientOf(findMany), () => state);
  const askAsOf = (moment: string) =>
    memoised.project.findMany({ where: { publishAt: { lte: new Date(moment) } } });
  await askAsOf("2026-03-01");
  await askAsOf("2026-03-01");
  expect(findMany).toHaveBeenCalledTimes(1);
  state = stateOf(2, new Date("2026-04-01"));
  await askAsOf("2026-03-01");
  await askAsOf("2026-03-01");
  expect(findMany).toHaveBeenCalledTimes(3);
  await askAsOf("2026-04-01");
  await askAsOf("2026-04-01");
  expect(findMany).toHaveBeenCalledTimes(4);
});

test("rows are remembered while another part of content changes", async () => {
  const findMany = vi.fn(async () => "rows");
  const { parts, ...state } = stateOf(1);
  let banner = 1;
  const memoised = memoiseReads(clientOf(findMany), () => ({
    ...state,
    key: `${banner}`,
    parts: { ...parts, banner },
  }));
  await memoised.project.findMany();
  banner = 2;
  await memoised.project.findMany();
  expect(findMany).toHaveBeenCalledTimes(1);
});

test("no relation leads from one part of content into another", () => {
  const { models } = getDatamodel().datamodel;
  for (const table of visibleTables) {
    for (const { kind, type } of models[table]?.fields ?? []) {
      const related = kind === "object" && visibleTables.find((name) => name === type);
      if (related) expect([table, partOf(related)]).toEqual([table, partOf(table)]);
    }
  }
});

test("relations to what is no content are known", () => {
  const { models } = getDatamodel().datamodel;
  const content = Object.keys(clientOf(async () => {})).map((name) => name.toLowerCase());
  const unseen = Object.entries(models)
    .filter(([name]) => content.includes(name.toLowerCase()))
    .flatMap(([, { fields }]) => fields)
    .filter(({ kind, type }) => kind === "object" && !content.includes(type.toLowerCase()))
    .map(({ name }) => name);
  expect(unseen.sort()).toEqual([...unseenRelations].sort());
});
