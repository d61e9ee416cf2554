import { createHash } from "node:crypto";
import type { Prisma } from "../database/__generated__/prisma/client.ts";
import { isDemoMedia } from "../demo/media.ts";
import { readRenditions } from "../media/renditions/renditions.ts";
import { parseJson } from "../parse-json.ts";
import {
  addRow,
  archivedTables,
  archiveVersion,
  type Column,
  type Row,
  rowsIn,
  type Table,
  tablesIn,
} from "./archive-form.ts";

/** Whether an archive contains former versions of projects and the messages of visitors. */
export type ArchiveOptions = { revisions: boolean; messages: boolean };

/** The content of an archive, without the media files. */
export type Content = {
  content: Row;
  /** The bytes of font columns, by the names of their files in the archive. */
  fonts: Map<string, Uint8Array>;
};

type Rows = {
  findMany: (query: object) => Promise<Row[]>;
  create: (query: object) => Promise<Row>;
  createMany: (query: object) => Promise<unknown>;
  update: (query: object) => Promise<unknown>;
  deleteMany: (query: object) => Promise<unknown>;
};

/** Prisma's operations on the rows of a table. They have the same names for all tables. */
export function rowsOf(database: Prisma.TransactionClient, model: Prisma.ModelName): Rows {
  return Object(database)[`${model.charAt(0).toLowerCase()}${model.slice(1)}`];
}

/** The columns that order the rows of a record. */
const orders = ["position", "displayOrder", "version"];

/** Reads the content to archive from a database. Nobody may write to the database meanwhile. */
export async function collectContent(
  database: Prisma.TransactionClient,
  options: ArchiveOptions,
): Promise<Content> {
  const fonts = new Map<string, Uint8Array>();
  const content: Row = { format: "vitrine-archive", version: archiveVersion };
  const made = new Map<string, Row>();
  const leftOut = new Set<string>();
  for (const table of archivedTables) {
    if (table.option && !options[table.option]) continue;
    const { model, name, owner, columns, id } = table;
    const order = owner ? columns.filter((column) => orders.includes(column.name)) : [];
    const orderBy = [...order.map((column) => column.name), ...id].map((key) => ({ [key]: "asc" }));
    if (!owner && table.isList) content[name] = [];
    for (const stored of await rowsOf(database, model).findMany({ orderBy })) {
      if (isRemovedDemo(stored)) leftOut.add(`${model} ${stored.id}`);
      const names = ({ name: key, refersTo }: Column) => leftOut.has(`${refersTo} ${stored[key]}`);
      if (leftOut.has(`${model} ${stored.id}`) || columns.some(names)) continue;
      const row = archivedRow(table, stored, fonts);
      made.set(`${model} ${stored.id}`, row);
      const holder = owner ? made.get(`${owner.model} ${stored[owner.column]}`) : content;
      if (!holder) continue; // the record that contains the row is left out
      addRow(holder, table, row);
    }
  }
  return { content: { ...content, media: withoutRemovedDemo(content) }, fonts };
}

/**
 * Whether a row is a project of the demo (the example content of a new site) that was moved to the
 * trash. Such a project is no work of the owner.
 */
const isRemovedDemo = ({ isDemo, deletedAt }: Row) => isDemo === true && deletedAt instanceof Date;

/** The rows of all files, except for files of the demo that nothing else in the archive shows. */
function withoutRemovedDemo(content: Row): Row[] {
  const media = rowsIn(content, { name: "media", isList: true });
  const rest = JSON.stringify({ ...content, media: [] });
  const isShown = (path: unknown) => rest.includes(JSON.stringify(path).slice(1, -1));
  return media.filter(
    ({ path }) =>
      !isDemoMedia(String(path)) ||
      isShown(path) ||
      media.some((video) => video.posterPath === path && isShown(video.path)),
  );
}

function archivedRow(table: Table, stored: Row, fonts: Content["fonts"]): Row {
  const row: Row = {};
  for (const column of table.columns) {
    row[column.name] = archivedValue(column, stored[column.name], fonts);
  }
  for (const [name, column] of Object.entries(table.tellsOf ?? {})) {
    row[name] = stored[column] !== null;
  }
  for (const { name, isList, option } of tablesIn(table.model)) {
    if (isList && !option) row[name] = [];
  }
  return row;
}

function archivedValue({ form }: Column, value: unknown, fonts: Content["fonts"]): unknown {
  if (value instanceof Date) return value.toISOString();
  if (form === "json" && typeof value === "string") return parsedObject(value) ?? value;
  if (!(value instanceof Uint8Array)) return value;
  const name = `fonts/${createHash("sha256").update(value).digest("hex")}.woff2`;
  fonts.set(name, value);
  return name;
}

/** Parses JSON text to an object or a list. Undefined for any other text, which is archived as text. */
function parsedObject(text: string): object | undefined {
  const value = parseJson(text);
  return typeof value === "object" && value !== null ? value : undefined;
}

/** A file of the media storage, as described by the row that refers to it. */
export type ArchivedFile = {
  key: string;
  checksum: string;
  size: number | null;
  mediaType: string;
};

/** The files of the media storage that rows refer to: originals, versions of videos, and the résumé. */
export function filesOf(content: Row): ArchivedFile[] {
  const media = rowsIn(content, { name: "media", isList: true }).flatMap((asset) => {
    const renditions = readRenditions({ renditions: JSON.stringify(asset.renditions ?? []) });
    return [
      fileOf(asset),
      ...renditions.map((each) => fileOf({ ...each, mediaType: "video/mp4" })),
    ];
  });
  const documents = rowsIn(content, { name: "identity", isList: false })
    .filter(({ resume }) => resume)
    .map(({ resume, resumeByteSize, resumeChecksum }) =>
      fileOf({
        path: resume,
        byteSize: resumeByteSize,
        checksum: resumeChecksum,
        mediaType: "application/pdf",
      }),
    );
  return [...media, ...documents];
}

function fileOf({ path, checksum, byteSize, mediaType }: Row): ArchivedFile {
  return {
    key: String(path).slice(1),
    checksum: String(checksum),
    size: typeof byteSize === "number" ? byteSize : null,
    mediaType: String(mediaType),
  };
}
