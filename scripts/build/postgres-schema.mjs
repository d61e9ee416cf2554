import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

/** The path of the schema for PostgreSQL, which is derived from the schema for SQLite and not committed. */
export const postgresSchema = "prisma/postgresql/schema.prisma";

/**
 * The schema for PostgreSQL: the same models with another provider. Its client is generated beside the client
 * for SQLite.
 * @param {string} schema
 */
export function derivePostgresSchema(schema) {
  const derived = schema
    .replace('provider = "sqlite"', 'provider = "postgresql"')
    .replace(/generator pothos \{[^}]*\}\n+/, "")
    .replace(
      '"../api/database/__generated__/prisma"',
      '"../../api/database/__generated__/postgresql"',
    );
  if (!derived.includes('"postgresql"') || derived.includes("pothos")) {
    throw new Error(
      "prisma/schema.prisma does not begin as expected, so the PostgreSQL schema cannot be derived",
    );
  }
  return derived;
}

export function writePostgresSchema() {
  mkdirSync("prisma/postgresql", { recursive: true });
  writeFileSync(postgresSchema, derivePostgresSchema(readFileSync("prisma/schema.prisma", "utf8")));
}
