import type { MediaAsset } from "../database/__generated__/prisma/client.ts";
import { log } from "../log.ts";
import { cropPreview } from "./crop-preview.ts";
import { type DerivativeFormat, focusName, formatsFor, widthsFor } from "./derivative-addresses.ts";
import { encodePicture, nearLosslessWebp } from "./encode-picture.ts";
import { openPicture } from "./open-picture.ts";
import type { Storage } from "./storage.ts";
import { createWorkQueue } from "./work-queue.ts";

/** Makes, once each and two at a time, the smaller versions of pictures. */
export type Derivatives = {
  /** The storage key of the picture in this width and format, made now where it is missing. */
  ensure: (asset: MediaAsset, width: number, format: DerivativeFormat) => Promise<string>;
  /** The storage key of the crop for link previews, made now where it is missing. */
  ensurePreview: (asset: MediaAsset) => Promise<string>;
  /** Makes what most browsers ask for before the first of them does, when nothing else is to be done. */
  prepare: (asset: MediaAsset) => Promise<void>;
  /** Lets no such work begin until the function that it answers is called. */
  hold: () => () => void;
  /** Gives up what has not begun. */
  close: () => Promise<void>;
};

type Options = {
  storage: Storage;
  /** Told when a picture turns out smaller without loss. */
  onPrefersLossless: (asset: MediaAsset) => Promise<unknown>;
};

/** The widths made ahead; the others are rare. */
const preparedWidths = [640, 960, 1280, 1920];

/** The folder of everything made from a file. */
export function derivativesFolder(path: string): string {
  return `derivatives${path}`;
}

export function createDerivatives({ storage, onPrefersLossless }: Options): Derivatives {
  const queue = createWorkQueue(2);
  const underWay = new Map<string, Promise<void>>();

  /** Writes what `encode` makes of the original under the key, unless it is there or under way. */
  const ensureMade = async (
    asset: MediaAsset,
    key: string,
    isUrgent: boolean,
    encode: (file: string) => Promise<Buffer>,
  ) => {
    if (await storage.stat(key)) return key;
    const make = async () => {
      await storage.write(key, await storage.withFile(asset.path.slice(1), encode));
    };
    const pending =
      underWay.get(key) ?? queue.run(make, isUrgent).finally(() => underWay.delete(key));
    underWay.set(key, pending);
    await pending;
    return key;
  };

  const ensure = (
    asset: MediaAsset,
    width: number,
    format: DerivativeFormat,
    isUrgent: boolean,
  ) => {
    const variant = asset.prefersLossless ? "lossless-" : "";
    const key = `${derivativesFolder(asset.path)}/${variant}${width}.${format}`;
    return ensureMade(asset, key, isUrgent, (file) =>
      encodePicture(
        openPicture(file).resize({ width, withoutEnlargement: true }),
        format,
        asset.prefersLossless,
      ),
    );
  };

  const prepare = async (asset: MediaAsset) => {
    const prefersLossless = await queue.run(() => isSmallerWithoutLoss(storage, asset), false);
    if (prefersLossless) await onPrefersLossless(asset);
    const known = { ...asset, prefersLossless };
    const [best] = formatsFor(known);
    const widths = widthsFor(asset.width).filter((width) => preparedWidths.includes(width));
    for (const width of best ? widths : []) {
      if (best) await ensure(known, width, best, false);
    }
  };

  return {
    ensure: (asset, width, format) => ensure(asset, width, format, true),
    ensurePreview: (asset) =>
      ensureMade(
        asset,
        `${derivativesFolder(asset.path)}/preview-${focusName(asset)}.jpeg`,
        true,
        (file) => cropPreview(file, asset),
      ),
    prepare: async (asset) => {
      if (formatsFor(asset).length === 0) return;
      try {
        await prepare(asset);
      } catch (error) {
        // Nothing is lost: the first visitor's request makes it.
        log.debug({ err: error, path: asset.path }, "a picture was not prepared");
      }
    },
    hold: queue.hold,
    close: queue.close,
  };
}

/** Tries a flat picture in the middle of its widths. */
async function isSmallerWithoutLoss(storage: Storage, asset: MediaAsset): Promise<boolean> {
  return storage.withFile(asset.path.slice(1), async (file) => {
    const picture = openPicture(file).resize({ width: 960, withoutEnlargement: true });
    const lossless = await nearLosslessWebp(picture);
    const lossy = await encodePicture(picture.clone(), "avif", false);
    return lossless.length <= lossy.length;
  });
}
