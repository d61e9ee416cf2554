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

/** Creates functions that copy pictures and videos into the folder of a static copy. */
export function createMediaCopy({ database, media, folder, request }: Options) {
  const { storage, access: mediaAccess } = media;
  let unprepared = 0;
  const assets = new Map<string, Promise<MediaAsset | null>>();
  /** Finds the record of a file. It is read once for all sizes of the file. */
  const findAsset = (path: string) => {
    const found = assets.get(path) ?? database.mediaAsset.findUnique({ where: { path } });
    assets.set(path, found);
    return found;
  };
  const hasAvif = new Map<string, Promise<boolean>>();
  /**
   * Whether a version of a picture in AVIF is stored, and also all AVIF sizes that the server prepares
   * for the picture. A page of the copy uses AVIF for a picture only if none of these is missing.
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
    // A file that the former copy has with the same mark has the same content, so it is not read again.
    if (mark !== undefined && folder.former.files[file] === mark) {
      if ((await mediaAccess.read(visitor, path)) === "none") return null;
      if (await folder.keep(file, mark)) return file;
    }
    // The server encodes AVIF in the background, which takes seconds for each picture. Until then, pages of
    // the copy use WebP.
    if (version?.format === "avif" && !(await hasEveryAvif(asset, version))) {
      // Wider versions are encoded only when a visitor of the site requests them, so they do not count.
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
    /**
     * Copies the file at an address below /objects or /uploads.
     * @returns its path in the copy; null where visitors find no file, or an AVIF size is not encoded yet
     */
    include,
    /** How many sizes were left out because the site has not encoded them. */
    countUnprepared: () => unprepared,
  };
}
