import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Reading } from "../../access/audience.ts";
import type { OpenedLink } from "../../access/links/opened-link.ts";
import { type Viewer, visitor } from "../../access/viewer.ts";
import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import {
  formatsFor,
  hasDerivatives,
  movingWidthsFor,
  type PictureVersion,
  parseDerivative,
  previewName,
} from "../derivatives/derivative-addresses.ts";
import { type Derivatives, markedName, versionName } from "../derivatives/derivatives.ts";
import type { MarkLettering } from "../derivatives/draw-mark.ts";
import type { MediaAccess } from "../media-access.ts";
import {
  forgetRendition,
  isReplaced,
  readRenditions,
  renditionName,
} from "../renditions/renditions.ts";
import type { Storage } from "../storage/storage.ts";
import { sendMissing, sendStored, sendText } from "./send-stored.ts";

type Options = {
  database: Database;
  storage: Storage;
  access: MediaAccess;
  derivatives: Derivatives;
  /**
   * Converts a name to outlines for a watermark. Null for a name without a letter that can be
   * drawn.
   */
  letterName: (name: string) => Promise<MarkLettering | null>;
  makeContext: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => { viewer: Viewer } | Promise<{ viewer: Viewer }>;
};

type Found = {
  asset: MediaAsset;
  isPublic: boolean;
  /**
   * The share link whose name is drawn over the picture as a watermark. Set only if the viewer may read the
   * picture by that link and not otherwise.
   */
  marked?: OpenedLink;
};

/** Whether an Accept header accepts WebP. A missing header accepts every format. */
function takesWebp(accepted = "*/*"): boolean {
  return /image\/(?:webp|\*)|\*\/\*/.test(accepted);
}

/**
 * Whether pages show the original: for a video that no rendition (a converted version) replaces, a picture
 * without derivatives, and an animated picture whose frames are neither in a derivative nor in a rendition.
 */
function isShownItself(asset: MediaAsset): boolean {
  if (asset.kind === "video") return !isReplaced(asset);
  if (!hasDerivatives(asset)) return true;
  return asset.isAnimated && movingWidthsFor(asset).length === 0 && asset.renditions === "[]";
}

/** The maximum size of the still that a drawing or animated picture becomes with a watermark, in pixels. */
const maxStill = { width: 1_600, height: 8_000 };

/**
 * The width of a still with a watermark, in pixels. Enlarges drawings (SVG), so that the watermark
 * is readable.
 */
function stillWidthOf({ width, height, mediaType }: MediaAsset): number {
  const largest = mediaType === "image/svg+xml" ? maxStill.width : Math.min(width, maxStill.width);
  return Math.max(1, Math.floor(Math.min(largest, (maxStill.height * width) / height)));
}

/** Matches the last part of the address of a video's captions, and finds their language in it. */
const captionsName = /^captions-([A-Za-z0-9-]{1,100})\.vtt$/;

const fileName = z.string().regex(/^[A-Za-z0-9_-]+\.[a-z0-9]+$/);

/**
 * Serves stored media under /objects and /uploads: originals and derivatives. A file that the viewer may not
 * read gets the same response as a missing file.
 */
export async function mediaPlugin(app: FastifyInstance, options: Options): Promise<void> {
  const { database, storage, access, derivatives, letterName, makeContext } = options;

  const findForViewer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    isOriginal: boolean,
  ): Promise<Found | null> => {
    const asset = await database.mediaAsset.findUnique({ where: { path } });
    if (!asset) return null;
    const isEnough = (reading: Reading) =>
      reading === "whole" || (reading === "reduced" && (!isOriginal || isShownItself(asset)));
    if (isEnough(await access.read(visitor, path))) return { asset, isPublic: true };
    const { viewer } = await makeContext(request, reply);
    const { link, ...own } = viewer;
    if (isEnough(await access.read(own, path))) return { asset, isPublic: false };
    if (!link) return null;
    const byLink = await access.read(viewer, path);
    if (link.mark !== null && byLink !== "none") return { asset, isPublic: false, marked: link };
    const isReduced = byLink === "whole" && link.withholdsOriginals;
    return isEnough(isReduced ? "reduced" : byLink) ? { asset, isPublic: false } : null;
  };

  /**
   * Sends a picture with the name of a share link as its watermark. Responds as for a missing file
   * where no watermark is possible: for videos, captions, the originals of pictures with
   * derivatives, and a name without letters that can be drawn.
   * @param version null for a file that cannot have a watermark
   */
  const sendMarked = async (
    request: FastifyRequest,
    reply: FastifyReply,
    asset: MediaAsset,
    link: OpenedLink,
    version: PictureVersion | null,
  ) => {
    const name = link.mark ?? "";
    const lettering = version && (await letterName(name));
    if (!lettering) return sendMissing(reply);
    const mark = { linkId: link.id, name, lettering };
    // Encoding an AVIF would take seconds, and only the readers of one link would get it, so WebP is sent
    // instead.
    const isSlow = version.format === "avif" && formatsFor(asset).includes("webp");
    const format = isSlow && takesWebp(request.headers.accept) ? "webp" : version.format;
    const made = { ...version, format };
    return sendStored(request, reply, storage, {
      key: await derivatives.ensureMarked(asset, made, mark),
      mediaType: `image/${format}`,
      version: `${asset.checksum}-${link.id}-${markedName(asset, made, mark)}-${format}`,
      isPublic: false,
    });
  };

  const sendOriginal = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { asset, isPublic, marked }: Found,
  ) => {
    if (marked) {
      const isStill = asset.kind === "image" && isShownItself(asset);
      const width = stillWidthOf(asset);
      const version = isStill ? ({ width, format: "png" } as const) : null;
      return sendMarked(request, reply, asset, marked, version);
    }
    return sendStored(request, reply, storage, {
      key: asset.path.slice(1),
      mediaType: asset.mediaType,
      version: asset.checksum,
      isPublic,
    });
  };

  const sendDerivative = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { asset, isPublic, marked }: Found,
    name: string,
  ) => {
    const [, language] = captionsName.exec(name) ?? [];
    // Readers who get pictures with watermarks get no videos, and therefore no captions.
    if (language && !marked) return sendCaptions(request, reply, { asset, isPublic }, language);
    if (marked) return sendMarked(request, reply, asset, marked, parseDerivative(asset, name));
    const rendition = readRenditions(asset).find((each) => renditionName(each) === name);
    if (rendition) {
      const key = rendition.path.slice(1);
      // If the original is missing, too, the disk is probably not mounted, and the rendition is not lost.
      const isLost = !(await storage.stat(key)) && (await storage.stat(asset.path.slice(1)));
      if (isLost) await forgetRendition(database, asset.id, rendition);
      return sendStored(request, reply, storage, {
        key,
        mediaType: "video/mp4",
        version: rendition.checksum,
        isPublic,
      });
    }
    if (name === previewName && hasDerivatives(asset)) {
      const key = await derivatives.ensurePreview(asset);
      return sendStored(request, reply, storage, {
        key,
        mediaType: "image/jpeg",
        version: `${asset.checksum}-${key.slice(key.lastIndexOf("/") + 1)}`,
        isPublic,
      });
    }
    const derivative = parseDerivative(asset, name);
    if (!derivative) return sendMissing(reply);
    const sent = takesWebp(request.headers.accept)
      ? await derivatives.ensureSoon(asset, derivative)
      : derivative;
    return sendStored(request, reply, storage, {
      key: await derivatives.ensure(asset, sent),
      mediaType: `image/${sent.format}`,
      version: `${asset.checksum}-${versionName(asset, sent)}-${sent.format}`,
      isPublic,
      isStandIn: sent !== derivative,
    });
  };

  const sendCaptions = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { asset, isPublic }: Found,
    language: string,
  ) => {
    const where = { assetId_language: { assetId: asset.id, language } };
    const captions = await database.mediaCaption.findUnique({ where });
    return captions
      ? sendText(request, reply, {
          text: captions.webVtt,
          mediaType: "text/vtt; charset=utf-8",
          version: `${asset.checksum}-captions-${asset.version}`,
          isPublic,
        })
      : sendMissing(reply);
  };

  for (const folder of ["objects", "uploads"]) {
    const parameters = z.object({ name: fileName.catch(""), derivative: z.string().optional() });
    for (const url of [`/${folder}/:name`, `/${folder}/:name/:derivative`]) {
      app.route({
        method: ["GET", "HEAD"],
        url,
        handler: async (request, reply) => {
          const { name, derivative } = parameters.parse(request.params);
          const isOriginal = derivative === undefined;
          const found = await findForViewer(request, reply, `/${folder}/${name}`, isOriginal);
          if (!found) return sendMissing(reply);
          return isOriginal
            ? sendOriginal(request, reply, found)
            : sendDerivative(request, reply, found, derivative);
        },
      });
    }
    app.all(`/${folder}/*`, async (_request, reply) => sendMissing(reply));
  }
}
