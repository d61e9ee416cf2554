/** @module-tag bothDatabases */

import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { eachSectionColumn } from "../../../content/sections.ts";
import { type Database, openDatabase } from "../../database/client.ts";
import { changeDirectly } from "../../database/direct-reads.ts";
import { migrationsFolderOf, readMigrations } from "../../database/migration-files.ts";
import { applyMigrations } from "../../database/migrations.ts";
import { storedModule } from "../../projects/case-study/content-module-input.ts";
import {
  createPostgresDatabase,
  dropPostgresDatabase,
  postgresServer,
} from "../../testing/postgres.ts";
import { demoPath } from "../media.ts";
import { demoPortfolio } from "../portfolio.ts";
import { removeDemo } from "./demo-actions.ts";

let folder: string;
let url: string;
let database: Database | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-older-demo-"));
  url = postgresServer() ? await createPostgresDatabase() : `file:${join(folder, "vitrine.db")}`;
  const known = migrationsFolderOf(url);
  const [first] = await readMigrations(known);
  const name = first?.name ?? "";
  await cp(join(known, name), join(folder, "migrations", name), { recursive: true });
  await applyMigrations(url, join(folder, "migrations"));
});
afterEach(async () => {
  await database?.$disconnect();
  if (postgresServer()) await dropPostgresDatabase(url);
  await rm(folder, { recursive: true, force: true });
});

type Row = Record<string, string | number>;

/**
 * Converts a row to the form of the first version: its pictures were PNG files, and its video was
 * named passage-film.
 */
const older = (row: Row): Row =>
  JSON.parse(
    JSON.stringify(row)
      .replaceAll(/(\/objects\/[a-z-]+)\.webp/g, "$1.png")
      .replaceAll("passage-video", "passage-film"),
  );

/** Inserts rows by SQL, because Prisma's client knows only the present columns. */
async function insert(table: string, rows: Row[]) {
  await changeDirectly(url, async (statements) => {
    for (const each of rows) {
      const row = older({ ...each, updatedAt: "2026-11-20T12:00:00.000+00:00" });
      const names = Object.keys(row).map((name) => `"${name}"`);
      const places = names.map((_name, index) => `?${index + 1}`);
      const sql = `INSERT INTO "${table}" (${names.join()}) VALUES (${places.join()})`;
      await statements.all(sql, ...Object.values(row));
    }
  });
}

const { projects, tabs, identity, about, banner } = demoPortfolio;

const projectRows: Row[] = projects.map(({ name, slug, heroImage, caseStudy }) => ({
  name,
  slug,
  heroImage: heroImage ?? "",
  ...eachSectionColumn((key) => JSON.stringify(caseStudy[key].map(storedModule))),
}));

const tabRows: Row[] = tabs.map(({ quotes: _quotes, ...tab }, index) => ({
  id: index + 1,
  ...tab,
}));

const quoteRows: Row[] = tabs.flatMap(({ quotes }, index) =>
  quotes.map((quote) => ({ tabId: index + 1, ...quote })),
);

const identityRow: Row = {
  ...identity,
  teaserPhoto: demoPath(identity.teaserPhoto),
  portrait: demoPath(identity.portrait),
};

async function removeFromMigrated() {
  await applyMigrations(url);
  database = await openDatabase(url);
  await removeDemo(database);
  return {
    projects: await database.project.findMany({ where: { deletedAt: null } }),
    tabs: await database.aboutTab.findMany({ include: { quotes: true } }),
    identity: await database.siteIdentity.findFirstOrThrow(),
    about: await database.aboutContent.findFirstOrThrow(),
    banner: await database.banner.findFirstOrThrow(),
  };
}

test("a demo that nobody touched since the first version goes as a whole", async () => {
  await insert("Project", projectRows);
  await insert("AboutTab", tabRows);
  await insert("Quote", quoteRows);
  await insert("SiteIdentity", [{ id: 1, ...identityRow }]);
  await insert("AboutContent", [{ id: 1, ...about }]);
  await insert("Banner", [{ id: 1, content: banner.content }]);
  const left = await removeFromMigrated();
  expect(left.projects).toEqual([]);
  expect(left.tabs).toEqual([]);
  const written = Object.keys(identity);
  expect(
    Object.entries(left.identity).filter(([name, value]) => written.includes(name) && value),
  ).toEqual([]);
  expect(left.about).toMatchObject({ mainParagraph: "", currentRole: "", personalLife: "" });
  expect(left.banner.content).not.toBe(banner.content);
});

test("what was edited since the first version stays, all of it, and the rest goes", async () => {
  const [saved, unsaved, ...others] = projectRows;
  const [tab, ...otherTabs] = tabRows;
  const [quote, ...otherQuotes] = quoteRows;
  const mine: Row = { name: "Passage", slug: "mine", heroImage: "/objects/mine.webp" };
  await insert("Project", [
    { ...saved, whyContent: '[{"type":"text","content":"My own words"}]', version: 2 },
    // A change of order or visibility is no save, so the project still has version 1.
    { ...unsaved, homeOrder: 9 },
    ...others,
    mine,
  ]);
  await insert("AboutTab", [{ ...tab, contentHeading: "Mine" }, ...otherTabs]);
  await insert("Quote", [{ ...quote, authorName: "Mine" }, ...otherQuotes]);
  await insert("SiteIdentity", [
    { id: 1, ...identityRow, ownerName: "Ada", portrait: "/objects/mine.jpg" },
  ]);
  await insert("AboutContent", [{ id: 1, ...about, currentRole: "Free." }]);
  await insert("Banner", [{ id: 1, content: "My notice." }]);
  const left = await removeFromMigrated();
  expect(left.projects.map(({ slug }) => slug)).toEqual([saved?.slug, "mine"]);
  expect(left.projects[0]?.whyContent).toContain("My own words");
  expect(
    left.tabs.map(({ contentHeading, quotes }) => [
      contentHeading,
      quotes.map(({ authorName }) => authorName),
    ]),
  ).toEqual([["Mine", ["Mine"]]]);
  expect(left.identity).toMatchObject({
    ownerName: "Ada",
    portrait: "/objects/mine.jpg",
    tagline: "",
    teaserPhoto: null,
  });
  expect(left.about).toMatchObject({ currentRole: "Free.", mainParagraph: "" });
  expect(left.banner.content).toBe("My notice.");
});
