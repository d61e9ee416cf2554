import { builder } from "../builder/builder.ts";
import type { MediaAsset } from "../database/__generated__/prisma/client.ts";
import {
  type DerivativeFormat,
  derivativeAddress,
  formatsFor,
  hasDerivatives,
  phoneCropAddress,
  phoneCropWidthsFor,
  widthsFor,
} from "./derivatives/derivative-addresses.ts";
import { phoneCropOf } from "./derivatives/phone-crop.ts";

type PictureSource = { format: DerivativeFormat; srcSet: string };

export const PictureSourceType = builder.objectRef<PictureSource>("PictureSource").implement({
  description: "A picture in one format at several widths, as for the source element of HTML.",
  fields: (t) => ({
    mediaType: t.string({
      description: "Such as image/avif.",
      resolve: (source) => `image/${source.format}`,
    }),
    srcSet: t.exposeString("srcSet", {
      description: "Addresses and widths for the srcset attribute.",
    }),
  }),
});

/** The picture in all its formats; none where it has no derivatives. */
export function sourcesOf(asset: MediaAsset): PictureSource[] {
  const widths = widthsFor(asset);
  return sources(asset, widths, (width, format) => derivativeAddress(asset.path, width, format));
}

type PhoneCrop = { focalX: number; sources: PictureSource[] };

export const PhoneCropType = builder.objectRef<PhoneCrop>("PhoneCrop").implement({
  description:
    "The part of a wide picture that phones show at the head of a page: its full height, and nine tenths of that in width.",
  fields: (t) => ({
    focalX: t.exposeFloat("focalX", {
      description: "The focal point within the crop, from 0 at its left edge to 1 at its right.",
    }),
    sources: t.expose("sources", {
      type: [PictureSourceType],
      description: "The crop in its formats, best first; every browser supports the last.",
    }),
  }),
});

/** Null where it would be most of the picture, and where there are no derivatives. */
export function phoneCropFor(asset: MediaAsset): PhoneCrop | null {
  const crop = hasDerivatives(asset) ? phoneCropOf(asset) : null;
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
