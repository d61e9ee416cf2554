import { parse } from "graphql";
import LibSql from "libsql";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Viewer, visitor } from "../access/viewer.ts";
import { pathOfUrl } from "../database/connection.ts";
import { countStatements } from "../testing/count-statements.ts";
import { postgresServer } from "../testing/postgres.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { executeOperation } from "./execute.ts";
import { type RememberedExecution, rememberResults } from "./remember-results.ts";

const owner: Viewer = { isOwner: true, hasPortfolioAccess: true };
const holder: Viewer = { isOwner: false, hasPortfolioAccess: true };
const reader: Viewer = {
  ...visitor,
  link: {
    id: 1,
    greeting: "Hello",
    isReview: false,
    hidesReading: false,
    hasReader: true,
    withholdsOriginals: false,
    mark: null,
    nameShown: "",
    projects: new Map(),
  },
};
const formerReader: Viewer = { ...visitor, hasEndedLink: true };

const projects = "{ projects { edges { node { name caseStudy { roleContent } } } } }";
const banner = "{ banner { content } }";

let now = new Date("2026-03-01T00:00:00Z");
let site: TestSite;
let execute: RememberedExecution;
let runs = 0;
beforeEach(async () => {
  runs = 0;
  execute = rememberResults();
  site = await openTestSite({}, undefined, undefined, () => now);
  await site.database.project.deleteMany();
  await site.database.project.create({
    data: { name: "A", slug: "a", isPasswordProtected: true, roleContent: '[{"type":"text"}]' },
  });
});
afterEach(() => site.close());

async function ask(query: string, viewer: Viewer = visitor): Promise<unknown> {
  const context = await site.makeContext(viewer);
  const { data } = await execute(query, context, (watched) => {
    runs += 1;
    return executeOperation(parse(query), {}, watched);
  });
  return data;
}

test("what is asked again is recalled, without a statement, and nobody can write to it", async () => {
  const first = await ask(projects);
  expect(await countStatements(() => ask(projects))).toBe(0);
  expect([await ask(projects), runs]).toEqual([first, 1]);
  expect(Object.isFrozen(Object(first).projects.edges[0].node)).toBe(true);
});

test("it is recalled while another part of content changes", async () => {
  await ask(projects);
  await ask(banner);
  await site.database.banner.upsert({
    where: { id: 1 },
    create: { id: 1, isActive: true, content: "Written" },
    update: { isActive: true, content: "Written" },
  });
  expect(await ask(banner)).toEqual({ banner: { content: "Written" } });
  await ask(projects);
  expect(runs).toBe(3);
});

test.skipIf(postgresServer())("what anybody has written is in the next result", async () => {
  const other = new LibSql(pathOfUrl(site.environment.databaseUrl));
  for (let count = 0; count < 20; count++) {
    const name = `Written ${count}`;
    const early = ask(projects);
    if (count % 2) other.prepare("UPDATE Project SET name = ?").run(name);
    else await site.database.project.updateMany({ data: { name } });
    expect(JSON.stringify(await ask(projects))).toContain(name);
    await early;
    expect(JSON.stringify(await ask(projects))).toContain(name);
  }
  other.close();
});

test("each audience has results of its own; those of the owner and of readers of links, ended ones too, are not remembered", async () => {
  const withheld = await ask(projects);
  const shown = await ask(projects, holder);
  expect(JSON.stringify(withheld)).not.toContain("text");
  expect(JSON.stringify(shown)).toContain("text");
  expect([await ask(projects), await ask(projects, holder)]).toEqual([withheld, shown]);
  expect(runs).toBe(2);
  for (const viewer of [owner, reader, formerReader]) {
    await ask(projects, viewer);
    await ask(projects, viewer);
  }
  expect(runs).toBe(8);
  expect(await ask(projects)).toEqual(withheld);
});

test("what becomes public by itself is in the next result", async () => {
  await site.database.project.create({
    data: { name: "Late", slug: "late", visibility: "draft", publishAt: new Date("2026-03-02") },
  });
  expect(JSON.stringify(await ask(projects))).not.toContain("Late");
  now = new Date("2026-03-02T00:00:01Z");
  expect(JSON.stringify(await ask(projects))).toContain("Late");
  now = new Date("2026-03-01T00:00:00Z");
  expect(JSON.stringify(await ask(projects))).not.toContain("Late");
});

test.each([
  "{ viewer { owesLinkPassword } }",
  "{ projects { edges { node { revisions { id } } } } }",
  "{ mailSettings { host } }",
])(
  "what follows from more than content, or lacks something, is not remembered: %s",
  async (query) => {
    await ask(query);
    await ask(query);
    expect(runs).toBe(2);
  },
);

test("a file is judged again after its use has changed", async () => {
  const path = "/objects/a.png";
  const facts = { mediaType: "image/png", byteSize: 1, width: 9, height: 6, checksum: "a" };
  await site.database.mediaAsset.create({ data: { path, kind: "image", ...facts } });
  await site.database.project.updateMany({ data: { heroImage: path } });
  const query = `{ projects { edges { node { heroImage { asset { width } } } } } }`;
  expect(JSON.stringify(await ask(query))).toContain('"width":9');
  await site.database.project.updateMany({ data: { visibility: "draft" } });
  expect(JSON.stringify(await ask(query))).not.toContain('"width":9');
});

test("what is remembered has a limit", async () => {
  const context = await site.makeContext(visitor);
  const run = vi.fn(async () => ({ data: { text: "x".repeat(1_000_000) } }));
  for (let count = 0; count < 12; count++) await execute(`${count}`, context, run);
  await execute("11", context, run);
  expect(run).toHaveBeenCalledTimes(12);
  await execute("0", context, run);
  expect(run).toHaveBeenCalledTimes(13);
});
