import type { Sharp } from "sharp";
import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import { cropStart } from "../crop-start.ts";
import { openPicture } from "../inspect/open-picture.ts";
import { type DerivativeFormat, previewSize } from "./derivative-addresses.ts";
import { encodePicture, nearLosslessWebp } from "./encode-picture.ts";
import type { PhoneCrop } from "./phone-crop.ts";

/** The width that a picture is tried in both ways, in pixels. */
export const trialWidth = 960;

/** Something to be made of a picture in a file of this machine. */
export type ImageJob =
  | {
      kind: "derivative";
      file: string;
      width: number;
      format: DerivativeFormat;
      prefersLossless: boolean;
      /** Null for the whole picture. */
      crop: PhoneCrop | null;
    }
  /** The AVIF of `trialWidth`; nothing where the picture is smaller without loss. */
  | { kind: "trial"; file: string }
  | {
      kind: "preview";
      file: string;
      picture: Pick<MediaAsset, "width" | "height" | "focalX" | "focalY">;
    }
  | {
      kind: "icon";
      file: string;
      size: number;
      /** As hex. Null where it may be see-through. */
      background: string | null;
      /** How large a drawing is as it comes, in pixels. Null for a photograph. */
      drawnSize: number | null;
    };

/** @returns the bytes made; null where a trial shows that the picture is smaller without loss */
export async function runPictureJob(job: ImageJob): Promise<Uint8Array | null> {
  if (job.kind === "preview") return cropPreview(job.file, job.picture);
  if (job.kind === "icon") return renderIcon(job);
  if (job.kind === "derivative") {
    const picture = openPicture(job.file);
    const scaled = job.crop
      ? cropForPhones(picture, job.crop, job.width)
      : scale(picture, job.width);
    return encodePicture(scaled, job.format, job.prefersLossless);
  }
  const picture = scale(openPicture(job.file), trialWidth);
  const lossless = await nearLosslessWebp(picture);
  const lossy = await encodePicture(picture.clone(), "avif", false);
  return lossless.length <= lossy.length ? null : lossy;
}

/** Scaled before it is cut: a JPEG is decoded smaller then. */
function cropForPhones(picture: Sharp, crop: PhoneCrop, width: number): Sharp {
  const factor = width / crop.width;
  const height = Math.round(crop.height * factor);
  const scaledWidth = Math.round(crop.pictureWidth * factor);
  const left = Math.min(Math.round(crop.left * factor), scaledWidth - width);
  return picture
    .resize({ width: scaledWidth, height, fit: "fill" })
    .extract({ left, top: 0, width, height });
}

function scale(picture: Sharp, width: number): Sharp {
  return picture.resize({ width, withoutEnlargement: true });
}

/** What SVG draws at its own size, in dots an inch. */
const defaultDensity = 72;
const highestDensity = 2_400;

/** A picture as an icon: square, all of it in view. */
async function renderIcon(job: Extract<ImageJob, { kind: "icon" }>): Promise<Buffer> {
  const { file, size, background, drawnSize } = job;
  const density = drawnSize && Math.min((defaultDensity * size) / drawnSize, highestDensity);
  const icon = openPicture(file, density ? { density } : {}).resize(size, size, {
    fit: "contain",
    background: background ?? "#00000000",
  });
  return (background ? icon.flatten({ background }) : icon).png().toBuffer();
}

type Picture = Pick<MediaAsset, "width" | "height" | "focalX" | "focalY">;

/** Cuts the crop for link previews out of a picture, its subject as near to the middle as it fits. */
async function cropPreview(file: string, picture: Picture): Promise<Buffer> {
  const { width, height } = previewSize;
  const scale = Math.max(width / picture.width, height / picture.height);
  const scaled = {
    width: Math.max(width, Math.round(picture.width * scale)),
    height: Math.max(height, Math.round(picture.height * scale)),
  };
  const bytes = await openPicture(file)
    .resize({ ...scaled, fit: "fill" })
    .extract({
      left: Math.round(cropStart(picture.focalX, scaled.width, width)),
      top: Math.round(cropStart(picture.focalY, scaled.height, height)),
      width,
      height,
    })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  return bytes;
}
