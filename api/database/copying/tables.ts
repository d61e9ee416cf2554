import { createHash } from "node:crypto";
import type { Connection } from "../connection.ts";
import { readColumn } from "../connection.ts";
import { momentOf, storedMoment } from "../direct-reads.ts";

/** A value in a column of SQLite. */
export type StoredValue = string | number | bigint | Buffer | null;

export type Table = { name: string; columns: { name: string; type: string }[]; key: string[] };

/** Triggers write to these tables while other tables are copied, so these are copied last. */
const derived = ["OutdatedMediaUse", "ContentRevision"];

/** The tables of an SQLite file, each after the tables that it refers to. */
export function describeTables(connection: Connection): Table[] {
  const names = readColumn(
    connection,
    `SELECT name FROM sqlite_master WHERE type = 'table'
     AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> '_prisma_migrations' ORDER BY name`,
  );
  const parentsOf = (name: string) =>
    readColumn(connection, `SELECT "table" FROM pragma_foreign_key_list('${name}')`);
  const sorted: string[] = [];
  const visit = (name: string) => {
    if (sorted.includes(name)) return;
    for (const parent of parentsOf(name)) if (parent !== name) visit(parent);
    sorted.push(name);
  };
  for (const name of names) if (!derived.includes(name)) visit(name);
  return [...sorted, ...names.filter((name) => derived.includes(name))].map((name) => {
    const columns = connection
      .prepare(`SELECT name, type, pk FROM pragma_table_info('${name}')`)
      .all() as { name: string; type: string; pk: number }[]; // the selected columns
    const key = columns.filter(({ pk }) => pk > 0).sort((one, next) => one.pk - next.pk);
    return { name, columns, key: key.map((column) => column.name) };
  });
}

/** All rows of a table, sorted by its key; dates in Prisma's form. */
export function readRows(connection: Connection, { name, columns, key }: Table): StoredValue[][] {
  const names = columns.map((column) => `"${column.name}"`).join(", ");
  const order = key.map((column) => `"${column}"`).join(", ");
  const rows = connection
    .prepare(`SELECT ${names} FROM "${name}" ORDER BY ${order}`)
    .raw(true)
    .all() as StoredValue[][]; // the selected columns
  return rows.map((row) => row.map((value, index) => canonical(value, columns[index]?.type ?? "")));
}

function canonical(value: StoredValue, type: string): StoredValue {
  if (value === null) return null;
  if (type === "DATETIME")
    return storedMoment(momentOf(typeof value === "number" ? value : String(value)));
  if (type === "BLOB") return Buffer.from(value as Buffer);
  return typeof value === "bigint" ? Number(value) : value;
}

/** The number of a table's rows, and a checksum of their values. */
export type Sum = { table: string; rows: number; sha256: string };

export function sumOf({ name }: Table, rows: StoredValue[][]): Sum {
  const hash = createHash("sha256");
  const lines = rows.map((row) =>
    JSON.stringify(row.map((value) => (Buffer.isBuffer(value) ? value.toString("base64") : value))),
  );
  for (const line of lines.sort()) hash.update(line).update("\n");
  return { table: name, rows: rows.length, sha256: hash.digest("hex") };
}

/** Asserts that tables were copied without a change. @throws {Error} naming the first changed table */
export function assertSame(expected: Sum[], found: Sum[]): void {
  for (const { table, rows, sha256 } of expected) {
    const other = found.find((sum) => sum.table === table);
    if (other?.rows === rows && other.sha256 === sha256) continue;
    throw new Error(
      `the table ${table} was not copied as it is (${other?.rows ?? 0} of ${rows} rows)`,
    );
  }
}
