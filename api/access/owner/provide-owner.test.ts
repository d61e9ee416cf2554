import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { completeFirstStart } from "../../boot/first-start.ts";
import { migrationsFolder } from "../../database/migration-files.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { resetOwnerPassword } from "./reset-owner-password.ts";

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
  await site.database.user.deleteMany();
});
afterEach(() => site.close());

/**
 * Completes a start of the site.
 * @returns the generated password. Undefined where none was generated
 */
async function start(ownerPassword?: string): Promise<string | undefined> {
  const { database, media, sealedText, environment } = site;
  const services = { database, storage: media.storage, sealedText };
  const generated = await completeFirstStart({ ...environment, ownerPassword }, services);
  return generated.owner;
}

async function signsIn(password = ""): Promise<boolean> {
  const payload = { password };
  const response = await site.app.inject({ method: "POST", url: "/api/session", payload });
  return response.statusCode === 200;
}

test("until the first sign-in each start makes a new password, and stores its hash alone", async () => {
  const first = await start();
  const second = await start();
  expect(first).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  expect(second).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  expect(await signsIn(first)).toBe(false);
  expect(JSON.stringify(await site.database.user.findMany())).not.toContain(second);
  expect(await signsIn(second)).toBe(true);

  expect(await start()).toBeUndefined();
  expect(await signsIn(second)).toBe(true);
});

test("a password of the settings takes the place of one that nobody has used", async () => {
  await start();
  expect(await start("chosen by the owner")).toBeUndefined();
  expect(await start()).toBeUndefined();
  expect(await signsIn("chosen by the owner")).toBe(true);
});

test("a password that was used, chosen or reset at the terminal outlives every start", async () => {
  const made = await start();
  await signsIn(made);
  await start("another one in the settings");
  expect(await signsIn(made)).toBe(true);

  await site.database.user.deleteMany();
  await start();
  const told = await resetOwnerPassword({
    DATA_DIR: site.environment.dataFolder,
  });
  const [reset] = /[a-z2-9]{4}(?:-[a-z2-9]{4}){3}/.exec(told) ?? [];
  expect(await start()).toBeUndefined();
  expect(await signsIn(reset)).toBe(true);
});

test.each([
  ["lost its password where nobody ever signed in", false],
  ["is left alone where somebody did", true],
])("the owner of an older version %s", async (_name, hasSignedIn) => {
  const { database } = site;
  await start("given once");
  if (hasSignedIn) expect(await signsIn("given once")).toBe(true);
  await database.$executeRaw`ALTER TABLE User DROP COLUMN hasGeneratedPassword`;
  const path = "20261122080851_owner_generated_password/migration.sql";
  const sql = await readFile(join(migrationsFolder, path), "utf8");
  const statements = sql.split(";\n").filter((text) => text.trim() !== "");
  for (const statement of statements) await database.$executeRawUnsafe(statement);

  expect(typeof (await start())).toBe(hasSignedIn ? "undefined" : "string");
  expect(await signsIn("given once")).toBe(hasSignedIn);
});
