import type { Readable } from "node:stream";
import { maxDescription } from "../../content/media-description.ts";
import { cutTo } from "../../content/storable-text.ts";
import type { Prisma } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent, type Transaction } from "../database/content-change.ts";
import { inChunks } from "../in-chunks.ts";
import { log } from "../log.ts";
import type { ImageWorker } from "../media/derivatives/image-worker.ts";
import { readFileName } from "../media/file-name.ts";
import { decisiveBytes, detectMediaType, refuseType } from "../media/inspect/detect-media-type.ts";
import type { Storage } from "../media/storage/storage.ts";
import { byteLimit } from "../media/uploads/byte-limit.ts";
import { mediaFiles, receiveFile } from "../media/uploads/receive-file.ts";
import { removeSecondCopy, type StoredFile, storeFile } from "../media/uploads/store-file.ts";
import { openStoredBatch } from "../media/uploads/stored-batch.ts";
import { sectionColumns } from "../projects/case-study/written-sections.ts";
import { columnsOf } from "../projects/fields/json-columns.ts";
import { newProject } from "../projects/fields/project-fields.ts";
import { redirectPath } from "../projects/redirects/redirect-path.ts";
import { accept, given, refusal, UserFault } from "../validation/accept.ts";
import {
  type DraftedProject,
  draftProject,
  type StoredPicture,
  slugRule,
} from "./draft-project.ts";
import { type Net, openFetcher } from "./fetch-pictures.ts";
import type { HeadingRules, ImportReport, Incoming, ReportedProject } from "./incoming.ts";
import { type PlannedProject, picturesOf, planProject } from "./plan-project.ts";
import type { SourceFile } from "./source-files.ts";

type Services = {
  database: Database;
  storage: Storage;
  maker: Pick<ImageWorker, "check">;
  /** A local folder for files while they are received. */
  incomingFolder: string;
};

type Choices = {
  isDryRun: boolean;
  rules?: HeadingRules;
  /** The projects that are left out, by their `from`: the place of a project in the source. */
  leftOut?: ReadonlySet<string>;
  /** Set to fetch pictures that are not among the files. `time` limits how long this may take, in milliseconds. */
  fetching?: { time: number; net?: Net } | undefined;
};

/** How many redirects a site may have, including those that the owner wrote. */
const maxRedirects = 1_000;

/**
 * Writes the projects of a source as drafts, with their pictures and redirects, in one transaction. What
 * cannot be read or stored is left out and reported. A dry run only reports what would be written.
 * @throws {UserFault} where a project is not accepted
 */
export async function importWork(
  services: Services,
  incoming: Incoming,
  { isDryRun, rules = new Map(), leftOut = new Set(), fetching }: Choices,
): Promise<ImportReport> {
  const losses = [...incoming.losses];
  const planned = incoming.projects
    .filter(({ from }) => !leftOut.has(from))
    .flatMap((project): PlannedProject[] => {
      try {
        return [planProject(project)];
      } catch (error) {
        losses.push(`${project.from} cannot be read: ${Object(error).message}.`);
        return [];
      }
    });
  const hosts = planFetching(planned, isDryRun ? undefined : fetching);
  const files = new Set(
    planned.flatMap((plan) => picturesOf(plan).flatMap(({ file }) => file ?? [])),
  );
  const batch = openStoredBatch(services.database, services.storage);
  try {
    const stored = new Map<SourceFile, Stored>();
    for (const some of inChunks(Array.from([...files].entries()), 4)) {
      const all = some.map(async ([place, file]) => {
        const become = isDryRun ? look(file, place) : store(services, file, batch.note);
        stored.set(file, await become);
      });
      // All files of the chunk must be stored or refused before a failure removes the stored files.
      const ended = await Promise.allSettled(all);
      for (const each of ended) if (each.status === "rejected") throw each.reason;
    }
    const draft = async (transaction: Database | Transaction) => {
      const taken = await takenSlugs(transaction);
      const slugOf = await slugRule(transaction);
      return planned.map((plan) => draftProject(plan, rules, stored, taken, slugOf));
    };
    if (isDryRun) {
      const drafted = await draft(services.database);
      for (const { fields, sections } of drafted) {
        accept(newProject, fields);
        sectionColumns(sections);
      }
      const taken = await takenPaths(services.database);
      const projects = drafted.map(({ reported }, index) =>
        withRedirects(reported, planned[index], taken),
      );
      return { kind: incoming.kind, isDryRun, hosts, projects, losses };
    }
    const projects = await changeContent(services.database, async (transaction) => {
      await batch.forget(transaction);
      await writeAssets(transaction, stored, describe(planned));
      return writeProjects(transaction, await draft(transaction), planned);
    });
    await removeDoubles(services.storage, stored);
    return { kind: incoming.kind, isDryRun, hosts, projects, losses };
  } catch (error) {
    await batch.remove();
    throw error;
  }
}

/**
 * Removes second copies of files, and restores first copies that were lost. Only logs errors, because the
 * import itself is done.
 */
async function removeDoubles(storage: Storage, stored: ReadonlyMap<SourceFile, Stored>) {
  for (const place of stored.values()) {
    if (!("path" in place) || !place.file || place.path === place.file.path) continue;
    const [kept, key] = [place.path.slice(1), place.file.path.slice(1)];
    await removeSecondCopy(storage, kept, key, place.file).catch((error: unknown) => {
      log.error({ err: error, key }, "a second copy of an imported file was not removed");
    });
  }
}

/**
 * Makes a source file for each address of a picture on another host, if such pictures are to be fetched.
 * @returns the hosts of the pictures, if they are not to be fetched; otherwise none
 */
function planFetching(planned: readonly PlannedProject[], fetching: Choices["fetching"]): string[] {
  const away = planned
    .flatMap(picturesOf)
    .flatMap((picture) =>
      picture.address && !picture.file ? [{ picture, address: picture.address }] : [],
    );
  const hosts = new Set(away.map(({ address }) => address.hostname));
  if (!fetching) return [...hosts];
  const fileAt = openFetcher(hosts, fetching.time, fetching.net);
  const files = new Map<string, SourceFile>();
  for (const { picture, address } of away) {
    picture.file = files.get(address.href) ?? fileAt(address);
    files.set(address.href, picture.file);
  }
  return [];
}

/** The description of each file, from the first picture in a document that shows the file and has a description. */
function describe(planned: readonly PlannedProject[]): Map<SourceFile, string> {
  const pictures = planned.flatMap(picturesOf).toReversed();
  return new Map(
    pictures.flatMap(({ file, description }) => (file && description ? [[file, description]] : [])),
  );
}

type Stored = StoredPicture & { file?: StoredFile; fileName?: string };

/**
 * Checks a file by its first bytes, without storing it.
 * @param place a unique number, for a placeholder of the path that the file would get
 */
async function look(file: SourceFile, place: number): Promise<Stored> {
  let head = Buffer.alloc(0);
  try {
    for await (const piece of await file.read()) {
      head = Buffer.concat([head, piece]);
      if (head.length >= decisiveBytes) break;
    }
  } catch {
    return { refusal: unreadable };
  }
  const firstBytes = head.subarray(0, decisiveBytes);
  return (await detectMediaType(firstBytes))
    ? { path: `/objects/${place}` }
    : { refusal: (await refuseType(firstBytes)).message };
}

const unreadable = "It cannot be read.";

/** Stores a file, or returns why it is refused. */
async function store(
  { storage, maker, incomingFolder }: Services,
  file: SourceFile,
  note: (file: StoredFile) => Promise<void>,
): Promise<Stored> {
  let stream: Readable | undefined;
  try {
    stream = await file.read().catch((error: unknown) => {
      throw error instanceof UserFault ? error : refusal("UNREADABLE", unreadable);
    });
    const received = await receiveFile(stream, incomingFolder, byteLimit, mediaFiles);
    const stored = await storeFile(received, { storage, maker }, "objects");
    await note(stored);
    return { path: stored.path, file: stored, fileName: readFileName(file.path) };
  } catch (error) {
    if (!(error instanceof UserFault)) throw error;
    return { refusal: error.message };
  } finally {
    stream?.destroy();
  }
}

/**
 * Makes assets of the stored files. Files with equal bytes get one asset, which may be an asset that the site
 * already has. Their entries in `stored` then get the path of that asset.
 */
async function writeAssets(
  transaction: Transaction,
  stored: ReadonlyMap<SourceFile, Stored>,
  descriptions: ReadonlyMap<SourceFile, string>,
): Promise<void> {
  const keyOf = ({ checksum, mediaType }: { checksum: string; mediaType: string }) =>
    `${checksum} ${mediaType}`;
  const places = [...stored].flatMap(([source, place]) =>
    "path" in place && place.file ? [{ source, place, file: place.file }] : [],
  );
  const known = new Map<string, string>();
  for (const some of inChunks(places, 200)) {
    const checksums = some.map(({ file }) => file.checksum);
    const same = await transaction.mediaAsset.findMany({
      where: { checksum: { in: checksums }, path: { startsWith: "/objects/" } },
    });
    const ids = same.map(({ id }) => id);
    await transaction.mediaAsset.updateMany({
      where: { id: { in: ids } },
      data: { deletedAt: null },
    });
    for (const asset of same) known.set(keyOf(asset), asset.path);
    const rows: Prisma.MediaAssetCreateManyInput[] = [];
    for (const { source, place, file } of some) {
      const path = known.get(keyOf(file));
      if (path === undefined) {
        const altText = cutTo(descriptions.get(source) ?? "", maxDescription);
        rows.push({ ...file, fileName: place.fileName ?? "", altText });
        known.set(keyOf(file), file.path);
      } else place.path = path;
    }
    await transaction.mediaAsset.createMany({ data: rows });
  }
}

/** The slugs that are in use, and former slugs. */
async function takenSlugs(transaction: Database | Transaction): Promise<Set<string>> {
  const [present, former] = [
    await transaction.project.findMany({ select: { slug: true } }),
    await transaction.formerSlug.findMany({ select: { slug: true } }),
  ];
  return new Set([...present, ...former].map(({ slug }) => slug));
}

async function writeProjects(
  transaction: Transaction,
  drafted: readonly DraftedProject[],
  planned: readonly PlannedProject[],
): Promise<ReportedProject[]> {
  const taken = await takenPaths(transaction);
  const written: ReportedProject[] = [];
  for (const [index, { fields, sections, reported }] of drafted.entries()) {
    const { workImages: _, name, slug, ...rest } = accept(newProject, fields);
    const columns = { name, slug, ...columnsOf(given(rest)), ...sectionColumns(sections) };
    const { id: projectId } = await transaction.project.create({ data: columns });
    const project = withRedirects(reported, planned[index], taken);
    const data = project.redirects.map((path) => ({ path, projectId }));
    await transaction.redirect.createMany({ data });
    written.push(project);
  }
  return written;
}

/** The paths of all redirects. */
async function takenPaths(transaction: Database | Transaction): Promise<Set<string>> {
  const redirects = await transaction.redirect.findMany({ select: { path: true } });
  return new Set(redirects.map(({ path }) => path));
}

/** Adds redirects from the old addresses of a project. @param taken the paths of all redirects; new ones are added */
function withRedirects(
  reported: ReportedProject,
  planned: PlannedProject | undefined,
  taken: Set<string>,
): ReportedProject {
  const losses = [...reported.losses];
  const redirects = (planned?.incoming.oldAddresses ?? []).flatMap((address) => {
    try {
      const path = redirectPath(address);
      if (taken.has(path)) throw refusal("PATH_TAKEN", `${path} leads somewhere already`);
      if (taken.size >= maxRedirects) {
        throw refusal("TOO_MANY", `There may be at most ${maxRedirects} redirects`);
      }
      taken.add(path);
      return [path];
    } catch (error) {
      if (!(error instanceof UserFault)) throw error;
      losses.push(`The old address ${address} does not lead here: ${error.message}.`);
      return [];
    }
  });
  return { ...reported, redirects, losses };
}
