import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Fault, startFakeBucket } from "../../api/testing/fake-bucket.ts";
import { startPostgres } from "../../scripts/postgres/start-postgres.mjs";
import { openAsOwner } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";
import { startServer } from "../harness/server.ts";
import { publicUrl, readPublicSite } from "./public-site.ts";

const run = promisify(execFile);

const bucket = await startFakeBucket();
const place = "s3://my-backups/site";
const key = {
  BACKUP_S3_ENDPOINT: bucket.settings.endpoint ?? "",
  BACKUP_S3_ACCESS_KEY_ID: "id",
  BACKUP_S3_SECRET_ACCESS_KEY: "secret",
};
const hurry = `--import=${pathToFileURL(resolve("e2e/harness/hurry.mjs")).href}`;
const variables = { ...publicUrl, ...key, BACKUP_DIR: place, NODE_OPTIONS: hurry };

const journey = startJourney({
  variables,
  prepare: async () => {
    bucket.faults.push(...Array<Fault>(1_000).fill("hang"));
  },
});
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), "vitrine-backups-"));
});
afterAll(async () => {
  await postgres.stop();
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const foot = "Last backup: ";

test("a bucket that does not answer is told on every page of the admin area, and none is not claimed", async () => {
  const page = await openAsOwner(journey, "/admin");
  await page.getByText(`${foot}not known yet`).waitFor();
  const told = `The last backup failed. The bucket of ${place} cannot be reached. The server tries again within the hour.`;
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByRole("alert").allTextContents();
    })
    .toEqual([told]);
  await page.getByRole("tab", { name: "Messages" }).click();
  await page.getByRole("heading", { name: "Messages" }).waitFor();
  expect(await page.getByRole("alert").allTextContents()).toEqual([told]);
});

test("one that does has the first backup soon, which becomes the site again, on a file or on PostgreSQL", async () => {
  await journey.server.stop();
  bucket.faults.length = 0;
  journey.server = await startServer({ DATA_DIR: journey.folder, ...variables });
  // The time zone of this browser differs from the server's.
  const page = await openAsOwner(journey, "/admin", { timezoneId: "Asia/Tokyo" });
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByText(foot).textContent();
    })
    .toMatch(/^Last backup: \w{3} \d{1,2}, \d{4}/);
  expect(await page.getByRole("alert").count()).toBe(0);

  const isArchive = (key: string) => !key.startsWith("site/copies/");
  const [name = "", ...others] = [...bucket.objects.keys()].filter(isArchive);
  expect(name).toMatch(/^site\/vitrine-\d{8}T\d{6}Z\.tar$/);
  expect(others).toEqual([]);
  const before = await readPublicSite(journey.server.origin);
  const command = async (words: string[], site: Record<string, string> = {}) => {
    const env = { PATH: process.env.PATH, ...key, ...site };
    const archive = `s3://my-backups/${name}`;
    return (await run(process.execPath, [...words, archive], { env })).stdout;
  };
  expect(await command(["scripts/backup.mjs", "--verify"])).toContain("is whole");
  const file = { DATA_DIR: join(folder, "file") };
  const server = { DATA_DIR: join(folder, "server"), DATABASE_URL: `${postgres.url}/postgres` };
  for (const site of [file, server]) {
    expect(await command(["scripts/restore.mjs"], site)).toContain("Start the site");
    const restored = await startServer({ ...publicUrl, ...site });
    expect(await readPublicSite(restored.origin)).toEqual(before);
    expect(await restored.stop()).toBe(0);
  }
}, 300_000);
