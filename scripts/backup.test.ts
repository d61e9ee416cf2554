import { execFile } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/** In place of the built server: a backup that never ends. */
const stub = `
export async function runBuilt() {
  process.once("exit", () => console.log("removed"));
  console.log("begun");
  setInterval(() => {}, 1_000);
}`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-backup-"));
  for (const name of ["backup.mjs", "named-file.mjs"]) {
    await copyFile(join("scripts", name), join(folder, name));
  }
  await writeFile(join(folder, "run-built.mjs"), stub);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(["SIGINT", "SIGTERM"] as const)("%s ends a backup by an exit", async (signal) => {
  const child = execFile(process.execPath, ["backup.mjs", "site.tar"], { cwd: folder });
  let output = "";
  child.stdout?.on("data", (text) => {
    output += text;
    if (text.includes("begun")) child.kill(signal);
  });
  const [code] = await once(child, "close");
  expect({ code, output }).toEqual({ code: 1, output: "begun\nremoved\n" });
});
