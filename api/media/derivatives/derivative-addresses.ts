import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import { type PhoneCrop, phoneCropOf } from "./phone-crop.ts";

/** The widest derivative that is encoded before it is requested, in pixels. */
export const widestPrepared = 2560;

/** The widths of derivatives in pixels. Pictures are never enlarged. */
const derivativeWidths = [320, 480, 640, 960, 1280, 1600, 1920, widestPrepared];

/**
 * The width in pixels of the derivative for large windows on screens with twice the pixel density;
 * and the maximum height divided by width of pictures that get this derivative, because encoding a
 * taller picture takes too much memory.
 */
const largeWidth = 3840;
const largeShape = 3 / 4;

/**
 * The widths of the crop for phones, in pixels: for a hero (the large picture at the head of a page) of 600
 * pixels in height, at pixel densities of 1, 1.3, 1.8, 2 and 2.7.
 */
const phoneCropWidths = [540, 720, 960, 1080, 1440];

/** The widths at which all frames of an animated picture are encoded, in pixels. Phones get the first width. */
const phoneWidth = 480;
const movingWidths = [phoneWidth, 960, 1440];

/**
 * The maximum size of an encoded animation, in bytes. For widths above the width for phones, the
 * maximum grows with the number of pixels.
 */
export function movingByteLimit(width = phoneWidth): number {
  return 600_000 * Math.max(1, (width / phoneWidth) ** 2);
}

/**
 * The animated types whose frames sharp decodes. Other animated types, APNG and AVIF sequences, are served
 * unchanged.
 */
const movingTypes = new Set(["image/gif", "image/webp"]);

const derivativeFormats = ["avif", "webp", "jpeg", "png"] as const;

export type DerivativeFormat = (typeof derivativeFormats)[number];

/**
 * A derivative of a picture: of the whole picture, of its crop for phones, or of all its frames.
 */
export type PictureVersion = {
  width: number;
  format: DerivativeFormat;
  isPhoneCrop?: boolean | undefined;
  isMoving?: boolean | undefined;
};

/**
 * The maximum height that each format's encoder accepts, in pixels. The encoder of PNG has no maximum. It
 * gets that of JPEG, so that a picture has the same widths in both formats.
 */
const maxHeights: Record<DerivativeFormat, number> = {
  avif: 16_384,
  webp: 16_383,
  jpeg: 65_500,
  png: 65_500,
};

type Size = Pick<MediaAsset, "width" | "height">;

type Picture = Size &
  Pick<MediaAsset, "kind" | "mediaType" | "hasAlpha" | "isAnimated" | "prefersLossless">;

type CroppedPicture = Picture & Pick<MediaAsset, "focalX">;

/**
 * Whether a file has derivatives. Videos, SVG drawings, and pictures that are too narrow for their height
 * have none. The derivatives of an animated picture show its first frame, except for those with `isMoving`.
 */
export function hasDerivatives({
  kind,
  mediaType,
  width,
  height,
}: Size & Pick<MediaAsset, "kind" | "mediaType">): boolean {
  const isRaster = kind === "image" && mediaType !== "image/svg+xml";
  return isRaster && height <= maxHeights.jpeg * width;
}

/**
 * The widths in which all frames of a picture are encoded. Empty for a picture with only one frame,
 * and where sharp decodes only the first frame.
 */
export function movingWidthsFor(picture: Picture): number[] {
  if (!picture.isAnimated || !movingTypes.has(picture.mediaType)) return [];
  const widths = widthsUpTo(picture.width, movingWidths);
  return widths.filter((width) => isHeldBy("webp", picture, width));
}

/**
 * The formats that can store a picture at all its widths, best first. Every browser supports the last format.
 * AVIF and WebP are left out for pictures that are too tall for them, such as long screenshots.
 */
export function formatsFor(picture: Picture): DerivativeFormat[] {
  if (!hasDerivatives(picture)) return [];
  const lossy = ["avif", "webp", picture.hasAlpha ? "png" : "jpeg"] as const;
  const formats = picture.prefersLossless ? (["webp", "png"] as const) : lossy;
  const largest = widthsFor(picture).at(-1) ?? picture.width;
  return formats.filter((format) => isHeldBy(format, picture, largest));
}

/** Whether the format can store a picture of this size at this width. */
function isHeldBy(format: DerivativeFormat, { width, height }: Size, at: number): boolean {
  return Math.round((height * at) / width) <= maxHeights[format];
}

/**
 * The widths of a picture's derivatives, in pixels. If the picture is narrower than every offered width, it
 * has only its own width.
 */
export function widthsFor({ width, height }: Size): number[] {
  const largest = Math.min(width, Math.floor((maxHeights.jpeg * width) / height));
  const hasLarge = height <= largeShape * width;
  return widthsUpTo(largest, hasLarge ? [...derivativeWidths, largeWidth] : derivativeWidths);
}

/** The width of a small still, in pixels: enough for 240 CSS pixels at a pixel density of 2. */
const stillWidth = 480;

/**
 * The narrowest derivative of at least `minWidth` pixels, or the widest derivative if all are narrower. By
 * default, the small still for lists.
 */
export function stillOf(picture: Picture, minWidth = stillWidth): PictureVersion {
  const widths = widthsFor(picture);
  const width = widths.find((offered) => offered >= minWidth) ?? widths.at(-1) ?? picture.width;
  const fallback = formatsFor(picture).at(-1) ?? "jpeg";
  return { width, format: isHeldBy("webp", picture, width) ? "webp" : fallback };
}

/**
 * The crop of a picture for phones. Null where the crop would show nearly the whole picture, and for animated
 * pictures, because crops are not animated.
 */
function possibleCropOf(picture: CroppedPicture): PhoneCrop | null {
  return hasDerivatives(picture) && !picture.isAnimated ? phoneCropOf(picture) : null;
}

/**
 * The crop for phones that pages refer to. Null where the focal point is in the middle, which is
 * the default: a crop around a point that nobody has chosen might cut off text in the picture. The
 * server still sends such a crop, because cached older pages may refer to it.
 */
export function phoneCropFor(picture: CroppedPicture): PhoneCrop | null {
  return picture.focalX === 0.5 ? null : possibleCropOf(picture);
}

const cropWidthsOf = (crop: PhoneCrop | null) =>
  crop ? widthsUpTo(crop.width, phoneCropWidths) : [];

/**
 * The widths of the crop for phones that pages refer to, in pixels. Empty where pages refer to no
 * crop.
 */
export function phoneCropWidthsFor(picture: CroppedPicture): number[] {
  return cropWidthsOf(phoneCropFor(picture));
}

function widthsUpTo(originalWidth: number, offered: number[]): number[] {
  const smaller = offered.filter((width) => width < originalWidth);
  return originalWidth > (offered.at(-1) ?? 0) ? smaller : [...smaller, originalWidth];
}

export function derivativeAddress(path: string, width: number, format: DerivativeFormat): string {
  return `${path}/${width}.${format}`;
}

export function movingAddress(path: string, width: number): string {
  return `${path}/moving-${width}.webp`;
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
  const [, part, digits, extension] =
    /^(phone-|moving-)?([1-9]\d{0,3})\.([a-z]+)$/.exec(name) ?? [];
  const format = derivativeFormats.find((known) => known === extension);
  if (!format || !hasDerivatives(picture)) return null;
  const width = Number(digits);
  if (part === "phone-") {
    const isPossible = cropWidthsOf(possibleCropOf(picture)).includes(width);
    return isPossible ? { width, format, isPhoneCrop: true } : null;
  }
  if (part === "moving-") {
    const isOffered = format === "webp" && movingWidthsFor(picture).includes(width);
    return isOffered ? { width, format, isMoving: true } : null;
  }
  const exists = widthsFor(picture).includes(width) && isHeldBy(format, picture, width);
  return exists ? { width, format } : null;
}

/** The size of the crop for link previews, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The last part of the address of the crop for link previews. */
export const previewName = "preview.jpeg";

type Focus = Pick<MediaAsset, "focalX" | "focalY">;

/** The focal point in the names and addresses of crops: its x and y in percent, such as 50-30. */
export function focusName({ focalX, focalY }: Focus): string {
  return `${Math.round(focalX * 100)}-${Math.round(focalY * 100)}`;
}

/**
 * The address of the crop for link previews. The address contains the focal point, because browsers
 * do not validate a cached crop: the crop for a new focal point needs a new address.
 */
export function previewAddress(picture: Focus & Pick<MediaAsset, "path">): string {
  return `${picture.path}/${previewName}?focus=${focusName(picture)}`;
}
