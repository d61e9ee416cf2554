import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import { log } from "../../log.ts";
import { Interrupted } from "../../worker/open-worker.ts";
import type { Storage } from "../storage/storage.ts";
import { formatsFor, hasDerivatives, type PictureVersion } from "./derivative-addresses.ts";
import {
  type Derivatives,
  defaultVersions,
  derivativeKey,
  derivativesFolder,
} from "./derivatives.ts";
import { trialWidth } from "./image-job.ts";
import type { ImageWorker } from "./image-worker.ts";
import { QueueClosed, type WorkQueue } from "./work-queue.ts";

/** Encodes the default derivatives of pictures before the first visitor requests them. */
export type Preparation = {
  /**
   * Encodes the missing default derivatives of these pictures (see `defaultVersions`). Resolves when the work
   * is done, has failed, or the server stops. Never rejects.
   */
  prepare: (assets: MediaAsset[]) => Promise<void>;
};

type Options = {
  storage: Storage;
  queue: WorkQueue;
  maker: ImageWorker;
  derivatives: Derivatives;
  /** Returns the paths of all heroes: the pictures at the head of a page. */
  findHeroes: () => Promise<string[]>;
  /** Called for a picture whose lossless encoding takes no more bytes than its AVIF. */
  onPrefersLossless: (asset: MediaAsset) => Promise<unknown>;
};

/** The order in which widths (in pixels) are encoded: first the widths that browsers request most often. */
const defaultOrder = [960, 640, 1280, 1920, 480, 320, 1600, 2560];

/**
 * Whether a trial has to compare lossless encoding with AVIF. Pictures that are too tall for AVIF,
 * or are already marked as preferring lossless encoding, need no trial.
 */
const needsTrial = (asset: MediaAsset) => formatsFor(asset)[0] === "avif";

export function createPreparation(options: Options): Preparation {
  const { storage, queue, maker, derivatives, findHeroes, onPrefersLossless } = options;

  /** Runs background work, and repeats it as long as it is interrupted, for example by an upload. */
  const withRetries = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Interrupted)) throw error;
      }
    }
  };

  /**
   * Compares encodings of a picture. Stores the AVIF; or, where the lossless encoding takes no more bytes,
   * marks the picture as preferring lossless encoding.
   * @returns the picture, with the new mark
   */
  const decide = async (asset: MediaAsset): Promise<MediaAsset> => {
    const bytes = await withRetries(() =>
      queue.run(
        () =>
          storage.withFile(asset.path.slice(1), (file) =>
            maker.make({ kind: "trial", file }, false),
          ),
        false,
      ),
    );
    if (!bytes) {
      await onPrefersLossless(asset);
      return { ...asset, prefersLossless: true };
    }
    const width = Math.min(trialWidth, asset.width);
    await storage.write(derivativeKey(asset, { width, format: "avif" }), bytes);
    return asset;
  };

  /**
   * Runs a step for one item after the other. Where a step fails, the item is skipped, because a
   * request can still encode the picture.
   * @throws {QueueClosed} where the server stops
   */
  const forEach = async <Item>(
    items: Item[],
    pathOf: (item: Item) => string,
    step: (item: Item) => Promise<void>,
  ) => {
    for (const item of items) {
      try {
        await step(item);
      } catch (error) {
        if (error instanceof QueueClosed) throw error;
        log.debug({ err: error, path: pathOf(item) }, "a picture was not prepared");
      }
    }
  };

  const prepare = async (assets: MediaAsset[]): Promise<number> => {
    const present = new Set<string>();
    const [only, another] = assets;
    const folder = only && !another ? `${derivativesFolder(only.path)}/` : "derivatives/";
    for await (const { key } of storage.list(folder)) present.add(key);
    const heroes = new Set(await findHeroes());
    const missingOf = (asset: MediaAsset) =>
      defaultVersions(asset, heroes.has(asset.path)).filter(
        (version) => !present.has(derivativeKey(asset, version)),
      );
    const decided: MediaAsset[] = [];
    const unfinished = assets.filter((asset) => missingOf(asset).length > 0);
    await forEach(
      unfinished,
      ({ path }) => path,
      async (asset) => {
        decided.push(needsTrial(asset) ? await decide(asset) : asset);
      },
    );
    const missing = decided.flatMap((asset) =>
      missingOf(asset).map((version) => ({ asset, version })),
    );
    // Animations come after the default widths of all pictures, because they take longest, and
    // visitors get their stills meanwhile.
    const rank = ({ width, isMoving = false }: PictureVersion) => {
      const at = defaultOrder.indexOf(width);
      return at < 0 || isMoving ? defaultOrder.length : at;
    };
    missing.sort((one, other) => rank(one.version) - rank(other.version));
    await forEach(
      missing,
      ({ asset }) => asset.path,
      async ({ asset, version }) => {
        await withRetries(() => derivatives.ensure(asset, version, false));
      },
    );
    return missing.length;
  };

  return {
    prepare: async (assets) => {
      const pictures = assets.filter(hasDerivatives);
      if (pictures.length === 0) return;
      const begun = performance.now();
      try {
        const count = await prepare(pictures);
        if (count === 0) return;
        const seconds = Math.round((performance.now() - begun) / 1000);
        log.info({ pictures: pictures.length, versions: count, seconds }, "pictures are prepared");
      } catch (error) {
        // The next start of the server continues, and requests encode missing derivatives.
        log.debug({ err: error }, "pictures were not prepared");
      }
    },
  };
}
