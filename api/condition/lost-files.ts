import type { FastifyBaseLogger } from "fastify";
import {
  compareSize,
  type Fault,
  findFault,
  listMediaFiles,
  type MediaFile,
} from "../backup/media-files.ts";
import type { Database } from "../database/client.ts";
import { levelOf } from "../database/storage-fault.ts";
import type { Storage } from "../media/storage/storage.ts";

/** A file of the site that is missing or damaged. */
export type LostFile = MediaFile & { isMissing: boolean; fault: Fault };

type Sources = { database: Database; storage: Storage };

/** The site's files that are missing or damaged, as far as they were checked. */
export type LostFiles = {
  /** How many lost files are known. */
  count: () => number;
  /**
   * The known lost files. Compares the sizes of up to `max` of them first, so that the list does
   * not contain missing and truncated files that were restored meanwhile.
   */
  read: () => Promise<LostFile[]>;
  /**
   * Compares the names and sizes of all files if `comparesNames` is true, and as many checksums as
   * `budget` allows, in milliseconds.
   */
  look: (times: { comparesNames: boolean; budget: number }) => Promise<void>;
  /** Begins to check regularly. */
  watch: () => void;
  close: () => Promise<void>;
};

/**
 * How long after the start the first check begins, in milliseconds, so that the first visitors do
 * not wait for it.
 */
const rest = 5_000;

/** How often checksums are compared, and for how long, in milliseconds. */
const interval = 60 * 60 * 1_000;
const budget = 10_000;

/** How many known lost files are checked again by each `read`. */
const max = 20;

export function openLostFiles({ database, storage }: Sources, log: FastifyBaseLogger): LostFiles {
  const lost = new Map<string, LostFile>();
  /**
   * Where in the list of files the comparison of checksums continues, from 0 to 1. After a start it
   * begins at a random file, so that every file is compared some day, even if the server restarts
   * often.
   */
  let turn = Math.random();
  let isClosed = false;
  let timers: NodeJS.Timeout[] = [];
  let looking = Promise.resolve();

  const note = (file: MediaFile, fault: Fault | null) => {
    if (!fault) return lost.delete(file.key);
    if (!lost.has(file.key)) log.error({ key: file.key }, describe(fault));
    return lost.set(file.key, { ...file, isMissing: fault === "missing", fault });
  };

  const look: LostFiles["look"] = async ({ comparesNames, budget }) => {
    const files = await listMediaFiles(database);
    const known = new Set(files.map(({ key }) => key));
    for (const key of lost.keys()) if (!known.has(key)) lost.delete(key);
    if (comparesNames) {
      const sizes = new Map<string, number>();
      for await (const { key, size } of storage.list("objects/")) sizes.set(key, size);
      for (const file of files) {
        const size = sizes.get(file.key);
        if (size !== undefined && size === file.size) continue;
        // This file is not necessarily lost: it may be in another folder, such as "uploads/", its size may be
        // unknown, or it may have been stored meanwhile.
        note(file, await compareSize(storage, file));
      }
    }
    const end = performance.now() + budget;
    for (const file of budget > 0 ? [...lost.values()] : []) {
      if (isClosed || performance.now() >= end) break;
      note(file, await findFault(storage, file));
    }
    const first = Math.floor(turn * files.length);
    let count = 0;
    const hasTime = () => (count === 0 ? budget > 0 : performance.now() < end);
    while (count < files.length && hasTime() && !isClosed) {
      const file = files[(first + count) % files.length];
      if (file) note(file, await findFault(storage, file));
      count += 1;
    }
    if (files.length > 0) turn = ((first + count) % files.length) / files.length;
  };

  const run = (comparesNames: boolean) => {
    looking = looking
      .then(() => look({ comparesNames, budget }))
      .catch((error: unknown) =>
        log[levelOf(error)]({ err: error }, "the site's files could not be checked"),
      );
  };

  return {
    look,
    count: () => lost.size,
    read: async () => {
      for (const file of [...lost.values()].slice(0, max)) {
        const fault = await compareSize(storage, file).catch(() => undefined);
        // A damaged file has the right size. Only its checksum shows whether it was restored.
        if (fault || (fault === null && file.fault !== "damaged")) note(file, fault);
      }
      return [...lost.values()];
    },
    watch: () => {
      let hours = 0;
      timers = [
        setTimeout(() => run(true), rest).unref(),
        setInterval(() => run(++hours % 24 === 0), interval).unref(),
      ];
    },
    close: async () => {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
      await looking;
    },
  };
}

const describe = (fault: Fault) =>
  `A file of the site is ${fault}; bring it back with npm run restore -- --media FILE, from a backup that has it.`;
