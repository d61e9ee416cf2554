import { once } from "node:events";
import { chmod, chown, copyFile, mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import LibSql from "libsql";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { sampleOf } from "../harness/combinations.ts";
import { copyFolder } from "../harness/prepared-folder.ts";
import { startServer } from "../harness/server.ts";
import { signIn } from "../torture/owner.ts";

let folder: string;
let data: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-data-folder-"));
  data = join(folder, "data");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/**
 * The id of the user that servers run as: nobody, if the tests run as root, who has all permissions.
 * Otherwise undefined, for the user of the tests.
 */
const user = process.getuid?.() === 0 ? 65_534 : undefined;

const start = (variables: Record<string, string> = {}) =>
  startServer({ DATA_DIR: data, DEMO_CONTENT: "0", ...variables }, { user });

/** Makes the data folder of a site that has started once, which the user of servers owns. */
async function makeSite(): Promise<void> {
  await copyFolder(inject("preparedFolders").empty, data);
  if (user === undefined) return;
  await chmod(folder, 0o755);
  const names = await readdir(data, { recursive: true });
  for (const path of [data, ...names.map(file)]) await chown(path, user, user);
}

const file = (name: string) => join(data, name);

test("a stop leaves the site in the database's own file, health tells of damage, and a log without its database is no empty site", {
  tags: "long",
}, async () => {
  await makeSite();
  await (await start()).stop();
  const copy = join(folder, "copy.db");
  await copyFile(file("vitrine.db"), copy);
  const stopped = new LibSql(copy);
  expect(stopped.prepare("SELECT username FROM User").all()).toEqual([{ username: "owner" }]);
  stopped.close();
  expect((await stat(file("vitrine.db-wal")).catch(() => ({ size: 0 }))).size).toBe(0);

  const database = new LibSql(file("vitrine.db"));
  database.exec("PRAGMA writable_schema = ON");
  database.exec(`UPDATE sqlite_master SET sql = replace(sql, '"email" TEXT NOT NULL', '"email" INTEGER NOT NULL CHECK ("email" = 7)')
    WHERE name = 'ContactMessage'`);
  database.exec(
    "INSERT INTO ContactMessage (name, email, company, message) VALUES ('A', 'B', 'C', 'D')",
  );
  database.close();
  const server = await start();
  const health = await fetch(`${server.origin}/api/health`);
  expect(health.status).toBe(200);
  expect(await health.json()).toEqual({ status: "degraded", damaged: ["database"] });
  expect((await fetch(server.origin)).status).toBe(200);
  expect(server.output()).toContain("is damaged; restore the newest backup");

  await signIn(server.origin);
  server.process.kill("SIGKILL");
  await once(server.process, "exit");
  await rm(file("vitrine.db"));
  const { size } = await stat(file("vitrine.db-wal"));
  expect(size).toBeGreaterThan(0);
  await expect(start()).rejects.toThrow(
    /code 1:\nThe database .* is missing or empty, but the file .*-wal holds changes; bring the whole data folder back from a backup, or set DATA_DIR to an empty folder for a new site\.\n$/,
  );
  // The refused start has not changed the file.
  expect((await stat(file("vitrine.db-wal"))).size).toBe(size);
});

test.each(
  sampleOf(
    [
      ["lock.db", 0o400, /^The file .*lock\.db cannot be written to; give it to this user\.$/],
      [
        "vitrine.db",
        0o400,
        /^The file .*vitrine\.db cannot be written to; give it to this user\.$/,
      ],
      [
        "secret",
        0o000,
        /^The file .*secret cannot be read; give it to this user or set SESSION_SECRET\.$/,
      ],
      [
        "media/objects",
        0o500,
        /^The media folder .*objects cannot be written to; give it to this user\.$/,
      ],
    ],
    1,
  ),
)("a start says that %s is not this user's", async (name, mode, sentence) => {
  await makeSite();
  await mkdir(file("media/objects"), { recursive: true });
  if (user !== undefined) await chown(file("media/objects"), user, user);
  // The server's user does not own the file, and gets only the permissions of `mode`.
  await chown(file(name), process.getuid?.() ?? 0, process.getgid?.() ?? 0);
  const everyone = (mode >> 6) * 0o111;
  await chmod(file(name), user === undefined ? mode : everyone);
  const refusal = await start().then(
    () => "it started",
    (error: Error) => error.message,
  );
  const lines = refusal.trimEnd().split("\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(sentence);
});
