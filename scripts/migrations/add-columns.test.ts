import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { diffFile } from "./add-columns.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-columns-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The migration from the existing migrations to a changed schema. */
async function migrationTo(change: (schema: string) => string): Promise<string> {
  const schema = await readFile("prisma/schema.prisma", "utf8");
  return diffFile(change(schema), `file:${join(folder, "scratch.db")}`);
}

const add = (model: string, line: string) => (schema: string) =>
  schema.replace(`model ${model} {`, `model ${model} {\n  ${line}`);

test("columns with a default are added to their tables, which stay", { tags: "long" }, async () => {
  const medium = add("Project", 'medium String @default("")');
  const rank = add("Quote", "rank Int @default(1)");
  expect(await migrationTo((schema) => rank(medium(schema)))).toBe(
    [
      "-- AlterTable",
      `ALTER TABLE "Project" ADD COLUMN "medium" TEXT NOT NULL DEFAULT '';`,
      `ALTER TABLE "Quote" ADD COLUMN "rank" INTEGER NOT NULL DEFAULT 1;`,
    ].join("\n"),
  );
});

test("a table is rebuilt where more is changed in it than columns are added", async () => {
  const medium = add("Project", 'medium String @default("")');
  const sql = await migrationTo((schema) =>
    medium(schema).replace(
      /(model Project \{[^}]*?\n {2}year +)String +@default\(""\)/,
      "$1String?",
    ),
  );
  expect(sql).toContain('DROP TABLE "Project"');
});

test("a table is rebuilt where a new column cannot be added to it", async () => {
  const sql = await migrationTo(add("Quote", "addedAt DateTime @default(now())"));
  expect(sql).toContain('DROP TABLE "Quote"');
});
