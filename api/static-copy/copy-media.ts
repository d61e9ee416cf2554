import type { LightMyRequestResponse } from "fastify";
import { visitor } from "../access/viewer.ts";
import type { MediaAsset } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import {
  type PictureVersion,
  parseDerivative,
  phoneCropWidthsFor,
  widestPrepared,
  widthsFor,
} from "../media/derivatives/derivative-addresses.ts";
import { derivativeKey } from "../media/derivatives/derivatives.ts";
import type { Media } from "../media/media.ts";
import { otherFile } from "./copy-addresses.ts";
import type { CopyFolder } from "./copy-folder.ts";

type Options = {
  database: Database;
  media: Pick<Media, "storage" | "access">;
  folder: CopyFolder;
  /** Requests an address of the site as a visitor. */
  request: (address: string, method?: "GET" | "HEAD") => Promise<LightMyRequestResponse>;
};

/** Copies pictures and videos into the folder of a copy. */
export function createMediaCopy({ database, media, folder, request }: Options) {
  const { storage, access: mediaAccess } = media;
  let unprepared = 0;
  const assets = new Map<string, Promise<MediaAsset | null>>();
  /** Reads a file's record once for all its sizes. */
  const findAsset = (path: string) => {
    const found = assets.get(path) ?? database.mediaAsset.findUnique({ where: { path } });
    assets.set(path, found);
    return found;
  };
  const hasAvif = new Map<string, Promise<boolean>>();
  /**
   * Whether the wanted AVIF of a picture is stored, and all its AVIF sizes that are prepared by
   * default. A page uses AVIF only where no size is missing.
   */
  const hasEveryAvif = async (asset: MediaAsset, version: PictureVersion): Promise<boolean> => {
    const { isPhoneCrop = false } = version;
    const isStored = async (other: PictureVersion) =>
      (await storage.stat(derivativeKey(asset, other))) !== null;
    const widths = isPhoneCrop ? phoneCropWidthsFor(asset) : widthsFor(asset);
    const others = widths
      .flatMap((width) => {
        const name = `${isPhoneCrop ? "phone-" : ""}${width}.avif`;
        return parseDerivative(asset, name) ?? [];
      })
      .filter(({ width }) => width <= widestPrepared);
    const known = `${asset.path} ${isPhoneCrop}`;
    const areStored = async () => !(await Promise.all(others.map(isStored))).includes(false);
    const found = hasAvif.get(known) ?? areStored();
    hasAvif.set(known, found);
    return (await found) && isStored(version);
  };

  const include = async (address: string): Promise<string | null> => {
    const [, path = "", derivative] = /^(\/[^/]+\/[^/?]+)(?:\/([^?]+))?/.exec(address) ?? [];
    const asset = await findAsset(path);
    if (!asset) return null;
    const file = otherFile(address);
    const version = derivative === undefined ? null : parseDerivative(asset, derivative);
    const mark = version ? `${asset.checksum} ${derivativeKey(asset, version)}` : undefined;
    // A file that the former copy has is not read again, because its mark identifies its content.
    if (mark !== undefined && folder.former.files[file] === mark) {
      if ((await mediaAccess.read(visitor, path)) === "none") return null;
      if (await folder.keep(file, mark)) return file;
    }
    // The server encodes AVIF in the background: that takes seconds for each, and until then there is WebP.
    if (version?.format === "avif" && !(await hasEveryAvif(asset, version))) {
      // Wider pictures are encoded only when a visitor of the site requests them.
      if (version.width <= widestPrepared) unprepared += 1;
      return null;
    }
    if (derivative !== undefined) {
      const response = await request(address);
      if (response.statusCode !== 200) return null;
      await folder.write(file, response.rawPayload, mark);
      return file;
    }
    if ((await request(address, "HEAD")).statusCode !== 200) return null;
    await folder.writeStream(file, asset.checksum, () => storage.read(path.slice(1)));
    return file;
  };
  return {
    /** @returns the file of an address below /objects or /uploads; null where visitors find nothing there */
    include,
    /** How many sizes were left out because the site has not encoded them. */
    countUnprepared: () => unprepared,
  };
}
