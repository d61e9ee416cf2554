import { type Clock, systemClock } from "../clock.ts";
import type { MediaAsset } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import type { DirectReads } from "../database/direct-reads.ts";
import type { Coordination } from "../database/instances/coordination.ts";
import { createDerivatives, type Derivatives } from "./derivatives/derivatives.ts";
import { type ImageWorker, localImageWorker } from "./derivatives/image-worker.ts";
import { createPreparation } from "./derivatives/prepare-pictures.ts";
import { createWorkQueue } from "./derivatives/work-queue.ts";
import { createMediaAccess, type MediaAccess } from "./media-access.ts";
import {
  createLocalPartStore,
  type LocalPartStore,
  partsFolder,
} from "./storage/local-part-store.ts";
import type { PartStore, Storage } from "./storage/storage.ts";
import { createPartUploads, type PartUploads } from "./uploads/parts/part-uploads.ts";
import { openUploads, type Uploads } from "./uploads/uploads.ts";

/** All services for stored pictures and videos. Each server process has one such object. */
export type Media = {
  storage: Storage;
  maker: ImageWorker;
  access: MediaAccess;
  derivatives: Derivatives;
  uploads: Uploads;
  parts: PartStore;
  partUploads: PartUploads;
  /** Receives parts of large files. Undefined where a bucket receives them. */
  localParts: LocalPartStore | undefined;
  /** Encodes missing default derivatives of pictures in the background. */
  prepare: (assets: MediaAsset[]) => Promise<void>;
  /** The number of waiting image jobs. */
  countWaiting: () => number;
  /** Drops waiting jobs, aborts background work, and finishes urgent work in progress. */
  close: () => Promise<void>;
};

type Options = {
  database: Database;
  reads: DirectReads;
  storage: Storage;
  /** Where parts of large files are stored. Undefined for a folder beside `incomingFolder`. */
  parts?: PartStore | undefined;
  coordination: Pick<Coordination, "once">;
  /** A local folder for incoming files. */
  incomingFolder: string;
  /** Whether no other server process uses `incomingFolder`. */
  isAlone: boolean;
  /** The site's secret, from which the keys that sign upload addresses are derived. */
  secret: string;
  /** Encodes pictures. Undefined to encode them in this process. */
  maker?: ImageWorker | undefined;
  /** Whether derivatives of new files are encoded as soon as a file is stored. */
  preparesPictures: boolean;
  /** The system's clock where undefined. */
  clock?: Clock | undefined;
};

/**
 * At most two image jobs run at a time. Background jobs begin at the earliest `rest` milliseconds
 * after the last upload.
 */
const pace = { atOnce: 2, rest: 10_000 };

export async function openMedia(options: Options): Promise<Media> {
  const { database, storage, coordination, maker = localImageWorker } = options;
  const queue = createWorkQueue(pace);
  const derivatives = createDerivatives({ storage, queue, maker, coordination });
  const { prepare } = createPreparation({
    storage,
    queue,
    maker,
    derivatives,
    findHeroes: async () => {
      const uses = await database.mediaUse.findMany({
        where: {
          OR: [
            { place: "heroImage" },
            { place: "homeHeroImage", project: { OR: [{ heroImage: null }, { heroImage: "" }] } },
          ],
        },
        select: { path: true },
      });
      return uses.map(({ path }) => path);
    },
    onPrefersLossless: ({ id }) =>
      database.mediaAsset.update({ where: { id }, data: { prefersLossless: true } }),
  });
  /** Aborts background work to free memory for an upload, and pauses it until some time after the upload. */
  const makeRoom = () => {
    const end = queue.pause();
    maker.interrupt();
    return end;
  };
  const localParts = options.parts
    ? undefined
    : createLocalPartStore(partsFolder(options.incomingFolder), options.secret);
  const parts = options.parts ?? localParts;
  if (!parts) throw new Error("files need a place for their parts");
  const access = createMediaAccess(options.reads, database, options.clock ?? systemClock);
  const uploads = await openUploads({
    ...options,
    maker,
    onActivity: makeRoom,
    onAsset: (asset) => {
      if (options.preparesPictures) void prepare([asset]);
    },
  });
  return {
    storage,
    maker,
    access,
    derivatives,
    uploads,
    parts,
    localParts,
    partUploads: createPartUploads({ database, coordination, parts, uploads }),
    prepare,
    countWaiting: queue.countWaiting,
    close: async () => {
      const closed = queue.close();
      maker.interrupt();
      await closed;
      maker.close();
    },
  };
}
