import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

/** Where the schema of the second database is written; it is made of the first one's and not committed. */
export const postgresSchema = "prisma/postgresql/schema.prisma";

/**
 * The schema of the second database: the same models in another provider's name, whose client is made
 * beside the first.
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
    throw new Error("prisma/schema.prisma begins otherwise than the second schema is made of");
  }
  return derived;
}

export function writePostgresSchema() {
  mkdirSync("prisma/postgresql", { recursive: true });
  writeFileSync(postgresSchema, derivePostgresSchema(readFileSync("prisma/schema.prisma", "utf8")));
}
