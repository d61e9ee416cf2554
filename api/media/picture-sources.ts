import { builder } from "../builder/builder.ts";
import type { MediaAsset } from "../database/__generated__/prisma/client.ts";
import {
  type DerivativeFormat,
  derivativeAddress,
  formatsFor,
  hasDerivatives,
  movingAddress,
  movingByteLimit,
  movingWidthsFor,
  phoneCropAddress,
  phoneCropFor,
  phoneCropWidthsFor,
  widthsFor,
} from "./derivatives/derivative-addresses.ts";

/** The maximum number of formats that formatsFor returns for a picture. */
export const formatCount = 3;

type PictureSource = { format: DerivativeFormat; srcSet: string };

export const PictureSourceType = builder.objectRef<PictureSource>("PictureSource").implement({
  description: "A picture in one format at several widths, as for the source element of HTML.",
  fields: (t) => ({
    mediaType: t.string({
      description: "The media type, such as `image/avif`.",
      resolve: (source) => `image/${source.format}`,
    }),
    srcSet: t.exposeString("srcSet", {
      description: "Addresses and widths for the srcset attribute.",
    }),
  }),
});

type Motion = { mediaType: string; srcSet: string; phoneSrc: string | null };

export const MotionType = builder.objectRef<Motion>("Motion").implement({
  description: "An animated picture with all its frames.",
  fields: (t) => ({
    mediaType: t.exposeString("mediaType", {
      description: "The media type, such as `image/webp`.",
    }),
    srcSet: t.exposeString("srcSet", {
      description: "Addresses and widths for the srcset attribute, in windows wider than phones.",
    }),
    phoneSrc: t.exposeString("phoneSrc", {
      nullable: true,
      description:
        "The address for phones. Null where the file is too large for phones: they get a still.",
    }),
  }),
});

/**
 * The addresses of an animated picture. Null for other pictures. If sharp cannot decode all frames, as of an
 * animated PNG, the address is that of the original.
 */
export function motionOf(asset: MediaAsset): Motion | null {
  if (!asset.isAnimated || !hasDerivatives(asset)) return null;
  const { path, width, mediaType, byteSize } = asset;
  const widths = movingWidthsFor(asset);
  const [narrowest] = widths;
  if (narrowest === undefined) {
    const phoneSrc = byteSize <= movingByteLimit() ? path : null;
    return { mediaType, srcSet: `${path} ${width}w`, phoneSrc };
  }
  const candidates = widths.map((offered) => `${movingAddress(path, offered)} ${offered}w`);
  const phoneSrc = movingAddress(path, narrowest);
  return { mediaType: "image/webp", srcSet: candidates.join(", "), phoneSrc };
}

/** The addresses of a picture's derivatives, by format. Empty where it has no derivatives. */
export function sourcesOf(asset: MediaAsset): PictureSource[] {
  const widths = widthsFor(asset);
  return sources(asset, widths, (width, format) => derivativeAddress(asset.path, width, format));
}

type PhoneCrop = { focalX: number; sources: PictureSource[] };

export const PhoneCropType = builder.objectRef<PhoneCrop>("PhoneCrop").implement({
  description:
    "The part of a wide picture that phones show at the head of a page: its full height, and a width of nine tenths of its height.",
  fields: (t) => ({
    focalX: t.exposeFloat("focalX", {
      description: "The focal point within the crop, from 0 at its left edge to 1 at its right.",
    }),
    sources: t.expose("sources", {
      type: [PictureSourceType],
      extensions: { length: formatCount },
      description: "The crop in its formats, best first; every browser supports the last.",
    }),
  }),
});

/** The crop for phones with its addresses, by format. Null where pages use no such crop. */
export function phoneCropSources(asset: MediaAsset): PhoneCrop | null {
  const crop = phoneCropFor(asset);
  if (!crop) return null;
  const derivativeAddress = (width: number, format: DerivativeFormat) =>
    phoneCropAddress(asset, width, format);
  return {
    focalX: crop.focalX,
    sources: sources(asset, phoneCropWidthsFor(asset), derivativeAddress),
  };
}

function sources(
  asset: MediaAsset,
  widths: number[],
  derivativeAddress: (width: number, format: DerivativeFormat) => string,
): PictureSource[] {
  return formatsFor(asset).map((format) => ({
    format,
    srcSet: widths.map((width) => `${derivativeAddress(width, format)} ${width}w`).join(", "),
  }));
}
