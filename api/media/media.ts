import type { MediaAsset } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { createDerivatives, type Derivatives } from "./derivatives.ts";
import { createLocalPartStore, type LocalPartStore, partsFolder } from "./local-part-store.ts";
import { createMediaCatalog, type MediaCatalog } from "./media-catalog.ts";
import type { PartStore } from "./part-store.ts";
import { createPartUploads, type PartUploads } from "./part-uploads.ts";
import type { Storage } from "./storage.ts";
import { openUploads, type Uploads } from "./uploads.ts";

/** Everything around stored pictures and films; one for as long as the server runs. */
export type Media = {
  storage: Storage;
  catalog: MediaCatalog;
  derivatives: Derivatives;
  uploads: Uploads;
  parts: PartStore;
  partUploads: PartUploads;
  /** Where parts are sent to this server. Undefined where they go to a bucket. */
  localParts: LocalPartStore | undefined;
  /** Makes the usual versions of pictures in the background. */
  prepare: (assets: MediaAsset[]) => void;
  /** Finishes what is under way. */
  close: () => Promise<void>;
};

type Options = {
  database: Database;
  storage: Storage;
  /** Undefined for parts in the incoming folder. */
  parts?: PartStore | undefined;
  /** A folder of this machine for files on their way in. */
  incomingFolder: string;
  /** The site's secret. */
  secret: string;
};

export async function openMedia(options: Options): Promise<Media> {
  const { database, storage } = options;
  const derivatives = createDerivatives({
    storage,
    onPrefersLossless: ({ id }) =>
      database.mediaAsset.update({ where: { id }, data: { prefersLossless: true } }),
  });
  const prepare = (assets: MediaAsset[]) => {
    for (const asset of assets) void derivatives.prepare(asset);
  };
  const localParts = options.parts
    ? undefined
    : createLocalPartStore(partsFolder(options.incomingFolder), options.secret);
  const parts = options.parts ?? localParts;
  if (!parts) throw new Error("files need a place for their parts");
  const uploads = await openUploads({
    ...options,
    onReceiving: derivatives.hold,
    onAsset: (asset) => prepare([asset]),
  });
  return {
    storage,
    catalog: createMediaCatalog(database),
    derivatives,
    uploads,
    parts,
    localParts,
    partUploads: createPartUploads({ database, parts, uploads }),
    prepare,
    close: derivatives.close,
  };
}
