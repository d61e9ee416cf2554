import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import { phoneCropOf } from "./phone-crop.ts";

/** The widths of derivatives in pixels. Pictures are never enlarged. */
const derivativeWidths = [320, 480, 640, 960, 1280, 1600, 1920, 2560];

/** The widths of the crop for phones: a hero at 1, 1.3, 1.8, 2 and 2.7 times the density. */
const phoneCropWidths = [540, 720, 960, 1080, 1440];

/** The formats of derivatives. */
const derivativeFormats = ["avif", "webp", "jpeg", "png"] as const;

export type DerivativeFormat = (typeof derivativeFormats)[number];

/** A derivative of a picture: of the whole, or of its crop for phones. */
export type PictureVersion = {
  width: number;
  format: DerivativeFormat;
  isPhoneCrop?: boolean | undefined;
};

type Picture = Pick<
  MediaAsset,
  "kind" | "mediaType" | "width" | "hasAlpha" | "isAnimated" | "prefersLossless"
>;

type CroppedPicture = Picture & Pick<MediaAsset, "height" | "focalX">;

/** Whether a picture has derivatives: not videos, SVG drawings, or animated pictures. */
export function hasDerivatives({ kind, mediaType, isAnimated }: Picture): boolean {
  return kind === "image" && mediaType !== "image/svg+xml" && !isAnimated;
}

/** The formats of a picture's derivatives: best first; every browser supports the last. */
export function formatsFor(picture: Picture): DerivativeFormat[] {
  if (!hasDerivatives(picture)) return [];
  if (picture.prefersLossless) return ["webp", "png"];
  return ["avif", "webp", picture.hasAlpha ? "png" : "jpeg"];
}

/** The widths of derivatives for an original of this width; a small one has its own width only. */
export function widthsFor(originalWidth: number): number[] {
  return widthsUpTo(originalWidth, derivativeWidths);
}

/** The widths of a picture's crop for phones. None where it has no such crop. */
export function phoneCropWidthsFor(picture: CroppedPicture): number[] {
  const crop = hasDerivatives(picture) ? phoneCropOf(picture) : null;
  return crop ? widthsUpTo(crop.width, phoneCropWidths) : [];
}

function widthsUpTo(originalWidth: number, offered: number[]): number[] {
  const smaller = offered.filter((width) => width < originalWidth);
  return originalWidth > (offered.at(-1) ?? 0) ? smaller : [...smaller, originalWidth];
}

export function derivativeAddress(path: string, width: number, format: DerivativeFormat): string {
  return `${path}/${width}.${format}`;
}

export function phoneCropAddress(
  picture: Focus & Pick<MediaAsset, "path">,
  width: number,
  format: DerivativeFormat,
): string {
  return `${picture.path}/phone-${width}.${format}?focus=${focusName(picture)}`;
}

/** Parses the last part of a derivative's address. Null where the picture has no such derivative. */
export function parseDerivative(picture: CroppedPicture, name: string): PictureVersion | null {
  const [, crop, digits, extension] = /^(phone-)?([1-9]\d{0,3})\.([a-z]+)$/.exec(name) ?? [];
  const format = derivativeFormats.find((known) => known === extension);
  if (!format || !hasDerivatives(picture)) return null;
  const width = Number(digits);
  const isPhoneCrop = crop !== undefined;
  const widths = isPhoneCrop ? phoneCropWidthsFor(picture) : widthsFor(picture.width);
  return widths.includes(width) ? { width, format, isPhoneCrop } : null;
}

/** The size of the crop for link previews, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The last part of the address of that crop. */
export const previewName = "preview.jpeg";

type Focus = Pick<MediaAsset, "focalX" | "focalY">;

/** The name of the crop's focal point. */
export function focusName({ focalX, focalY }: Focus): string {
  return `${Math.round(focalX * 100)}-${Math.round(focalY * 100)}`;
}

/** The address depends on the focal point, because caches never ask again. */
export function previewAddress(picture: Focus & Pick<MediaAsset, "path">): string {
  return `${picture.path}/${previewName}?focus=${focusName(picture)}`;
}
