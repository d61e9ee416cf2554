import { execFile, spawn } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { postgresMigrationsFolder } from "../../api/database/migration-files.ts";
import { ownerPassword, type Server, whenStarted } from "./server.ts";

/**
 * Builds a copy of the product that differs as a next version would: the query of each page has one
 * more field, so that documents and scripts have other names, and the database has one more column.
 * @param folder a new folder for the sources of the copy
 * @returns a function that starts a server of this version, with environment variables
 */
export async function buildNextVersion(
  folder: string,
): Promise<(variables: Record<string, string>) => Promise<Server>> {
  const left = new Set(
    ["node_modules", ".git", ".cache", "data", "dist"].map((name) => resolve(name)),
  );
  cpSync(".", folder, { recursive: true, filter: (source) => !left.has(resolve(source)) });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  mkdirSync(join(folder, ".cache"));
  for (const name of readdirSync(join(folder, "web"), { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".tsx") || name.endsWith(".test.tsx")) continue;
    const path = join(folder, "web", name);
    const source = readFileSync(path, "utf8");
    writeFileSync(
      path,
      source.replace(/(?<=\bquery \w+Query\b[^{]*\{)/, " nextVersion: viewer { isOwner }"),
    );
  }
  const migration = join(folder, relative(".", postgresMigrationsFolder), "29990101000000_next");
  mkdirSync(migration);
  writeFileSync(
    join(migration, "migration.sql"),
    `ALTER TABLE "Banner" ADD COLUMN "nextVersion" INTEGER NOT NULL DEFAULT 0;\n`,
  );
  await promisify(execFile)(process.execPath, ["scripts/build.mjs"], { cwd: folder });
  return (variables) =>
    whenStarted(
      spawn(process.execPath, [join(folder, "dist/server/main.js")], {
        cwd: folder,
        stdio: ["pipe", "pipe", "pipe"],
        env: {
          ...{ PATH: process.env.PATH, NODE_ENV: "production", PORT: "0" },
          ...{ OWNER_PASSWORD: ownerPassword, LOG_LEVEL: "warn", PREPARE_PICTURES: "0" },
          ...variables,
        },
      }),
    );
}
