import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/** Calls functions that print their name, in place of those of the built server. */
const stub = `
export async function runBuilt(_name, command) {
  const told = (name) => async () => name;
  const restoreBeside = async () => ({ folder: "copy", variables: process.env, message: "beside" });
  const [restore, restoreMedia, restoreMoment] = ["site", "media", "moment"].map(told);
  console.log(await command({ restore, restoreBeside, restoreMedia, restoreMoment }));
  process.exit();
}`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-restore-"));
  for (const name of ["restore.mjs", "named-file.mjs"]) {
    await copyFile(join("scripts", name), join(folder, name));
  }
  await writeFile(join(folder, "run-built.mjs"), stub);
  await mkdir(join(folder, "dist/server"), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the command. @returns the code that it ends with, and its output */
function restore(words: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["restore.mjs", ...words.split(" ")],
      { cwd: folder },
      (_error, stdout, stderr) => {
        resolve({ code: child.exitCode ?? -1, output: stdout.trim() || stderr });
      },
    );
  });
}

test.each([
  ["site.tar", "site"],
  ["--media site.tar", "media"],
  ["--from backups", "moment"],
  ["--from backups --at 2026-11-25T10:00Z", "moment"],
])("%s restores the %s", async (words, output) => {
  expect(await restore(words)).toEqual({ code: 0, output });
});

test.each([
  "site.tar --beside 4000",
  "site.tar --at 2026-11-25T10:00Z",
  "--media site.tar --at 2026-11-25T10:00Z",
  "--media --from backups",
])("%s restores nothing, because its options contradict each other", async (words) => {
  const { code, output } = await restore(words);
  expect([code, output]).toEqual([1, expect.stringContaining("npm run restore -- FILE")]);
});

test.each([0, 3])("a copy beside the site ends with the code of its server, %i", async (code) => {
  await writeFile(join(folder, "dist/server/main.js"), `process.exit(${code});`);
  expect((await restore("--from backups --beside 4000")).code).toBe(code);
});
