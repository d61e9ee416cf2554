import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import LibSql from "libsql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "../database/client.ts";
import { readMigrations } from "../database/migration-files.ts";
import { applyMigrations } from "../database/migrations.ts";
import { runMigrations } from "../database/sqlite/run-migration.ts";
import { renewMediaUses } from "../projects/derive-media-uses.ts";
import { updateProject } from "../projects/project-actions.ts";
import { backUp, restore } from "./commands.ts";

const known = await readMigrations();
const names = known.map(({ name }) => name);

/**
 * The distance between two tested migrations. `npm run test:matrix` tests backups of every
 * migration; other commands test one in 16, and the newest.
 */
const step = process.env.VITRINE_MATRIX ? 1 : 16;
const begun = names.filter((_name, index) => index % step === 0 || index === names.length - 1);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-older-backups-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Makes the data folder of a site with a project, whose newest migration is `newest`. */
async function openOlderSite(newest: string): Promise<string> {
  const dataFolder = join(folder, newest);
  await mkdir(dataFolder);
  const url = `file:${join(dataFolder, "vitrine.db")}`;
  const connection = new LibSql(join(dataFolder, "vitrine.db"));
  runMigrations(connection, known.slice(0, names.indexOf(newest) + 1));
  connection.close();
  const database = await openDatabase(url);
  await database.$executeRaw`
    INSERT INTO Project (name, slug, heroImage, whyContent, updatedAt)
    VALUES ('Orrery', 'orrery', '/objects/orrery.png', '[{"type":"text","content":"Because"}]', '2026-11-20T12:00:00.000Z')`;
  if (await hasRevisions(database)) {
    await database.$executeRaw`
      INSERT INTO ProjectRevision (projectId, version, content)
      VALUES (1, 1, '{"name":"Orrery","slug":"orrery","showOnHome":true}')`;
  }
  await database.$disconnect();
  return dataFolder;
}

async function hasRevisions(database: Database): Promise<boolean> {
  const tables = await database.$queryRaw<object[]>`
    SELECT name FROM sqlite_master WHERE name = 'ProjectRevision'`;
  return tables.length > 0;
}

test.each(begun)(
  "a backup of a site of %s is restored, brought up to date and saved to",
  async (newest) => {
    const archive = join(folder, `${newest}.tar`);
    await backUp({ DATA_DIR: await openOlderSite(newest) }, archive);
    const target = join(folder, `${newest}-restored`);
    await restore({ DATA_DIR: target }, archive);

    const url = `file:${join(target, "vitrine.db")}`;
    expect(await applyMigrations(url)).toEqual([]);
    await renewMediaUses(url);
    const database = await openDatabase(url);
    expect(await database.mediaUse.findMany()).toMatchObject([
      { path: "/objects/orrery.png", projectId: 1, place: "heroImage" },
    ]);
    const { project } = await updateProject(database, { id: 1, fields: { name: "Planetarium" } });
    expect(project).toMatchObject({
      name: "Planetarium",
      whyContent: '[{"type":"text","content":"Because"}]',
      version: 2,
    });
    const [newestRevision] = await database.projectRevision.findMany({
      orderBy: { version: "desc" },
    });
    expect(JSON.parse(newestRevision?.changedParts ?? "")).toContain("name");
    await database.$disconnect();
  },
);
