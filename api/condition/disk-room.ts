import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { stat, truncate } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyBaseLogger } from "fastify";
import { isPostgres } from "../database/address.ts";
import { pathOfUrl } from "../database/connection.ts";
import { freeIn, minFreeForFiles } from "../media/storage/local-storage.ts";

/**
 * The size of the reserve, a file beside the database, in bytes. When the disk is full, the file is
 * shortened, so that the database can still be written to.
 */
const reserveSize = 8 * 1024 * 1024;

/**
 * The part of the reserve that only a start of the server frees, and how much each start frees, in bytes. On
 * a full disk, a start could not open the database.
 */
const heldForStarts = 2 * 1024 * 1024;
const startShare = 512 * 1024;

/** The free space that the database needs to be written to, in bytes. */
const minFree = 512 * 1024;

/** How often the disk is checked, in milliseconds. */
const interval = 2_000;

export type DiskRoom = {
  /** The folder of the database or of the data, for messages about its disk. */
  folder: string;
  /**
   * Returns whether the disk is too full for new files. Shortens the reserve if the disk is too
   * full for the database, and fills the reserve again once there is space.
   */
  look: () => Promise<boolean>;
  /** Begins to check regularly. */
  watch: () => void;
  close: () => Promise<void>;
};

type Place = { databaseUrl: string; dataFolder: string };

/** The path of the reserve. Null for a database server: the reserve could not free space on its disk. */
const reserveOf = (url: string) => (isPostgres(url) ? null : `${pathOfUrl(url)}-reserve`);

/** Frees a part of the reserve if the disk is full when the server starts. */
export async function freeRoomToStart({ databaseUrl }: Place, log: FastifyBaseLogger) {
  const reserve = reserveOf(databaseUrl);
  if (!reserve) return;
  // A missing folder is named when it is locked.
  const free = await freeIn(dirname(reserve)).catch(() => minFree);
  if (free >= minFree) return;
  const held = await sizeOf(reserve);
  if (held > 0) await truncate(reserve, Math.max(0, held - startShare));
  log.error(`The disk of ${dirname(reserve)} is full; make room there.`);
}

export function openDiskRoom({ databaseUrl, dataFolder }: Place, log: FastifyBaseLogger): DiskRoom {
  const reserve = reserveOf(databaseUrl);
  const folder = reserve ? dirname(reserve) : dataFolder;
  let wasFull = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<boolean> | undefined;

  const lookNow = async () => {
    const free = await freeIn(folder);
    const held = reserve ? await sizeOf(reserve) : reserveSize;
    if (reserve && free < minFree && held > heldForStarts) await truncate(reserve, heldForStarts);
    const hasRoom = free >= 2 * reserveSize;
    if (reserve && held < reserveSize && hasRoom) await fill(reserve);
    const isFull = free < minFreeForFiles || (held < reserveSize && !hasRoom);
    if (isFull && !wasFull) {
      log.error(
        `The disk of ${folder} is full: no files can be stored, and nothing else before long. Make room there.`,
      );
    }
    if (!isFull && wasFull) log.info(`There is room on the disk of ${folder} again.`);
    wasFull = isFull;
    return isFull;
  };

  const look = () => (looking ??= lookNow().finally(() => (looking = undefined)));

  return {
    folder,
    look,
    watch: () => {
      const lookAgain = () => void look().catch(() => {});
      lookAgain();
      timer = setInterval(lookAgain, interval).unref();
    },
    close: async () => {
      clearInterval(timer);
      await looking?.catch(() => {});
    },
  };
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.size ?? 0;
}

/** Fills the reserve with random bytes, which no file system can compress. */
async function fill(path: string): Promise<void> {
  const blocks = function* () {
    for (let size = 0; size < reserveSize; size += 1024 * 1024) yield randomBytes(1024 * 1024);
  };
  await pipeline(Readable.from(blocks()), createWriteStream(path, { mode: 0o600 }));
}
