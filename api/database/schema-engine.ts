import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { PrismaLibSql } from "@prisma/adapter-libsql";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import type { SchemaFilter } from "@prisma/schema-engine-wasm";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import { isPostgres } from "./address.ts";
import { applyMigrations } from "./migrations.ts";
import { EngineAdapter } from "./postgresql/engine-adapter.ts";

/** A comparison includes all tables and enums. */
const wholeSchema: SchemaFilter = { externalTables: [], externalEnums: [] };

let instantiated: Promise<void> | undefined;

/**
 * Opens Prisma's schema engine as WebAssembly, without a native binary, for the database at `url`. The caller
 * frees the engine.
 */
async function openSchemaEngine(url: string): Promise<bindings.SchemaEngine> {
  instantiated ??= instantiate();
  await instantiated;
  const factory = isPostgres(url) ? new EngineAdapter(url) : new PrismaLibSql({ url });
  const adapter = bindMigrationAwareSqlAdapterFactory(factory);
  return bindings.SchemaEngine.new({ datamodels: undefined }, () => {}, adapter);
}

/**
 * The SQL that is missing in the migrations to reach a Prisma schema. Empty where nothing is
 * missing.
 * @param schema the text of a Prisma schema whose provider matches `url`
 * @param url the address of a new database that the caller removes. An SQLite database must be a
 *   file, because in memory each connection would open another database
 */
export async function diffMigrations(schema: string, url: string): Promise<string> {
  await applyMigrations(url);
  const files = [{ path: "schema.prisma", content: schema }];
  const engine = await openSchemaEngine(url);
  try {
    const { stdout } = await engine.diff({
      from: { tag: "schemaDatasource", files, configDir: "prisma" },
      to: { tag: "schemaDatamodel", files },
      script: true,
      exitCode: null,
      filters: wholeSchema,
    });
    const sql = stdout?.trim() ?? "";
    return sql === "-- This is an empty migration." ? "" : sql;
  } finally {
    engine.free();
  }
}

async function instantiate(): Promise<void> {
  const path = fileURLToPath(
    import.meta.resolve("@prisma/schema-engine-wasm/schema_engine_bg"),
  ).replace(/\.js$/, ".wasm");
  const module = await WebAssembly.compile(await readFile(path));
  const instance = await WebAssembly.instantiate(module, {
    "./schema_engine_bg.js": { ...bindings },
  });
  bindings.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === "function") start();
}
