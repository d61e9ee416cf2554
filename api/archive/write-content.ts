import { randomBytes } from "node:crypto";
import { hashToken } from "../access/hash-token.ts";
import { makeLinkToken } from "../access/links/link-token.ts";
import { hashPassword } from "../access/owner/passwords.ts";
import { ArchiveFault } from "../backup/unpack-archive.ts";
import type { Transaction } from "../database/content-change.ts";
import { storeRevision } from "../projects/revisions/store-revision.ts";
import { findFreeSlug } from "../projects/slug.ts";
import {
  addRow,
  archivedTables,
  type Column,
  type Row,
  rowsIn,
  type Table,
  tablesIn,
} from "./archive-form.ts";
import { isBlank, removeBlank } from "./blank-records.ts";
import { rowsOf } from "./collect-content.ts";

/** What happens with a row that the site already has. */
type Clash = "keep" | "replace" | "rename";

export type ImportOptions = { clash: Clash; messages: boolean };

/** What became of a row of the archive. */
type Outcome = "created" | "kept" | "replaced" | "renamed";

/** The id that a row of the archive has in the site, and what became of the row. */
type Placed = { id: unknown; outcome: Outcome };

export type ImportReport = {
  /** Counts of rows by table and outcome, without rows inside other rows. */
  counts: Record<string, Partial<Record<Outcome, number>>>;
  /** Sentences for the owner, such as one for each row that the site already had. */
  notes: string[];
  /** The rows that were written, in the form of content.json. */
  written: Row;
};

type Import = {
  transaction: Transaction;
  fonts: Map<string, Uint8Array>;
  options: ImportOptions;
  /**
   * Whether the site is empty, see `hasNothing`. Then all rows are imported unchanged, with their
   * ids.
   */
  isEmpty: boolean;
  /** What became of the rows of the archive that were imported so far. */
  placed: Map<Row, Placed>;
  /** The values of `placed`, by table and id in the archive. */
  byId: Map<string, Placed>;
  /** The hash of a password that nobody knows, for links. Made once, because hashing is slow. */
  passwordHash?: string;
  report: ImportReport;
};

/**
 * Writes the content of an archive into a site.
 * @throws {ArchiveFault} where a row refers to a row that the archive does not contain
 */
export async function writeContent(
  transaction: Transaction,
  { content, fonts }: { content: Row; fonts: Map<string, Uint8Array> },
  options: ImportOptions,
): Promise<ImportReport> {
  const job: Import = {
    ...{ transaction, fonts, options },
    isEmpty: await hasNothing(transaction),
    placed: new Map(),
    byId: new Map(),
    report: { counts: {}, notes: [], written: {} },
  };
  const replaced: number[] = [];
  for (const table of archivedTables) {
    const rows = rowsOfTable(content, table);
    if (table.option === "messages" && !options.messages) {
      if (rows.length > 0) job.report.notes.push(`messages: ${rows.length} left out.`);
      continue;
    }
    if (table.isSingle && job.isEmpty && rows.length === 0) await removeBlank(transaction, table);
    await writeTable(job, table, rows);
    if (table.model !== "Project") continue;
    for (const { row } of rows) {
      const { id, outcome } = job.placed.get(row) ?? {};
      if (outcome === "replaced") replaced.push(Number(id));
    }
  }
  for (const id of replaced) await storeRevision(transaction, id);
  return job.report;
}

/**
 * Whether all tables with lists of rows, such as projects and files, are empty, as on a new site.
 * Tables with a single row, such as the site's identity, are not checked.
 */
async function hasNothing(transaction: Transaction): Promise<boolean> {
  for (const { model } of tablesIn(undefined).filter(({ isList }) => isList)) {
    if ((await rowsOf(transaction, model).findMany({ take: 1 })).length > 0) return false;
  }
  return true;
}

type Held = { row: Row; owner: Row | undefined };

function rowsOfTable(content: Row, table: Table): Held[] {
  const { owner } = table;
  if (!owner) return rowsIn(content, table).map((row) => ({ row, owner: undefined }));
  const holders = archivedTables.filter(({ model }) => model === owner.model);
  return holders
    .flatMap((holder) => rowsOfTable(content, holder))
    .flatMap(({ row: held }) => rowsIn(held, table).map((row) => ({ row, owner: held })));
}

async function writeTable(job: Import, table: Table, rows: Held[]): Promise<void> {
  const { model, key = table.isSingle ? table.id : [] } = table;
  const delegate = rowsOf(job.transaction, model);
  const present = new Map<string, Row>();
  if (key.length > 0 && rows.length > 0) {
    for (const row of await delegate.findMany({})) present.set(keyOf(row, key), row);
  }
  const added: Row[] = [];
  for (const { row, owner } of rows) {
    const holder = owner && job.placed.get(owner);
    // Skipped where the record of the row was not imported, or the site kept its own record.
    if (owner && (!holder || holder.outcome === "kept")) continue;
    if (holder?.outcome === "replaced" && table.stays) continue;
    const columns = await columnsOf(job, table, row);
    if (table.owner) columns[table.owner.column] = holder?.id;
    const former = present.get(keyOf(columns, key));
    const placed = former
      ? await meet(job, table, { former, columns, row })
      : await add(job, table, { columns, row, added });
    job.placed.set(row, placed);
    job.byId.set(`${model} ${row.id}`, placed);
    if (table.owner) continue;
    const counts = job.report.counts[table.name] ?? {};
    counts[placed.outcome] = (counts[placed.outcome] ?? 0) + 1;
    job.report.counts[table.name] = counts;
    if (placed.outcome === "kept") continue;
    addRow(job.report.written, table, row);
  }
  if (added.length > 0) await delegate.createMany({ data: added });
}

const keyOf = (row: Row, key: readonly string[]) => JSON.stringify(key.map((name) => row[name]));

type Meeting = { former: Row; columns: Row; row: Row };

/**
 * Imports a row that the site already has: keeps or replaces the site's row, or imports the
 * archive's row under another slug.
 */
async function meet(job: Import, table: Table, { former, columns, row }: Meeting): Promise<Placed> {
  const { transaction, options, isEmpty } = job;
  const { model, isSingle } = table;
  const isMedium = model === "MediaAsset";
  // Files and single records get no notes, only counts: both site and archive may contain thousands of the
  // same files, and always contain the single records.
  const isCounted = isMedium || isSingle;
  const note = (end: string) => job.report.notes.push(`${nameOf(table, row)} ${end}.`);
  if (isMedium && former.checksum !== columns.checksum) {
    note("is another file here, which stays");
    return { id: former.id, outcome: "kept" };
  }
  const isUnset = isSingle === true && (await isBlank(transaction, table, former));
  if (options.clash === "replace" || isUnset) {
    if (model === "Project") await storeRevision(transaction, Number(former.id));
    for (const child of tablesIn(model).filter(({ stays }) => !stays)) {
      const where = { [child.owner?.column ?? ""]: former.id };
      await rowsOf(transaction, child.model).deleteMany({ where });
    }
    const version = isEmpty && isUnset ? {} : versionAfter(former);
    const where = Object.fromEntries(table.id.map((name) => [name, former[name]]));
    const { id: _, ...data } = columns;
    await rowsOf(transaction, model).update({ where, data: { ...data, ...version } });
    if (!isEmpty && !isCounted) note("is here already and is replaced");
    return { id: former.id, outcome: isUnset ? "created" : "replaced" };
  }
  if (options.clash === "rename" && (model === "Project" || model === "AboutTab")) {
    const slug = await freeSlug(transaction, model, String(columns.slug));
    note(`is here already; the archive's becomes ${slug}`);
    const added = await rowsOf(transaction, model).create({
      data: { ...without(table, columns), slug },
    });
    return { id: added.id, outcome: "renamed" };
  }
  if (!isCounted) note("is here already and stays as it is");
  return { id: former.id, outcome: "kept" };
}

/** The next version, so that saves from open windows are refused as stale. Empty for a row without a version. */
function versionAfter({ version }: Row): Row {
  return typeof version === "number" ? { version: version + 1 } : {};
}

async function freeSlug(transaction: Transaction, model: "Project" | "AboutTab", wanted: string) {
  if (model === "Project") return findFreeSlug(transaction, wanted);
  for (let number = 2; ; number += 1) {
    const slug = `${wanted}-${number}`;
    if (!(await transaction.aboutTab.findUnique({ where: { slug } }))) return slug;
  }
}

/**
 * Resolves a conflict: the slug of an archive's project may be a former slug of a project of the
 * site, to which it still redirects. With the option "replace", the former slug is removed;
 * otherwise the archive's project gets a free slug.
 */
async function freeFormerSlug(
  { transaction, options, report }: Import,
  table: Table,
  { columns, row }: Omit<Addition, "added">,
): Promise<void> {
  const where = { slug: String(columns.slug) };
  if (!(await transaction.formerSlug.findUnique({ where }))) return;
  if (options.clash === "replace") {
    await transaction.formerSlug.delete({ where });
    return;
  }
  columns.slug = await findFreeSlug(transaction, where.slug);
  report.notes.push(
    `${nameOf(table, row)} becomes ${columns.slug}: a project here had its address before.`,
  );
}

/** The columns of a row, without the id where the site assigns a new id. */
function without({ isNumbered }: Table, { id, ...columns }: Row): Row {
  return isNumbered ? columns : { id, ...columns };
}

type Addition = { columns: Row; row: Row; added: Row[] };

async function add(job: Import, table: Table, { columns, row, added }: Addition): Promise<Placed> {
  const { transaction, isEmpty } = job;
  if (!isEmpty && table.model === "Project") await freeFormerSlug(job, table, { columns, row });
  if (!isEmpty && table.model === "FormerSlug") {
    const slug = String(columns.slug);
    if (await transaction.project.findUnique({ where: { slug }, select: { id: true } })) {
      return { id: null, outcome: "kept" };
    }
  }
  const data = isEmpty ? columns : without(table, columns);
  const isReferredTo = archivedTables.some((each) =>
    each.columns.some(({ refersTo }) => refersTo === table.model),
  );
  const hasRows = tablesIn(table.model).some((each) => rowsIn(row, each).length > 0);
  if (isEmpty || !table.isNumbered || !(isReferredTo || hasRows)) {
    added.push(data);
    return { id: columns.id, outcome: "created" };
  }
  const created = await rowsOf(transaction, table.model).create({ data, select: { id: true } });
  return { id: created.id, outcome: "created" };
}

/** Converts a row of the archive to the columns that the database stores. */
async function columnsOf(job: Import, table: Table, row: Row): Promise<Row> {
  const columns: Row = {};
  for (const column of table.columns) {
    const value = row[column.name];
    if (value !== undefined) columns[column.name] = storedValue(job, table, column, value);
  }
  if (table.model === "ShareLink") {
    // An archive contains no secrets of a link, so the link gets random secrets that nobody knows.
    // It works again when the owner gives it a new address and a new password.
    columns.tokenHash = hashToken(makeLinkToken());
    if (row.hasPassword === true) {
      job.passwordHash ??= await hashPassword(randomBytes(24).toString("base64url"));
    }
    columns.passwordHash = row.hasPassword === true ? job.passwordHash : null;
  }
  return columns;
}

function storedValue(job: Import, table: Table, column: Column, value: unknown): unknown {
  if (value === null) return null;
  if (column.form === "json") return typeof value === "string" ? value : JSON.stringify(value);
  if (column.form === "moment") return new Date(String(value));
  if (column.form === "bytes") return job.fonts.get(String(value));
  if (!column.refersTo) return value;
  const placed = job.byId.get(`${column.refersTo} ${value}`);
  if (!placed) {
    throw new ArchiveFault(
      `its ${table.name} name a ${column.name} ${value}, which it does not hold`,
    );
  }
  // A link belongs to at most one access request. A link that the site already had may belong to
  // another request, so the imported request is stored without it.
  return table.model === "AccessRequest" && placed.outcome !== "created" ? null : placed.id;
}

/** The name of a row in a sentence, such as: The project “Passage”. */
function nameOf(table: Table, row: Row): string {
  const found = [row.name, row.path, row.recipient, row.email, row.role];
  const name = found.find((each) => typeof each === "string");
  const kind = table.name === "media" ? "file" : table.name.replace(/s$/, "");
  return `The ${kind} “${name}”`;
}
