import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { ArchiveFault } from "../backup/unpack-archive.ts";
import type { Database } from "../database/client.ts";
import { changeContent, type Transaction } from "../database/content-change.ts";
import { raiseSequences } from "../database/queries/sequences.ts";
import type { Storage } from "../media/storage/storage.ts";
import { openStoredBatch } from "../media/uploads/stored-batch.ts";
import { archivedTables } from "./archive-form.ts";
import { type ArchivedFile, filesOf } from "./collect-content.ts";
import { type OpenedArchive, openArchive } from "./read-archive.ts";
import { type ImportOptions, type ImportReport, writeContent } from "./write-content.ts";

type Site = { database: Database; storage: Storage };

export type Importing = ImportOptions & {
  /** Whether the import only reports what would happen. */
  isDryRun: boolean;
};

/** How long an import may take in the database, in milliseconds. */
const timeout = 10 * 60_000;

/** Thrown at the end of a rehearsal, so that its transaction is rolled back. */
class Rehearsed extends Error {
  constructor(readonly report: ImportReport) {
    super("rehearsed");
  }
}

/**
 * Imports an archive into a site: all of it or nothing. Rows are written in one transaction, which
 * is first run and rolled back as a rehearsal. Files are stored after the rehearsal and before the
 * transaction, so that no page refers to a missing file.
 * @param beside a folder on the disk of the site, in which files are unpacked
 * @returns the message for the owner: a sentence in each line
 * @throws {ArchiveFault} where the archive is damaged, or its content contradicts itself or the
 *   content of the site
 */
export async function importArchive(
  { database, storage }: Site,
  path: string,
  beside: string,
  options: Importing,
): Promise<string[]> {
  const archive = await openArchive(path);
  const folder = await mkdtemp(join(beside, ".restore-"));
  const batch = openStoredBatch(database, storage);
  try {
    const report = await rehearse(database, archive, options);
    const wanted: ArchivedFile[] = [];
    const known = new Set<string>();
    for (const file of filesOf(report.written)) {
      const found = await storage.stat(file.key);
      if (!found || found.size !== file.size) wanted.push(file);
      if (found) known.add(file.key);
    }
    const files: [string, string][] = [];
    for (const file of wanted.filter(archive.has)) {
      files.push([file.key, await archive.unpack(file, folder)]);
    }
    const lost = wanted.filter((file) => !archive.has(file)).map(({ key }) => key);
    if (!options.isDryRun) {
      for (const [key, unpacked] of files) {
        // A failed import removes what it has added, not a file that the site has already.
        if (!known.has(key)) await batch.note({ path: `/${key}` });
        await storage.adopt(key, unpacked);
      }
      await write(database, async (transaction) => {
        await batch.forget(transaction);
        return writeContent(transaction, archive, options);
      });
    }
    return describe(report, files.length, lost);
  } catch (error) {
    await batch.remove();
    throw error;
  } finally {
    archive.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function rehearse(
  database: Database,
  archive: OpenedArchive,
  options: ImportOptions,
): Promise<ImportReport> {
  try {
    return await write(database, async (transaction) => {
      throw new Rehearsed(await writeContent(transaction, archive, options));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.report;
    throw error;
  }
}

async function write<Result>(
  database: Database,
  run: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const work = async (transaction: Transaction) => {
    const result = await run(transaction);
    const numbered = archivedTables.filter(({ isNumbered }) => isNumbered);
    await raiseSequences(
      database,
      transaction,
      numbered.map(({ model }) => model),
    );
    return result;
  };
  try {
    return await changeContent(database, work, timeout);
  } catch (error) {
    const { code } = Object(error);
    // P2002: a unique value exists twice. P2003: a row refers to a missing row.
    if (code !== "P2002" && code !== "P2003") throw error;
    throw new ArchiveFault("its content contradicts itself, or what the site holds");
  }
}

function describe({ counts, notes }: ImportReport, files: number, lost: string[]): string[] {
  const outcomes = { created: "new", kept: "kept", replaced: "replaced", renamed: "renamed" };
  const tables = Object.entries(counts).map(([name, found]) => {
    const parts = Object.entries(outcomes).flatMap(([outcome, word]) => {
      const count = Object(found)[outcome];
      return count === undefined ? [] : [`${count} ${word}`];
    });
    return `${name}: ${parts.join(", ")}.`;
  });
  return [
    ...tables,
    `files: ${files} new.`,
    ...notes,
    ...lost.map((key) => `The archive is without the file ${key}.`),
  ];
}
