import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/client.ts";
import type { Coordination } from "../database/instances/coordination.ts";
import { storageFaultOf } from "../database/storage-fault.ts";
import type { ContactWay } from "../environment.ts";
import { log } from "../log.ts";
import type { Media } from "../media/media.ts";
import { StartError } from "../start-error.ts";

const copyFolder = "exports/";
const zipKey = `${copyFolder}static-copy.zip`;
const stateKey = `${copyFolder}static-copy.json`;
const lease = "static copy for a download";

const resultForm = z.object({
  problem: z.string().nullable(),
  copy: z
    .object({ madeAt: z.string(), pages: z.number(), leftOut: z.array(z.string()) })
    .nullable(),
});

export type CopyState = z.infer<typeof resultForm> & {
  isRunning: boolean;
  /** Null where no copy is being made, or another instance makes it. */
  progress: { files: number; pages: number; knownPages: number } | null;
  /** The size of the last complete copy, in bytes. Null where there is none. */
  size: number | null;
};

/**
 * Makes the static copy of the site as a zip file for the owner. Each instance of the server has one
 * such object.
 */
export type CopyDownload = {
  /** Begins to make a copy, unless a copy is being made. */
  begin: (contact: ContactWay) => void;
  readState: () => Promise<CopyState>;
  /** Opens the last complete copy. Null where there is none. */
  open: () => Promise<{ bytes: Readable; size: number } | null>;
};

type Options = {
  app: FastifyInstance;
  database: Database;
  media: Pick<Media, "storage" | "access">;
  coordination: Pick<Coordination, "once" | "isUnderWay">;
  /** The folder of all built files. */
  distFolder: string;
  /** The public URL of the site. Undefined where it is not known. */
  site: string | undefined;
  clock: Clock;
};

/**
 * Opens the download of a static copy. The zip file is stored with the media, so that every
 * instance can send it.
 */
export function openCopyDownload(options: Options): CopyDownload {
  const { app, media, coordination, clock } = options;
  const { storage } = media;
  let running: Promise<unknown> | undefined;
  let progress: CopyState["progress"] = null;
  let isClosed = false;

  const readResult = async () => {
    const found = (await storage.stat(stateKey)) && (await text(storage.read(stateKey)));
    return found ? resultForm.parse(JSON.parse(found)) : { problem: null, copy: null };
  };
  const make = async (contact: ContactWay) => {
    const former = await readResult();
    const store = (result: z.infer<typeof resultForm>) =>
      storage.write(stateKey, Buffer.from(JSON.stringify(result)));
    const made = { files: 0, pages: 0, knownPages: 1 };
    progress = made;
    try {
      // Imported on demand, to keep the start of the server quick.
      const { exportSite } = await import("../static-copy/export-site.ts");
      const { openCopyZip } = await import("../static-copy/copy-zip.ts");
      const { folder, bytes } = openCopyZip(() => {
        made.files += 1;
      });
      const exporting = exportSite({
        ...{ ...options, folder, contact, now: clock(), concurrency: 1 },
        onPage: (pages, knownPages) => {
          if (isClosed) throw new Error("the server stops");
          Object.assign(made, { pages, knownPages });
        },
      });
      const [{ pages, leftOut }] = await Promise.all([
        exporting.catch((error: unknown) => {
          bytes.destroy();
          throw error;
        }),
        storage.write(zipKey, bytes),
      ]);
      const copy = { madeAt: clock().toISOString(), pages, leftOut };
      await store({ problem: null, copy });
    } catch (error) {
      if (!isClosed) {
        log.error({ err: error }, "the static copy for a download could not be made");
        await store({ ...former, problem: describe(error) }).catch(() => {});
      }
    } finally {
      progress = null;
    }
  };

  app.addHook("preClose", async () => {
    isClosed = true;
  });
  return {
    begin: (contact) => {
      running ??= coordination
        .once(lease, () => make(contact))
        .catch((error: unknown) => log.error({ err: error }, "no static copy was begun"))
        .finally(() => {
          running = undefined;
        });
    },
    readState: async () => {
      const isRunning = running !== undefined || (await coordination.isUnderWay(lease));
      const found = await storage.stat(zipKey);
      const { problem, copy } = await readResult();
      const size = found?.size ?? null;
      return { isRunning, progress, problem, copy: found && copy, size };
    },
    open: async () => {
      const found = await storage.stat(zipKey);
      return found && { bytes: storage.read(zipKey), size: found.size };
    },
  };
}

/** How long a copy is stored, in milliseconds. Limited, because content may be withdrawn from the site. */
const restingTime = 24 * 60 * 60 * 1_000;

/** Removes the files of a copy after `restingTime`. @returns the number of removed files */
export async function sweepCopies(storage: Media["storage"], now: Date): Promise<number> {
  let removed = 0;
  for await (const { key, modifiedAt } of storage.list(copyFolder)) {
    if (now.getTime() - modifiedAt.getTime() < restingTime) continue;
    await storage.remove(key);
    removed += 1;
  }
  return removed;
}

/** Why a copy could not be made, for the owner. */
function describe(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const { code } = Object(error);
  if (storageFaultOf(error)?.code === "STORAGE_FULL" || code === "ENOSPC") {
    return "There is no room left on the disk of the site. Make room and try again.";
  }
  return "The copy could not be made. The log of the server says why.";
}
