import LibSql from "libsql";
import type pg from "pg";
import type { Connection } from "../connection.ts";
import { applyMigrations } from "../migrations.ts";
import { createClient } from "../postgresql/create-client.ts";
import { inTransaction, takeTurn } from "../postgresql/transactions.ts";
import { asSqliteHasThem } from "../postgresql/values.ts";
import {
  assertSame,
  describeTables,
  readRows,
  type StoredValue,
  type Sum,
  sumOf,
  type Table,
} from "./tables.ts";

/** How many values one statement inserts: PostgreSQL accepts at most 65,535 parameters. */
const maxValues = 30_000;

/**
 * Replaces the rows of a PostgreSQL database by those of an SQLite file, in one transaction. Both
 * databases must have all migrations.
 * @param kept tables of the server that are not changed
 * @param emptied tables that are empty afterwards
 * @throws {Error} where the copy differs from the file; then nothing has changed
 */
export async function copyFileToServer(
  path: string,
  url: string,
  { kept = [], emptied = [] }: { kept?: string[]; emptied?: string[] } = {},
): Promise<void> {
  const file = new LibSql(path);
  const client = createClient(url);
  try {
    await client.connect();
    await inTransaction(client, takeTurn, async () => {
      const replaced = describeTables(file).filter(({ name }) => !kept.includes(name));
      for (const { name } of replaced.toReversed()) await client.query(`DELETE FROM "${name}"`);
      const tables = replaced.filter(({ name }) => !emptied.includes(name));
      for (const table of tables) {
        // Triggers may have written into this table while other tables were filled.
        await client.query(`DELETE FROM "${table.name}"`);
        await insertRows(client, table, readRows(file, table));
      }
      for (const { name, seq } of readSequences(file)) {
        const table = tables.find((each) => each.name === name);
        if (table?.key.join() !== "id") continue;
        // The sequence is never lowered, so that no id is used twice.
        await client.query(
          `SELECT setval(sequence, GREATEST($2, pg_sequence_last_value(sequence)))
           FROM (SELECT pg_get_serial_sequence($1, 'id')::regclass AS sequence) AS found`,
          [`"${name}"`, seq],
        );
      }
      for (const table of tables) {
        const read = sumOf(table, readRows(file, table));
        assertSame([read], [sumOf(table, await readServerRows(client, table))]);
      }
    });
  } finally {
    file.close();
    await client.end().catch(() => {});
  }
}

/** Copies a snapshot of a PostgreSQL database into a new SQLite file. @returns the checksums of its tables */
export async function copyServerToFile(url: string, path: string): Promise<Sum[]> {
  await applyMigrations(`file:${path}`);
  const file = new LibSql(path);
  const client = createClient(url);
  try {
    await client.connect();
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    file.exec("BEGIN IMMEDIATE");
    const sums: Sum[] = [];
    for (const table of await presentIn(client, describeTables(file))) {
      const rows = await readServerRows(client, table);
      file.exec(`DELETE FROM "${table.name}"`);
      const names = table.columns.map(({ name }) => `"${name}"`).join(", ");
      const places = table.columns.map(() => "?").join(", ");
      const insert = file.prepare(`INSERT INTO "${table.name}" (${names}) VALUES (${places})`);
      for (const row of rows) insert.run(row);
      sums.push(sumOf(table, rows));
      await copySequence(client, file, table);
    }
    file.exec("COMMIT");
    await client.query("COMMIT");
    file.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    return sums;
  } finally {
    file.close();
    await client.end().catch(() => {});
  }
}

/** The checksums of an SQLite file's tables. */
export function sumsOfFile(path: string): Sum[] {
  const file = new LibSql(path);
  try {
    return describeTables(file).map((table) => sumOf(table, readRows(file, table)));
  } finally {
    file.close();
  }
}

async function insertRows(client: pg.Client, table: Table, rows: StoredValue[][]): Promise<void> {
  const { name, columns } = table;
  const max = Math.max(1, Math.floor(maxValues / columns.length));
  const names = columns.map((column) => `"${column.name}"`).join(", ");
  for (let start = 0; start < rows.length; start += max) {
    const some = rows.slice(start, start + max);
    const places = some.map(
      (row, index) => `(${row.map((_value, at) => `$${index * row.length + at + 1}`).join(", ")})`,
    );
    await client.query(
      `INSERT INTO "${name}" (${names}) VALUES ${places.join(", ")}`,
      some.flat().map((value) => (typeof value === "number" ? String(value) : value)),
    );
  }
}

async function readServerRows(client: pg.Client, table: Table): Promise<StoredValue[][]> {
  const names = table.columns.map(({ name }) => `"${name}"`).join(", ");
  const { rows } = await client.query<StoredValue[]>({
    text: `SELECT ${names} FROM "${table.name}"`,
    rowMode: "array",
    types: asSqliteHasThem,
  });
  return rows;
}

/**
 * Leaves out tables and columns that the server's database lacks, because it may be of an older
 * version. In the copy, these columns get their defaults.
 */
async function presentIn(client: pg.Client, tables: Table[]): Promise<Table[]> {
  const { rows } = await client.query<{ place: string }>(
    "SELECT table_name || '.' || column_name AS place FROM information_schema.columns WHERE table_schema = current_schema()",
  );
  const places = new Set(rows.map(({ place }) => place));
  return tables
    .map((table) => ({
      ...table,
      columns: table.columns.filter(({ name }) => places.has(`${table.name}.${name}`)),
    }))
    .filter(({ columns }) => columns.length > 0);
}

/** The last id of each table, including those of removed rows, so that no id is used twice. */
function readSequences(file: Connection): { name: string; seq: number }[] {
  return file.prepare("SELECT name, seq FROM sqlite_sequence WHERE seq > 0").all() as {
    name: string;
    seq: number;
  }[]; // the selected columns
}

async function copySequence(client: pg.Client, file: Connection, { name, key }: Table) {
  if (key.join() !== "id") return;
  const { rows } = await client.query<{ sequence: string | null }>(
    "SELECT pg_get_serial_sequence($1, 'id') AS sequence",
    [`"${name}"`],
  );
  const sequence = rows[0]?.sequence;
  if (!sequence) return;
  const { rows: last } = await client.query<{ value: string | null }>(
    "SELECT pg_sequence_last_value($1::regclass) AS value",
    [sequence],
  );
  const value = Number(last[0]?.value ?? 0);
  file.prepare("DELETE FROM sqlite_sequence WHERE name = ?").run(name);
  if (value > 0)
    file.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)").run(name, value);
}
