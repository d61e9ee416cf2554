import { randomUUID } from "node:crypto";
import { linkStateAt } from "../access/links/link-state.ts";
import type { MediaAsset, Prisma } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent, type Transaction } from "../database/content-change.ts";
import { levelOf } from "../database/storage-fault.ts";
import { log } from "../log.ts";
import { hasFormerColours, markedFolder } from "./derivatives/derivatives.ts";
import { readRenditions } from "./renditions/renditions.ts";
import type { PartStore, PartUpload, Storage } from "./storage/storage.ts";
import { documentsFolder } from "./uploads/store-file.ts";
import { findAbandonedUploads, grace, removeUpload } from "./uploads/sweep-uploads.ts";

type Stores = { database: Database; storage: Storage; parts: PartStore };

/** Stored files, assets and uploads that nothing refers to. */
export type Leftovers = {
  /** Assets that no content shows. Hidden content, the trash, drafts and earlier revisions count as content. */
  assets: MediaAsset[];
  /**
   * Keys of other stored files that can be removed: files without a record, derivatives that older releases
   * stored with wrong colours, and watermarked pictures of share links that have ended.
   */
  keys: string[];
  /** Ids of expired uploads, whose records can be removed. */
  uploads: string[];
  /** Expired uploads in parts, whose parts are still stored. */
  parts: PartUpload[];
};

/**
 * Finds files that can be removed. Files newer than `grace` (a day) are not among them, because unsaved edits
 * may use them.
 */
export async function findLeftovers(
  { database, storage, parts }: Stores,
  now = Date.now(),
): Promise<Leftovers> {
  const limit = new Date(now - grace);
  const [assets, unused, uploads] = await Promise.all([
    database.mediaAsset.findMany(),
    findUnusedAssets(database, limit),
    findAbandonedUploads({ database, parts }, limit),
  ]);
  const documents = await database.siteIdentity.findMany({ select: { resume: true } });
  const waiting = uploads.alive.map(({ facts }) => facts);
  return {
    assets: unused,
    keys: await findStrayKeys(storage, {
      assets,
      others: [
        ...documents.map(({ resume }) => resume),
        ...assets.flatMap((asset) => readRenditions(asset).map(({ path }) => path)),
      ],
      waiting: waiting.join(" "),
      limit,
      links: await findActiveLinks(database, new Date(now)),
    }),
    uploads: uploads.abandoned.map(({ id }) => id),
    parts: uploads.parts,
  };
}

/**
 * The unused assets that were created before `limit`.
 * @param ignored projects that are about to be removed: their uses of files do not count
 */
export async function findUnusedAssets(
  database: Database | Transaction,
  limit: Date,
  ignored?: Prisma.ProjectWhereInput,
): Promise<MediaAsset[]> {
  const assets = await database.mediaAsset.findMany();
  const nameOf = ({ path }: MediaAsset) => path.slice(path.lastIndexOf("/") + 1);
  const unmentioned = new Set(assets.map(nameOf));
  for await (const text of readContent(database, ignored)) {
    for (const word of text.split(betweenNames)) {
      unmentioned.delete(word);
      unmentioned.delete(word.replace(/^[._-]{1,9}|[._-]{1,9}$/g, ""));
    }
  }
  // A mention of the file's name in any text counts as a use: storing an unused file does less harm
  // than losing a used one.
  const isShown = (asset: MediaAsset) => !unmentioned.has(nameOf(asset));
  const posters = new Set(assets.filter(isShown).map(({ posterPath }) => posterPath));
  return assets.filter(
    (asset) => !isShown(asset) && !posters.has(asset.path) && asset.createdAt < limit,
  );
}

/**
 * Removes assets. Reads all content and deletes the records in one transaction: content that is saved or
 * restored meanwhile either keeps its files or is refused. Deletes the records before the files, so that no
 * record refers to a missing file.
 * @param choose selects the assets: calls `findUnusedAssets` with the given transaction
 * @returns the removed assets
 */
export async function removeAssets(
  { database, storage }: Pick<Stores, "database" | "storage">,
  choose: (transaction: Transaction) => Promise<MediaAsset[]>,
): Promise<MediaAsset[]> {
  const { removed, uploads } = await changeContent(database, async (transaction) => {
    const chosen = await choose(transaction);
    const ids = chosen.map(({ id }) => id);
    await transaction.mediaAsset.deleteMany({ where: { id: { in: ids } } });
    const files = chosen.flatMap((asset) => [asset, ...readRenditions(asset)]);
    // Each file is recorded as an expired upload. If the file cannot be removed now, `sweepUploads` removes
    // it later.
    const data = files.map(({ path }) => ({
      id: randomUUID(),
      state: "received" as const,
      facts: JSON.stringify({ path }),
      expiresAt: new Date(0),
    }));
    await transaction.upload.createMany({ data });
    return { removed: chosen, uploads: data };
  });
  try {
    for (const upload of uploads) await removeUpload({ database, storage }, upload);
  } catch (error) {
    log[levelOf(error)]({ err: error }, "files of removed assets remain stored");
  }
  return removed;
}

/** Removes leftovers, except for assets that content uses meanwhile. */
export async function removeLeftovers(
  { database, storage, parts }: Stores,
  leftovers: Leftovers,
  now = Date.now(),
): Promise<void> {
  const { assets, keys, uploads } = leftovers;
  const ids = new Set(assets.map(({ id }) => id));
  if (ids.size > 0) {
    await removeAssets({ database, storage }, async (transaction) => {
      const unused = await findUnusedAssets(transaction, new Date(now));
      return unused.filter(({ id }) => ids.has(id));
    });
  }
  for (const key of keys) await storage.remove(key);
  for (const upload of leftovers.parts) await parts.remove(upload);
  await database.upload.deleteMany({ where: { id: { in: uploads } } });
}

/**
 * Matches the characters between two file names in a text. An encoded slash separates names, too, even if it
 * was encoded several times, such as `%252F`.
 */
const betweenNames = /%(?:25)*2F|[^\w.-]/i;

/** How many projects or revisions are read at once. */
const pageSize = 200;

/** All content as text, in portions, because the whole may not fit into memory. */
async function* readContent(
  database: Database | Transaction,
  ignored?: Prisma.ProjectWhereInput,
): AsyncGenerator<string> {
  yield JSON.stringify([
    await database.siteIdentity.findMany(),
    await database.aboutContent.findMany(),
    await database.aboutTab.findMany(),
    await database.demoRemoval.findMany(),
  ]);
  const project = ignored && { NOT: ignored };
  const page = { orderBy: { id: "asc" }, take: pageSize } as const;
  const readers: ((id: { gt: number }) => Promise<{ id: number }[]>)[] = [
    (id) =>
      database.project.findMany({
        ...page,
        where: { id, ...project },
        include: { workImages: true, drafts: true },
      }),
    (id) =>
      database.projectRevision.findMany({ ...page, where: { id, ...(project && { project }) } }),
  ];
  for (const read of readers) {
    let rows = await read({ gt: 0 });
    while (rows.length > 0) {
      yield JSON.stringify(rows);
      const last = rows.at(-1)?.id ?? 0;
      rows = rows.length < pageSize ? [] : await read({ gt: last });
    }
  }
}

type Known = {
  assets: MediaAsset[];
  /** The paths of known files that are not the original of an asset: documents and renditions. */
  others: (string | null)[];
  /**
   * The facts of all uploads that are not abandoned, as text. They contain the paths of received
   * files.
   */
  waiting: string;
  /** Files that were written later are not stray, because they may not be recorded yet. */
  limit: Date;
  /** The active share links. Only their watermarked pictures are not stray. */
  links: { id: number }[];
};

async function findStrayKeys(
  storage: Storage,
  { assets, others, waiting, limit, links }: Known,
): Promise<string[]> {
  const known = new Map(assets.map((asset) => [asset.path, asset]));
  const paths = new Set([...known.keys(), ...others]);
  const stray: string[] = [];
  for (const folder of [
    "objects/",
    "uploads/",
    "derivatives/",
    `${documentsFolder}/`,
    "incoming/",
  ]) {
    for await (const { key, modifiedAt } of storage.list(folder)) {
      const [, original = key] = /^derivatives\/([^/]+\/[^/]+)\//.exec(key) ?? [];
      const path = `/${original}`;
      const asset = folder === "derivatives/" ? known.get(path) : undefined;
      const isKept = asset ? !hasFormerColours(asset, key) : paths.has(path);
      if (!isKept && !waiting.includes(path) && modifiedAt < limit) stray.push(key);
    }
  }
  return [...stray, ...(await findStrayMarks(storage, links, (path) => paths.has(path)))];
}

/**
 * The keys of watermarked pictures whose share link is not among `links`, or whose original is
 * unknown.
 */
async function findStrayMarks(
  storage: Storage,
  links: readonly { id: number }[],
  isKnown: (path: string) => boolean,
): Promise<string[]> {
  const ids = new Set(links.map(({ id }) => String(id)));
  const stray: string[] = [];
  for await (const { key } of storage.list(markedFolder())) {
    const [, id = "", original = ""] = /^marked\/(\d+)\/([^/]+\/[^/]+)\//.exec(key) ?? [];
    if (!ids.has(id) || !isKnown(`/${original}`)) stray.push(key);
  }
  return stray;
}

/**
 * Removes the watermarked pictures of share links that are not active now, and of removed originals.
 * @returns the number of removed files
 */
export async function sweepMarkedPictures(
  { database, storage }: Pick<Stores, "database" | "storage">,
  now = new Date(),
): Promise<number> {
  const links = await findActiveLinks(database, now);
  const assets = await database.mediaAsset.findMany({ select: { path: true } });
  const paths = new Set(assets.map(({ path }) => path));
  const keys = await findStrayMarks(storage, links, (path) => paths.has(path));
  for (const key of keys) await storage.remove(key);
  return keys.length;
}

async function findActiveLinks(database: Database, now: Date) {
  const links = await database.shareLink.findMany();
  return links.filter((link) => linkStateAt(link, now) === "active");
}
