import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import { phoneCropOf } from "./phone-crop.ts";

/** Widths in pixels that pictures are served in. A picture is never enlarged. */
const derivativeWidths = [320, 480, 640, 960, 1280, 1600, 1920, 2560];

/** Those of the crop for telephones: at 1, 1.3, 1.8, 2 and 2.7 pixels for one of a hero. */
const phoneCropWidths = [540, 720, 960, 1080, 1440];

/** Every format that pictures are served in. */
const derivativeFormats = ["avif", "webp", "jpeg", "png"] as const;

export type DerivativeFormat = (typeof derivativeFormats)[number];

/** A smaller version of a picture: of the whole, or of its crop for telephones. */
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

/** Whether smaller versions are made: not of videos, of drawings that scale, or of moving pictures. */
export function hasDerivatives({ kind, mediaType, isAnimated }: Picture): boolean {
  return kind === "image" && mediaType !== "image/svg+xml" && !isAnimated;
}

/** The formats that a picture is offered in: best first, what every browser takes last. */
export function formatsFor(picture: Picture): DerivativeFormat[] {
  if (!hasDerivatives(picture)) return [];
  if (picture.prefersLossless) return ["webp", "png"];
  return ["avif", "webp", picture.hasAlpha ? "png" : "jpeg"];
}

/** The widths that a picture of this width comes in; a small one comes in its own width only. */
export function widthsFor(originalWidth: number): number[] {
  return widthsUpTo(originalWidth, derivativeWidths);
}

/** The widths that the crop of a picture for telephones comes in. None where it has no such crop. */
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

/** Reads the last part of a derivative's address. Null where the picture does not come in it. */
export function parseDerivative(picture: CroppedPicture, name: string): PictureVersion | null {
  const [, crop, digits, extension] = /^(phone-)?([1-9]\d{0,3})\.([a-z]+)$/.exec(name) ?? [];
  const format = derivativeFormats.find((known) => known === extension);
  if (!format || !hasDerivatives(picture)) return null;
  const width = Number(digits);
  const isPhoneCrop = crop !== undefined;
  const widths = isPhoneCrop ? phoneCropWidthsFor(picture) : widthsFor(picture.width);
  return widths.includes(width) ? { width, format, isPhoneCrop } : null;
}

/** Size in pixels of the crop that link previews show. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The last part of the address of that crop. */
export const previewName = "preview.jpeg";

type Focus = Pick<MediaAsset, "focalX" | "focalY">;

/** Names the point that the crop is made around. */
export function focusName({ focalX, focalY }: Focus): string {
  return `${Math.round(focalX * 100)}-${Math.round(focalY * 100)}`;
}

/** Another focus makes another address, because caches serve what they have. */
export function previewAddress(picture: Focus & Pick<MediaAsset, "path">): string {
  return `${picture.path}/${previewName}?focus=${focusName(picture)}`;
}
